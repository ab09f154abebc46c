import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { readCode } from './mailbox.ts'
import { approve, chooseHanse, openVerification, prepare } from './prepared-payment.ts'
import { signInTradingCompany, type TradingCompany } from './trading-company.ts'

test('missing money is said before the code, and is added without leaving the draft', async ({ page }) => {
  const company = await signInTradingCompany(page)
  await prepare(page, { amount: '1000', reference: 'INV 80' })
  const missing = page.getByRole('status').filter({ hasText: '1,000.00 USD is missing' })
  await expect(missing).toContainText('You have 0.00 USD. This payment takes 1,000.00 USD, fee included.')
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(missing).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save and Next' }).click()
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible()
  await missing.getByRole('link', { name: 'Add balance' }).click()
  const adding = page.getByRole('dialog', { name: 'Add balance' })
  await expect(adding.getByLabel('Amount')).toHaveValue('1,000.00')
  await expectAccessible(page)
  await adding.getByRole('button', { name: 'Continue' }).click()
  const code = page.getByRole('dialog', { name: 'Add 1,000.00 USD' })
  await code.getByLabel('Password', { exact: true }).fill(company.password)
  await code.getByLabel('One-time code').fill(await readCode(page, company.email, /code to add balance/))
  await code.getByRole('button', { name: 'Add 1,000.00 USD' }).click()
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible()
  await expect(missing).toBeHidden()
  await approve(page, company)
  await expect(page.getByText('Thank you! Your payment has been successfully completed.')).toBeVisible()
})

test('euros that are missing are converted, and without an account in a currency one is opened', async ({
  page,
}) => {
  await signInTradingCompany(page, { dollars: 500 })
  await page.goto('/simple-payment?step=beneficiary')
  await chooseHanse(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('You send', { exact: true }).fill('800')
  await page.getByLabel('Currency you send').selectOption('EUR')
  const missing = page.getByRole('status').filter({ hasText: 'is missing' })
  await expect(missing).toContainText('100.00 EUR is missing')
  await missing.getByRole('link', { name: 'Convert to EUR' }).click()
  const converting = page.getByRole('dialog', { name: 'Convert' })
  await expect(converting.getByLabel('You receive')).toHaveValue('100.00')
  await converting.getByRole('button', { name: /^Convert \d/ }).click()
  await expect(converting).toBeHidden()
  await expect(missing).toBeHidden()
  await page.getByLabel('Currency you send').selectOption('GBP')
  await expect(missing).toContainText('You have no GBP account yet.')
  await missing.getByRole('link', { name: 'Open GBP account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Open account' }).click()
  await expect(missing).toContainText('You have 0.00 GBP')
  await expect(page.getByLabel('You send', { exact: true })).toHaveValue('800')
})

test('money that left before the code is a refusal that says what to do, and the draft stays', async ({
  page,
}) => {
  const company = await signInTradingCompany(page, { dollars: 1_000 })
  await prepare(page, { amount: '1000', reference: 'INV 85' })
  await openVerification(page)
  await convertAll(company)
  const dialog = page.getByRole('dialog', { name: 'Confirm payment' })
  await dialog.getByLabel('Password', { exact: true }).fill(company.password)
  await dialog.getByLabel('One-time code').fill(await readCode(page, company.email, /approve a payment/))
  await dialog.getByRole('button', { name: /^Pay / }).click()
  const refusal = page.getByRole('dialog', { name: 'The payment failed' })
  await expect(refusal).toContainText('Your balance of 0.00 USD is too small for a payment of 1,000.00 USD.')
  await expect(refusal).toContainText('Please go to your dashboard and add some balance to your wallet')
  await expect(refusal.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
  await expect(refusal).toContainText('1,000.00 USD is missing.')
  await expectAccessible(page)
  await refusal.getByRole('link', { name: 'Add balance' }).click()
  await expect(page.getByRole('dialog', { name: 'Add balance' }).getByLabel('Amount')).toHaveValue('1,000.00')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled()
})

/** In another tab, say. */
async function convertAll({ call }: TradingCompany): Promise<void> {
  const { quote_id } = await call('/users/nium/quote', {
    source_currency_code: 'USD',
    destination_currency_code: 'EUR',
    amount: 1_000,
    side: 'source',
    purpose: 'conversion',
  })
  await call('/users/nium/convert', { quote_id })
}
