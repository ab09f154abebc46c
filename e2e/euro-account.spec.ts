import { readFile } from 'node:fs/promises'
import { type Download, expect, type Locator, type Page, test } from '@playwright/test'
import { readCsv } from '../apps/server/test/read-csv.ts'
import { expectAccessible } from './accessibility.ts'
import { payHanse } from './pay-hanse.ts'
import { signInTradingCompany } from './trading-company.ts'

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
  // The fee is 0.05 %.
  await payHanse(page, company, 'EUR')
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
