import { expect, type Locator, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { readCode } from './mailbox.ts'
import { fillAccount, fillCompany } from './partner-form.ts'
import { openVerification } from './prepared-payment.ts'
import { signInTradingCompany } from './trading-company.ts'

test('a company in China is asked for the code of its bank, and paid for what payments there can be for', async ({
  page,
}) => {
  const { email, password } = await signInTradingCompany(page, { hasPartner: false, dollars: 2000 })
  await page.goto('/simple-payment?step=beneficiary')
  await page.getByRole('button', { name: 'Add New Company' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Partner' })
  await fillCompany(dialog)
  await fillAccount(dialog, { iban: '6217000012348812' })
  await choose(dialog, 'Country', 'China')
  await choose(dialog, 'Currency', 'CNY – Yuan Renminbi')
  await dialog.getByLabel('Payout method').selectOption('LOCAL')
  const bankCode = dialog.getByLabel('SWIFT / IFSC')
  await expect(bankCode).toHaveAccessibleDescription('CNAPS code of 12 digits')
  await bankCode.fill('BKCHCNBJ')
  await dialog.getByRole('button', { name: 'Add partner' }).click()
  await expect(bankCode).toBeFocused()
  await expect(bankCode).toHaveAccessibleDescription(
    /Payments in CNY to China need this: CNAPS code of 12 digits/,
  )
  await expectAccessible(page)
  await bankCode.fill('999290000004')
  await dialog.getByRole('button', { name: 'Add partner' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Next' }).click()

  await page.getByLabel('You send', { exact: true }).fill('1000')
  await page.getByLabel('Reference', { exact: true }).fill('SIM-NOT-ALLOWED')
  await page.getByLabel('Reason').fill('Goods bought')
  await page.getByLabel('Purpose code').fill('IR0')
  await expect(page.getByRole('option', { name: /IR01811/ })).toBeVisible()
  await expect(page.getByRole('option', { name: /Family maintenance/ })).toHaveCount(0)
  await page.getByRole('option', { name: /IR01811/ }).click()
  await page.getByLabel('Source of funds').selectOption('Corporate Account')
  await page.getByLabel('Exemption code').selectOption('01')
  await page.getByRole('button', { name: 'Save and Next' }).click()

  const confirm = await openVerification(page)
  await confirm.getByLabel('Password', { exact: true }).fill(password)
  await confirm.getByLabel('One-time code').fill(await readCode(page, email, /approve a payment/))
  await confirm.getByRole('button', { name: /^Pay / }).click()
  await expect(confirm).toBeHidden()
  await expect(page.getByLabel('Account Reference Name')).toHaveAccessibleDescription(
    /The payments provider would refuse this: This payout is not enabled for the account/,
  )
  await expectAccessible(page)
})

test('an account in Canada has two codes, and its second is asked for', async ({ page }) => {
  await signInTradingCompany(page)
  await page.goto('/partners')
  await page.getByRole('button', { name: 'Add New Partner' }).click()
  const form = page.getByRole('dialog')
  await fillCompany(form)
  await fillAccount(form, { iban: '1234567' })
  await choose(form, 'Country', 'Canada')
  await choose(form, 'Currency', 'CAD – Canadian Dollar')
  await form.getByLabel('Payout method').selectOption('LOCAL')
  await form.getByLabel('SWIFT / IFSC').fill('00012')
  const second = form.getByLabel('Institution number')
  await expect(second).toBeVisible()
  await form.getByRole('button', { name: 'Add partner' }).click()
  await expect(second).toBeFocused()
  await expect(second).toHaveAccessibleDescription(/need this: Institution number/)
  await second.fill('001')
  await form.getByRole('button', { name: 'Add partner' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Edit Hafenhandel Nord GmbH' }).click()
  await expect(page.getByLabel('Institution number')).toHaveValue('001')
})

async function choose(form: Locator, label: string, choice: string): Promise<void> {
  await form.getByLabel(label, { exact: true }).fill(choice)
  await form.getByRole('option', { name: choice, exact: true }).click()
}
