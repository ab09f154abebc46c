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
  await payIn(page, {
    company: await number.textContent(),
    currency: 'USD',
    amount: 1234.5,
    sender: 'Buyer GmbH',
    sender_account: 'DE89370400440532013000',
    reference: 'Invoice 4711',
  })

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

async function payIn(page: Page, data: object): Promise<void> {
  const answer = await page.request.post('/api/sandbox/money-in', { data })
  if (!answer.ok()) throw new Error(await answer.text())
}
