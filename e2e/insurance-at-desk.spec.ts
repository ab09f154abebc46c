import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { draftPolicy } from './given-policy.ts'
import { readCode } from './mailbox.ts'
import { openDesk } from './office-desk.ts'
import { signInTradingCompany } from './trading-company.ts'

test('insurance above its limit is offered by the quote desk, paid, certified, billed, and in the history of its customer', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const company = await signInTradingCompany(page, { hasPartner: false, dollars: 20_000 })
  const { insurance_id } = await draftPolicy(company, {
    invoice_amount: '3000000',
    customer_reason: 'One machine.',
  })
  await company.call('/insurance_details/approve', { insurance_id })
  const desk = await openDesk(browser)
  await offer(desk, String(insurance_id))
  await page.goto(`/insurance/policies/${insurance_id}`)
  const number = await pay(page, company)
  await expect(page.getByRole('button', { name: 'Certificate' })).toBeVisible()
  await readAtDesk(desk, number)
  await desk.context().close()
})

async function offer(desk: Page, id: string): Promise<void> {
  await desk.goto(`/admin/insurance/${id}`)
  await desk.getByRole('link', { name: 'Open at the quote desk' }).click()
  const section = desk.getByRole('region', { name: /^Insurance: request QR-/ })
  await expect(section).toContainText('Tablets on 20 pallets')
  await expect(section).toContainText('3,000,000.00 USD')
  await expect(section).toContainText('The insured value of')
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
  await dialog.getByLabel('Reason for accepting the referral').fill('Reinsured for this voyage.')
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(offers).toContainText('Open')
  await expectAccessible(desk)
}

/** Answers the number of the policy. */
async function pay(page: Page, { email, password }: { email: string; password: string }): Promise<string> {
  await page.getByRole('button', { name: 'Accept quote' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('One-time code').fill(await readCode(page, email, /to accept an insurance quote/))
  await dialog.getByRole('button', { name: 'Pay 12,000.00 USD' }).click()
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
  await expect(desk.getByText('9,000.00').first()).toBeVisible()
  await desk.getByRole('link', { name: `View Detail of Insurance ${number}` }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(number)
}
