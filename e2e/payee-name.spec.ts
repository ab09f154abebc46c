import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { readCode } from './mailbox.ts'
import { fillAccount, fillCompany } from './partner-form.ts'
import { signInTradingCompany, type TradingCompany } from './trading-company.ts'

/** Through the dialog of the partner to the summary of a payment to it. */
async function prepareFor(page: Page, holder: string): Promise<TradingCompany> {
  const company = await signInTradingCompany(page, { hasPartner: false, dollars: 5000 })
  await page.goto('/simple-payment?step=beneficiary')
  await page.getByRole('button', { name: 'Add New Company' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Partner' })
  await fillCompany(dialog)
  await fillAccount(dialog, { iban: 'DE89 3704 0044 0532 0130 00' })
  await dialog.getByLabel('Account holder name').fill(holder)
  await dialog.getByRole('button', { name: 'Add partner' }).click()
  await expect(dialog).toBeHidden()
  return company
}

async function toSummary(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('You send', { exact: true }).fill('1000')
  await page.getByLabel('Reference', { exact: true }).fill('INV 2026-140')
  await page.getByLabel('Reason').fill('Goods bought')
  await page.getByLabel('Purpose code').fill('IR01811')
  await page.getByRole('option', { name: /IR01811/ }).click()
  await page.getByLabel('Source of funds').selectOption('Corporate Account')
  await page.getByLabel('Exemption code').selectOption('01')
  await page.getByRole('button', { name: 'Save and Next' }).click()
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible()
}

async function pay(page: Page, { email, password }: TradingCompany): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm payment' })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('One-time code').fill(await readCode(page, email, /approve a payment/))
  await dialog.getByRole('button', { name: /^Pay / }).click()
  await page.getByRole('link', { name: 'View payment' }).click()
}

test('a payee with a close match: the bank’s name is shown, taken over, and paid', async ({ page }) => {
  const company = await prepareFor(page, 'Hafenhandel SIM-CLOSE')
  await expect(page.getByText('The bank has the name “Hafenhandel Trading”.')).toBeVisible()
  await expectAccessible(page)
  await toSummary(page)
  const beneficiary = page.getByRole('region', { name: 'Beneficiary', exact: true })
  await expect(beneficiary).toContainText('The bank has the name “Hafenhandel Trading”.')
  await beneficiary.getByRole('button', { name: 'Use the bank’s name' }).click()
  await expect(page.getByText('The account holder is Hafenhandel Trading now.')).toBeVisible()
  await expect(beneficiary).toContainText('The bank has this name.')
  await expect(beneficiary).toContainText('Hafenhandel Trading')
  await pay(page, company)
  await expect(page.getByText('The bank has this name')).toBeVisible()
})

test('a payee whose bank has another name is paid once its name is typed', async ({ page }) => {
  const company = await prepareFor(page, 'Hafenhandel SIM-OTHER')
  await expect(page.getByText('The bank has another name for this account.')).toBeVisible()
  await toSummary(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  const typed = page.getByLabel('Type the name of the account holder')
  await expect(typed).toBeFocused()
  await expect(page.getByText('Type the name of the account holder: Hafenhandel SIM-OTHER')).toBeVisible()
  await expectAccessible(page)
  await typed.fill('hafenhandel sim-other')
  await pay(page, company)
  await expect(page.getByText('confirmed the payee alone')).toBeVisible()
  await page.goto('/partners')
  await expect(page.getByText('The bank has another name', { exact: true })).toBeVisible()
})
