import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signInNewCompany } from './new-company.ts'
import { signInTradingCompany } from './trading-company.ts'

// As most people see it: cards turn over, dialogs fade.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a company converts its euros at a locked rate and sees both accounts change', async ({ page }) => {
  await givenVerifiedDashboard(page)
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
  await expect(dialog.getByText(/^Sandbox rate, \d+ \w+ \d{4}/)).toBeVisible()
  await expect(dialog.getByRole('timer')).toHaveText(/^(5:00|4:\d\d)$/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Convert 100.00 EUR' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'US Dollar account' })).toContainText('103.68 USD')
  await expect(page.getByRole('region', { name: 'EURO account' })).toContainText('600.00 EUR')

  await page.getByRole('link', { name: 'Accounts and movements' }).click()
  await expect(page.getByRole('region', { name: 'Total Amount' })).toContainText('103.68 USD')
  const all = page.getByRole('region', { name: 'All accounts' })
  // 103.68 USD and 600.00 EUR at 1.0389.
  await expect(all).toContainText('≈ 727.02 USD')
  await expect(all).toContainText(/1 EUR = 1\.038900 USD · Sandbox rate, \d+ \w+ \d{4}/)
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
  await givenVerifiedDashboard(page)
  await page.getByRole('button', { name: 'Convert EUR' }).click()
  const dialog = page.getByRole('dialog', { name: 'Convert' })
  await dialog.getByLabel('You convert', { exact: true }).fill('100')
  await expect(dialog.getByRole('timer')).toBeVisible()
  await page.clock.fastForward('06:00')
  await expect(dialog.getByText('The quoted rate has expired.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Convert 100.00 EUR' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Get a new rate' })).toBeVisible()
})

test('a rate that is too old is not used, and the page says so', async ({ page }) => {
  await givenVerifiedDashboard(page)
  const message =
    'The latest exchange rate is from 16 Nov 2026. We do not use rates that are older than 4 days. Try again later.'
  await page.route('**/api/users/nium/quote', (route) =>
    route.fulfill({ status: 422, json: { status: 'fail', message, error: { code: 'RATE_UNAVAILABLE' } } }),
  )
  await page.getByRole('button', { name: 'Convert EUR' }).click()
  const dialog = page.getByRole('dialog', { name: 'Convert' })
  await dialog.getByLabel('You convert', { exact: true }).fill('100')
  await expect(dialog.getByRole('alert')).toContainText(message)
  await expect(dialog.getByRole('button', { name: 'Convert', exact: true })).toBeDisabled()
  await expectAccessible(page)

  await page.goto('/simple-payment')
  const calculator = page.getByRole('form', { name: 'Pricing estimate' })
  await calculator.getByLabel('You send', { exact: true }).fill('100')
  await calculator.getByRole('button', { name: 'Calculate' }).click()
  await expect(calculator).toContainText(message)
})

test('before the verification nothing is converted, and the page says why', async ({ page }) => {
  await givenDashboard(page)
  const euros = page.getByRole('region', { name: 'EURO account' })
  await expect(euros).toContainText(
    'The sandbox gave you 700.00 EUR to try things out. It is not real money.',
  )
  await expect(euros).toContainText('You can convert it once your business is verified.')
  await expect(euros).toContainText(/≈ 727\.23 USD\s*Sandbox rate, \d+ \w+ \d{4}/)
  await euros.getByRole('button', { name: 'Convert EUR' }).click()
  const dialog = page.getByRole('dialog', { name: 'Convert' })
  await expect(dialog).toContainText('Verify your business first')
  await expect(dialog.getByLabel('You convert', { exact: true })).toBeHidden()
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'Go to Business Info' }).click()
  await expect(page.getByRole('heading', { name: 'Business Info' })).toBeVisible()
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

/** The dashboard of a company whose business is verified. */
async function givenVerifiedDashboard(page: Page): Promise<void> {
  await signInTradingCompany(page, { hasPartner: false })
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'EURO account' })).toContainText('700.00 EUR')
}

/** The dashboard of a company that has just signed up, once its first accounts are open. */
async function givenDashboard(page: Page): Promise<void> {
  await signInNewCompany(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'EURO account' })).toContainText('700.00 EUR')
}
