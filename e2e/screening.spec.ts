import { type Browser, expect, type Page, test } from '@playwright/test'
import { demoPartners } from '../apps/server/seeds/demo-partners.ts'
import { demoAdministrator, demoPassword } from '../apps/server/seeds/demo-people.ts'
import { expectAccessible } from './accessibility.ts'
import { followMenu } from './office-desk.ts'
import { mailedCode, signInTradingCompany, type TradingCompany } from './trading-company.ts'

test('a payment to a listed name is held, explained and released by the office', async ({
  page,
  browser,
}) => {
  const company = await signInTradingCompany(page, { hasPartner: false, dollars: 3_000 })
  // Its own name, so that each run of the story has a case of its own.
  const name = `Veltrania Export Bureau ${Date.now() % 100_000}`
  const payment = await payListedPartner(page, company, name)
  await page.goto(`/payments/${payment}`)
  await expect(page.getByText('Being checked', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('We check the payment, and then send it.').first()).toBeVisible()
  const cancel = page.getByRole('button', { name: 'Cancel payment' })
  await expect(cancel).toHaveAttribute('aria-disabled', 'true')
  await expect(cancel).toHaveAccessibleDescription(/^We are checking this payment\. It cannot be cancelled/)
  await cancel.focus()
  await expect(cancel).toBeFocused()
  await expectAccessible(page)

  const desk = await openDesk(browser)
  await followMenu(desk, 'Screening')
  await desk.getByLabel('Search by company, name or number').fill(name)
  await expect(desk).toHaveURL(/search=/)
  await expectAccessible(desk)
  await desk.getByRole('row', { name: new RegExp(name) }).click()
  await expect(desk.getByRole('heading', { name: /^Match SC-/ })).toBeVisible()
  await expect(desk.getByText('SANDBOX-1')).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'False match' }).click()
  const dialog = desk.getByRole('dialog', { name: 'This is somebody else' })
  await dialog.getByLabel('Reason, for our records').fill('A bakery in Ghent.')
  await dialog.getByRole('button', { name: 'Clear match' }).click()
  await expect(desk.getByText('False match. What waited for it goes on.')).toBeVisible()
  await expect(desk.getByText('This match is cleared already.')).toBeVisible()
  await desk.context().close()

  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible({ timeout: 60_000 })
})

/** By calls: how a person pays, other stories tell. */
async function payListedPartner(
  page: Page,
  { call, email, password }: TradingCompany,
  company_name: string,
): Promise<string> {
  const { beneficiary_id } = await call('/beneficiary_details/add', [{ ...demoPartners.hanse, company_name }])
  const accounts = (await call('/beneficiary_accnt_details/get', { beneficiary_id })) as unknown as {
    beneficiary_account_id: string
  }[]
  const quote = await call('/users/nium/quote', {
    source_currency_code: 'USD',
    destination_currency_code: 'EUR',
    amount: 1_000,
  })
  const fields = {
    beneficiary_id,
    beneficiary_account_id: accounts[0]?.beneficiary_account_id,
    amount_sent: quote.amount_sent,
    amount_sent_currency: 'USD',
    amount_received: quote.amount_received,
    amount_received_currency: 'EUR',
    fees: quote.fees,
    quote_id: quote.quote_id,
    reference: 'Invoice 4711',
    reason: 'Settlement of an invoice',
    paid_from: 'Account Balance',
    purposeCode: 'IR01811',
    sourceOfFunds: 'Corporate Account',
    exemptionCode: '01',
  }
  const { simple_payment_id } = await call('/simple_payment/save', { save_as_draft: 1, step: 4, ...fields })
  await call('/users/nium/send_code', { type: 'simple payment', simple_payment_id })
  await call('/simple_payment/save', {
    save_as_draft: 0,
    simple_payment_id,
    contract_id: '12345',
    ...fields,
    password,
    verify_code: await mailedCode(page, email, 'code to approve a payment'),
  })
  return String(simple_payment_id)
}

async function openDesk(browser: Browser): Promise<Page> {
  const desk = await (await browser.newContext()).newPage()
  await desk.goto('/admin/login')
  await desk.getByLabel('Email').fill(demoAdministrator)
  await desk.getByLabel('Password', { exact: true }).fill(demoPassword)
  await desk.getByRole('button', { name: 'Sign in' }).click()
  await expect(desk).toHaveURL('/admin/dashboard')
  return desk
}
