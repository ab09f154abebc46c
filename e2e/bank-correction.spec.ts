import { expect, type Page, test } from '@playwright/test'
import { demoPartners } from '../apps/server/seeds/demo-partners.ts'
import { expectAccessible } from './accessibility.ts'
import { openDesk } from './office-desk.ts'
import { mailedCode, signInTradingCompany, type TradingCompany } from './trading-company.ts'

const name = `Lakeshore Valves ${Date.now()}`

test('a bank corrects an account: the office calls, the company changes it, and the notice ends', async ({
  page,
  browser,
}) => {
  const company = await signInTradingCompany(page, { hasPartner: false, dollars: 5000 })
  const reference = await payByAch(page, company)

  await page.goto('/sandbox')
  const payout = page
    .getByRole('region', { name: 'Payments provider', exact: true })
    .getByRole('listitem')
    .filter({ hasText: reference })
  await payout.getByRole('button', { name: 'Correct the account' }).click()

  await expect(async () => {
    await page.goto('/partners')
    await expect(page.getByRole('row', { name })).toContainText('The bank corrected an account', {
      timeout: 1000,
    })
  }).toPass()

  const desk = await openDesk(browser)
  await expect(async () => {
    await desk.goto('/admin/tasks')
    const task = desk.getByText(`the bank of ${name} corrected its account`)
    await expect(task.first()).toContainText('The bank has: Routing number 021000021', { timeout: 1000 })
  }).toPass()
  await desk.close()

  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByText('The bank corrected this account.')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/partners')

  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const form = page.getByRole('dialog')
  await expect(form).toContainText('The bank corrected this account.')
  await expect(form).toContainText('Routing number changed. The bank has: Routing number 021000021.')
  await expectAccessible(page)
  const code = form.getByLabel('SWIFT / IFSC')
  // A slip of the person who copies it.
  await code.fill('021000012')
  await form.getByRole('button', { name: /^Save/ }).click()
  await expect(code).toHaveAccessibleDescription(/check digits of this routing number do not match/)
  await code.fill('021000021')
  await form.getByRole('button', { name: /^Save/ }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('row', { name })).not.toContainText('The bank corrected an account')
})

/** A payment in dollars to an account in Chicago, by its old routing number, which the bank has paid out. */
async function payByAch(page: Page, { call, email, password }: TradingCompany): Promise<string> {
  const [account] = demoPartners.lakeshore.account_details
  const local = { ...account, swift_ifsc: '026073150', payoutMethod: 'LOCAL' }
  const partner = { ...demoPartners.lakeshore, company_name: name, account_details: [local] }
  const { beneficiary_id } = await call('/beneficiary_details/add', [partner])
  const accounts = (await call('/beneficiary_accnt_details/get', { beneficiary_id })) as unknown
  const [saved] = accounts as { beneficiary_account_id: string }[]
  const pair = { source_currency_code: 'USD', destination_currency_code: 'USD', amount: 1000 }
  const quote = await call('/users/nium/quote', pair)
  const fields = {
    ...{ beneficiary_id, beneficiary_account_id: saved?.beneficiary_account_id },
    ...{ amount_sent: quote.amount_sent, amount_sent_currency: 'USD' },
    ...{ amount_received: quote.amount_received, amount_received_currency: 'USD' },
    ...{ fees: quote.fees, quote_id: quote.quote_id, reference: `INV ${Date.now()}` },
    ...{ reason: 'Settlement of an invoice', paid_from: 'Account Balance', purposeCode: 'IR01811' },
    ...{ sourceOfFunds: 'Corporate Account', exemptionCode: '01' },
  }
  const { simple_payment_id } = await call('/simple_payment/save', { save_as_draft: 1, step: 4, ...fields })
  await call('/users/nium/send_code', { type: 'simple payment', simple_payment_id })
  const verify_code = await mailedCode(page, email, 'code to approve a payment')
  const submitted = { simple_payment_id, contract_id: '12345', ...fields, password, verify_code }
  await call('/simple_payment/save', { save_as_draft: 0, ...submitted })
  return fields.reference
}
