import { readFile } from 'node:fs/promises'
import { type Download, expect, type Locator, type Page, test } from '@playwright/test'
import { demoPartners } from '../apps/server/seeds/demo-partners.ts'
import { readCsv } from '../apps/server/test/read-csv.ts'
import { expectAccessible } from './accessibility.ts'
import { mailedCode, signInTradingCompany, type TradingCompany } from './trading-company.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('an EUR account is opened, paid into from outside, and shown in a statement that reconciles with fees', async ({
  page,
}) => {
  const company = await signInTradingCompany(page, { hasPartner: false })
  await page.goto('/dashboard/wallet')
  const dialog = await openDetails(page, 'EUR')
  const iban = await dialog.getByText(/^LT\d\d /).evaluate((fact) => fact.firstChild?.textContent)
  expect(iban).toMatch(/^LT\d\d( \d{4}){4}$/)
  await expect(dialog.getByRole('definition').first()).toContainText('Okafor Imports Inc.')
  await dialog.getByRole('button', { name: 'Copy IBAN' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(iban?.replaceAll(' ', ''))
  const paper = await downloaded(page, () => dialog.getByRole('button', { name: 'Download PDF' }).click())
  expect(paper.suggestedFilename()).toBe('account-details-EUR.pdf')
  expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expectAccessible(page)

  await payIn(await page.context().newPage(), copied)
  await page.goto('/dashboard/wallet?currency=EUR')
  const movements = page.getByRole('table', { name: 'Movements in EUR' })
  await expect(async () => {
    await page.reload()
    await expect(movements).toContainText(/Payment from Buyer GmbH.*Invoice 4711.*2,000.00 EUR.*2,700.00 EUR/)
  }).toPass()
  await payPartner(page, company)
  await readStatement(page)
})

test('before the verification there is no account number, and the dialog says what to do', async ({
  page,
}) => {
  await signInTradingCompany(page, { isCleared: false, hasPartner: false })
  await page.goto('/dashboard/wallet')
  const dialog = await openDetails(page, 'EUR')
  await expect(dialog.getByText('Account status is not active yet')).toBeVisible()
  await expect(dialog.getByRole('definition')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: /Copy|Download/ })).toHaveCount(0)
  await expectAccessible(page)
})

async function openDetails(page: Page, currency: string): Promise<Locator> {
  await page.getByRole('button', { name: `Account details ${currency}` }).click()
  const dialog = page.getByRole('dialog', { name: `${currency} account details` })
  await expect(dialog).toBeVisible()
  return dialog
}

/** A buyer elsewhere, played at the sandbox desk. */
async function payIn(page: Page, iban: string): Promise<void> {
  await page.goto('/sandbox')
  const panel = page.getByRole('region', { name: 'Money from outside' })
  await panel.getByLabel('Account', { exact: true }).fill(iban)
  await panel.getByRole('option').click()
  await panel.getByLabel('Amount').fill('2000')
  await panel.getByLabel('Sender', { exact: true }).fill('Buyer GmbH')
  await panel.getByLabel('Sender’s account').fill('DE89370400440532013000')
  await panel.getByLabel('Reference').fill('Invoice 4711')
  await panel.getByRole('button', { name: 'Pay in' }).click()
  await expect(panel.getByText('Paid in: 2,000.00 EUR from Buyer GmbH.')).toBeVisible()
  await page.close()
}

/** Euros to a euro account, by calls: the fee is 0.05 %. */
async function payPartner(page: Page, { email, password, call }: TradingCompany): Promise<void> {
  const { beneficiary_id } = await call('/beneficiary_details/add', [demoPartners.hanse])
  const accounts = (await call('/beneficiary_accnt_details/get', { beneficiary_id })) as unknown as {
    beneficiary_account_id: string
  }[]
  const quote = await call('/users/nium/quote', {
    source_currency_code: 'EUR',
    destination_currency_code: 'EUR',
    amount: 1000,
    purpose: 'payment',
  })
  const fields = {
    beneficiary_id,
    beneficiary_account_id: accounts[0]?.beneficiary_account_id,
    amount_sent: quote.amount_sent,
    amount_sent_currency: 'EUR',
    amount_received: quote.amount_received,
    amount_received_currency: 'EUR',
    fees: quote.fees,
    quote_id: quote.quote_id,
    reference: 'INV 2026-140',
    reason: 'Settlement of an invoice',
    paid_from: 'Account Balance',
    purposeCode: 'IR01811',
    sourceOfFunds: 'Corporate Account',
    exemptionCode: '01',
  }
  await submit(page, { email, password, call }, fields)
}

async function submit(page: Page, { email, password, call }: TradingCompany, fields: object): Promise<void> {
  const { simple_payment_id } = await call('/simple_payment/save', {
    save_as_draft: 1,
    step: 4,
    ...fields,
  })
  await call('/users/nium/send_code', { type: 'simple payment', simple_payment_id })
  await call('/simple_payment/save', {
    save_as_draft: 0,
    simple_payment_id,
    contract_id: '12345',
    ...fields,
    password,
    verify_code: await mailedCode(page, email, 'code to approve a payment'),
  })
}

async function readStatement(page: Page): Promise<void> {
  await page.goto('/dashboard/wallet/statements')
  await page.getByLabel('Account', { exact: true }).selectOption('EUR')
  const take = (format: string) =>
    page.getByRole('button', { name: `Statement as ${format}`, exact: true }).click()
  const csv = await textOf(await downloaded(page, () => take('CSV')))
  const rows = readCsv(csv)
  const cents = (text = '') => Math.round(Number(text) * 100)
  const sum = rows.reduce((sum, { Amount }) => sum + cents(Amount), 0)
  expect(cents(rows.at(0)?.Balance) + sum).toBe(cents(rows.at(-1)?.Balance))
  expect(rows.slice(2, -1)).toMatchObject([
    {
      Counterparty: 'Buyer GmbH',
      'Counterparty account': 'DE89370400440532013000',
      Reference: 'Invoice 4711',
      Amount: '2000.00',
      Number: expect.stringMatching(/^IP-/),
    },
    {
      Counterparty: 'Hanse Teile GmbH',
      'Counterparty account': 'DE89370400440532013000',
      Amount: '-1000.00',
      Fee: '0.50',
      'Counter amount': '999.50',
      Number: expect.stringMatching(/^PY-/),
    },
  ])
  expect(rows.at(-1)?.Balance).toBe('1700.00')
  const camt = await textOf(await downloaded(page, () => take('camt.053')))
  expect(camt).toContain('<TtlChrgsAndTaxAmt Ccy="EUR">0.50</TtlChrgsAndTaxAmt>')
  expect(camt).toContain('<CdtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></CdtrAcct>')
  const paper = await downloaded(page, () => take('PDF'))
  expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe('%PDF-')
}

async function downloaded(page: Page, act: () => Promise<void>): Promise<Download> {
  const download = page.waitForEvent('download')
  await act()
  return download
}

const textOf = async (file: Download): Promise<string> => readFile(await file.path(), 'utf8')
