import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signInNewCompany } from './new-company.ts'
import { fillAccount, fillCompany } from './partner-form.ts'
import { signInTradingCompany } from './trading-company.ts'

test('a partner is added with a German account, and an error in its IBAN is shown at the field', async ({
  page,
}) => {
  await signInNewCompany(page)
  await page.goto('/partners')
  await expect(page.getByText('No record found')).toBeVisible()
  const form = await openDialog(page, 'Add New Partner')

  await form.getByRole('button', { name: 'Add partner' }).click()
  await expect(form.getByLabel('Company name')).toBeFocused()
  await expect(form.getByText('company name is required')).toBeVisible()
  await expect(form.getByText('ACCOUNT NO. / IBAN must be at least 3 characters')).toBeVisible()
  await expectAccessible(page)

  await fillCompany(form)
  await fillAccount(form, { iban: 'DE89 3704 0044 0532 0130 01' })
  await form.getByRole('button', { name: 'Add partner' }).click()
  await expect(form.getByLabel('Account no. / IBAN')).toBeFocused()
  await expect(form.getByLabel('Account no. / IBAN')).toHaveAccessibleDescription(/check digits/)

  await form.getByLabel('Account no. / IBAN').fill('IBAN DE89 3704 0044 0532 0130 00')
  await form.getByLabel('SWIFT / IFSC').fill('TRWIBEB1')
  await form.getByRole('button', { name: 'Add partner' }).click()
  await expect(form.getByRole('alert')).toHaveText(
    'The BIC TRWIBEB1 is from Belgium, but the IBAN DE89370400440532013000 is from Germany. Some banks have both: compare them with the invoice. Save again if they are right.',
  )
  await form.getByRole('button', { name: 'Add partner' }).click()
  await expect(page.getByText('Beneficiary Account Updated Successfully')).toBeVisible()
  await expect(page.getByRole('row', { name: /Hafenhandel Nord GmbH.*EUR ••3000/ })).toBeVisible()
  await expectAccessible(page)
})

test('unsaved input survives a reload, is gone after saving, and never fills another partner’s form', async ({
  page,
}) => {
  await signInNewCompany(page)
  await page.goto('/partners')
  const form = await openDialog(page, 'Add New Partner')
  await fillCompany(form)
  await page.reload()
  await openDialog(page, 'Add New Partner')
  await expect(form.getByText('These are your unsaved changes.')).toBeVisible()
  await expect(form.getByLabel('Company name')).toHaveValue('Hafenhandel Nord GmbH')
  await fillAccount(form, { iban: 'DE89370400440532013000' })
  await form.getByRole('button', { name: 'Add partner' }).click()
  await expect(form).toBeHidden()

  await openDialog(page, 'Add New Partner')
  await expect(form.getByLabel('Company name')).toHaveValue('')
  await form.getByLabel('Company name').fill('Half a name')
  await page.keyboard.press('Escape')
  await openDialog(page, 'Edit Hafenhandel Nord GmbH')
  await expect(form.getByLabel('Company name')).toHaveValue('Hafenhandel Nord GmbH')
})

test('a partner is paid from its row', async ({ page }) => {
  await signInTradingCompany(page)
  await page.goto('/partners')
  await page.getByRole('link', { name: 'Pay Hanse Teile GmbH' }).click()
  await expect(page.getByLabel('Beneficiary', { exact: true })).toHaveValue('Hanse Teile GmbH')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByLabel('You send', { exact: true })).toBeVisible()
})

test('a second account is added and removed; the first one stays', async ({ page }) => {
  await signInNewCompany(page)
  await page.goto('/partners')
  const form = await openDialog(page, 'Add New Partner')
  await fillCompany(form)
  await fillAccount(form, { iban: 'DE89370400440532013000' })
  await expect(form.getByRole('button', { name: /^Remove account/ })).toHaveCount(0)
  await form.getByRole('button', { name: 'Add another account' }).click()
  await fillAccount(form.getByRole('group', { name: 'Account 2' }), { iban: 'DE75512108001245126199' })
  await form.getByRole('button', { name: 'Add partner' }).click()
  await expect(page.getByText('EUR ••3000, EUR ••6199')).toBeVisible()

  await openDialog(page, 'Edit Hafenhandel Nord GmbH')
  await form.getByRole('button', { name: 'Remove account 2' }).click()
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('EUR ••3000', { exact: true })).toBeVisible()
})

async function openDialog(page: Page, button: string): Promise<Locator> {
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Company name')).toBeVisible()
  return dialog
}
