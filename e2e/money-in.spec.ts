import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signInTradingCompany } from './trading-company.ts'

test('money that a buyer pays in appears in the wallet, with its sender and reference', async ({ page }) => {
  await signInTradingCompany(page, { hasPartner: false })
  await page.goto('/dashboard')
  const dollars = page.getByRole('region', { name: 'US Dollar account' })
  await dollars.getByRole('button', { name: 'Account details' }).click()
  const number = dollars.getByRole('definition').first()
  await expect(number).toHaveText(/^\d{12}$/)
  await payIn(await page.context().newPage(), (await number.textContent()) ?? '')

  const movements = page.getByRole('table', { name: 'Movements in USD' })
  await expect(async () => {
    await page.goto('/dashboard/wallet?kind=incoming')
    await expect(movements.getByRole('row')).toContainText([
      'Balance',
      /Payment from Buyer GmbH.*Invoice 4711.*1,234.50 USD.*1,234.50 USD/,
    ])
  }).toPass()
  await movements.getByRole('link', { name: /Payment from Buyer GmbH/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Payment from Buyer GmbH' })
  await expect(dialog).toContainText('DE89370400440532013000')
  await expect(dialog).toContainText('Invoice 4711')
  await expect(dialog).toContainText(/IP-\d{4}-\d{6}/)
  await expectAccessible(page)
})

/** A payer elsewhere, played at the sandbox desk. */
async function payIn(page: Page, account: string): Promise<void> {
  await page.goto('/sandbox')
  const panel = page.getByRole('region', { name: 'Money from outside' })
  await panel.getByRole('button', { name: 'Pay in' }).click()
  await expect(panel.getByText('Choose an account')).toBeVisible()
  await panel.getByLabel('Account', { exact: true }).fill(account)
  await panel.getByRole('option').click()
  await panel.getByLabel('Amount').fill('1234.5')
  await panel.getByLabel('Sender', { exact: true }).fill('Buyer GmbH')
  await panel.getByLabel('Sender’s account').fill('DE89370400440532013000')
  await panel.getByLabel('Reference').fill('Invoice 4711')
  await panel.getByRole('button', { name: 'Pay in' }).click()
  await expect(panel.getByText('Paid in: 1,234.50 USD from Buyer GmbH.')).toBeVisible()
  const arrivals = panel.getByRole('list', { name: 'Latest arrivals' })
  await expect(arrivals).toContainText(
    /Buyer GmbH to Okafor Imports Inc\..*Invoice 4711.*1,234.50 USD.*Received/,
    {
      timeout: 15_000,
    },
  )
  await expectAccessible(page)
  await page.close()
}
