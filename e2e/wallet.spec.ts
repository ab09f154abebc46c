import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signInNewCompany } from './new-company.ts'

// As most people see it: cards turn over, dialogs fade.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a company converts its euros at a locked rate and sees both accounts change', async ({ page }) => {
  await givenDashboard(page)
  await page.getByRole('button', { name: 'Convert EUR' }).click()
  const dialog = page.getByRole('dialog', { name: 'Convert' })
  await expect(dialog.getByRole('button', { name: 'Convert', exact: true })).toBeDisabled()

  await dialog.getByLabel('You convert', { exact: true }).fill('700.01')
  await expect(dialog.getByText('There is not enough money in this account.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('You receive', { exact: true }).fill('50')
  await expect(dialog.getByLabel('You convert', { exact: true })).toHaveValue('48.23')
  await dialog.getByLabel('You convert', { exact: true }).fill('100')
  await expect(dialog.getByLabel('You receive', { exact: true })).toHaveValue('103.68')
  await expect(dialog.getByText('1 EUR = 1.036822 USD')).toBeVisible()
  await expect(dialog.getByRole('timer')).toHaveText(/^(5:00|4:\d\d)$/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Convert 100.00 EUR' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'US Dollar account' })).toContainText('103.68 USD')
  await expect(page.getByRole('region', { name: 'EURO account' })).toContainText('600.00 EUR')

  await page.getByRole('link', { name: 'Accounts and movements' }).click()
  await expect(page.getByRole('region', { name: 'Total Amount' })).toContainText('103.68 USD')
  await page.getByLabel('Account', { exact: true }).selectOption('EUR')
  const movements = page.getByRole('table', { name: 'Movements in EUR' })
  await expect(movements.getByRole('row')).toContainText([
    'Balance',
    /Converted 100.00 EUR to 103.68 USD.*−100.00 EUR.*600.00 EUR/,
    /Opening balance.*700.00 EUR.*700.00 EUR/,
  ])
  await expectAccessible(page)
})

test('an expired rate is shown as expired, and is not used', async ({ page }) => {
  await page.clock.install()
  await givenDashboard(page)
  await page.getByRole('button', { name: 'Convert EUR' }).click()
  const dialog = page.getByRole('dialog', { name: 'Convert' })
  await dialog.getByLabel('You convert', { exact: true }).fill('100')
  await expect(dialog.getByRole('timer')).toBeVisible()
  await page.clock.fastForward('06:00')
  await expect(dialog.getByText('The quoted rate has expired.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Convert 100.00 EUR' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Get a new rate' })).toBeVisible()
})

test('the dollar card turns over, balance waits for the verification, a further currency opens', async ({
  page,
}) => {
  await givenDashboard(page)
  const dollars = page.getByRole('region', { name: 'US Dollar account' })
  await dollars.getByRole('button', { name: 'Account details' }).click()
  await expect(dollars.getByText('Account status is not active yet')).toBeVisible()
  await expect(dollars.getByRole('button', { name: 'Show balance' })).toBeFocused()
  await expectAccessible(page)

  await dollars.getByRole('button', { name: 'Add balance' }).click()
  await expect(page.getByText(/Please complete your KYB to make a payment/)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('button', { name: 'Add New Currency' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Currency' })
  await dialog.getByRole('button', { name: 'Open account' }).click()
  await expect(dialog.getByText('Currency is required')).toBeVisible()
  await dialog.getByLabel('Currency', { exact: true }).fill('pound')
  await dialog.getByRole('option', { name: 'GBP · Pound Sterling' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Open account' }).click()
  await expect(page.getByRole('region', { name: 'Pound Sterling account' })).toContainText('0.00 GBP')
})

/** The dashboard of a company that has just signed up, once its first accounts are open. */
async function givenDashboard(page: Page): Promise<void> {
  await signInNewCompany(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'EURO account' })).toContainText('700.00 EUR')
}
