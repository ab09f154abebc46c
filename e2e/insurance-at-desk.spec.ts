import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import {
  askVendor,
  expectOutcome,
  fillPrice,
  givenAskable,
  openVendorLink,
  sendAnswer,
  type Vendor,
} from './asked-vendor.ts'
import { draftPolicy } from './given-policy.ts'
import { readCode } from './mailbox.ts'
import { openDesk } from './office-desk.ts'
import { signInTradingCompany } from './trading-company.ts'

test('insurance above its limit is offered by the quote desk and, cheaper, by an insurer through its link, paid, certified, billed, and in the history of its customer', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const company = await signInTradingCompany(page, { hasPartner: false, dollars: 20_000 })
  const { insurance_id } = await draftPolicy(company, {
    invoice_amount: '3000000',
    customer_reason: 'One machine.',
  })
  await company.call('/insurance_details/approve', { insurance_id })
  const desk = await openDesk(browser)
  const insurer = await givenAskable(page, String(insurance_id))
  const section = await offer(desk, String(insurance_id), insurer)
  await page.goto(`/insurance/policies/${insurance_id}`)
  await expect(page.getByText('12,000.00 USD').first()).toBeVisible()
  await answerByPhone(page, browser, insurer)
  await useAnswer(desk, section, insurer)
  await page.reload()
  const number = await pay(page, company)
  await expect(page.getByRole('button', { name: 'Certificate' })).toBeVisible()
  await expectOutcome(page, insurer, 'Our customer accepted your offer')
  await readBill(page, number)
  await readAtDesk(desk, number)
  await desk.context().close()
})

/** The desk asks an insurer, and makes an offer of its own meanwhile. */
async function offer(desk: Page, id: string, insurer: Vendor): Promise<Locator> {
  await desk.goto(`/admin/insurance/${id}`)
  await desk.getByRole('link', { name: 'Open at the quote desk' }).click()
  const section = desk.getByRole('region', { name: /^Insurance: request QR-/ })
  await expect(section).toContainText('Tablets on 20 pallets')
  await expect(section).toContainText('3,000,000.00 USD')
  await expect(section).toContainText('The insured value of')
  await askVendor(section, insurer)
  const form = section.getByRole('form', { name: 'Quotes for Insurance' })
  await form.getByLabel('Quote name').fill('Cargo insurance, one voyage')
  await form.getByLabel('Buy amount').fill('9000')
  await expect(form.getByLabel('Quote amount')).toHaveValue('12,000.00')
  await expectAccessible(desk)
  await form.getByRole('button', { name: 'Submit' }).click()
  const offers = section.getByRole('table', { name: 'Offers' })
  await expect(offers).toContainText('Not published')
  await section.getByRole('button', { name: 'Approve' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Publish the offer' })
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog).toContainText('Say why this is accepted')
  await expectAccessible(desk)
  await approveWith(dialog, 'Our own book takes it.')
  await expect(offers).toContainText('Open')
  await expectAccessible(desk)
  return section
}

async function approveWith(dialog: Locator, reason: string): Promise<void> {
  await dialog.getByLabel('Reason for accepting the referral').fill(reason)
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog).toHaveCount(0)
}

async function answerByPhone(page: Page, browser: Browser, insurer: Vendor): Promise<void> {
  const phone = await openVendorLink(page, browser, insurer)
  await expect(phone.getByText('Tablets on 20 pallets')).toBeVisible()
  // Why it is referred, and what the goods cost, is no business of an insurer.
  await expect(phone.getByText('The insured value of')).toHaveCount(0)
  await fillPrice(phone, { price: '7500', days: '1', validDays: 2 })
  await sendAnswer(phone)
  await phone.context().close()
}

/** In place of the desk's own offer. */
async function useAnswer(desk: Page, section: Locator, { name }: Vendor): Promise<void> {
  await desk.reload()
  await section.getByRole('button', { name: `Use this answer of ${name}` }).click()
  const form = section.getByRole('form', { name: 'Quotes for Insurance' })
  await expect(form.getByLabel('Quote amount')).toHaveValue('10,500.00')
  await form.getByLabel('Quote name').fill('Reinsured, one voyage')
  await form.getByRole('button', { name: 'Submit' }).click()
  const offers = section.getByRole('table', { name: 'Offers' })
  await expect(offers).toContainText('Not published')
  await section.getByRole('button', { name: 'Approve' }).click()
  await approveWith(desk.getByRole('dialog', { name: 'Publish the offer' }), 'Reinsured for this voyage.')
  await expect(offers).toContainText('Replaced by a new offer')
}

/** Its job writes the invoice a moment after the payment. */
async function readBill(page: Page, number: string): Promise<void> {
  await expect(async () => {
    await page.goto('/dashboard/wallet/invoices')
    const bill = page.getByRole('row').filter({ hasText: number })
    await expect(bill).toContainText('10,500.00 USD', { timeout: 2000 })
  }).toPass()
}

/** Answers the number of the policy. */
async function pay(page: Page, { email, password }: { email: string; password: string }): Promise<string> {
  await page.getByRole('button', { name: 'Accept quote' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('One-time code').fill(await readCode(page, email, /to accept an insurance quote/))
  await dialog.getByRole('button', { name: 'Pay 10,500.00 USD' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Insured', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Reinsured for this voyage.')).toHaveCount(0)
  await expectAccessible(page)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  return /IN-\d{4}-\d{6}/.exec(title)?.[0] ?? ''
}

/** The offer has won, and the row of the policy among the services of its trade leads to it. */
async function readAtDesk(desk: Page, number: string): Promise<void> {
  await desk.reload()
  const section = desk.getByRole('region', { name: /^Insurance: request QR-/ })
  await expect(section.getByRole('table', { name: 'Offers' })).toContainText('Accepted')
  await desk.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(desk)
  await desk.getByRole('main').getByRole('link', { name: 'Okafor Imports Inc.', exact: true }).click()
  await desk.getByRole('main').getByRole('link', { name: 'History', exact: true }).click()
  await expect(desk.getByText('7,500.00').first()).toBeVisible()
  await desk.getByRole('link', { name: `View Detail of Insurance ${number}` }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(number)
}
