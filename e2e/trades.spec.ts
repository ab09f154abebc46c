import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { givenPolicy } from './given-policy.ts'
import { signInTradingCompany, type TradingCompany } from './trading-company.ts'

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A payment, a booking and a policy, each by calls: how a person does it, other stories tell. Answers their cost. */
async function givenServices(page: Page, company: TradingCompany): Promise<string> {
  const { call } = company
  const quote = await call('/users/nium/quote', {
    source_currency_code: 'USD',
    destination_currency_code: 'EUR',
    amount: 1000,
  })
  await call('/simple_payment/save', {
    save_as_draft: 1,
    step: 3,
    amount_sent: quote.amount_sent,
    amount_sent_currency: 'USD',
    amount_received: quote.amount_received,
    amount_received_currency: 'EUR',
    fees: quote.fees,
    quote_id: quote.quote_id,
  })
  const { freights } = (await call('/logistics/get_quotes', {
    from_city: 'Mumbai',
    from_countrycode: 'IN',
    from_lat: '19.07283',
    from_lng: '72.88261',
    to_city: 'Hamburg, DE',
    to_countrycode: 'Germany',
    to_lat: 53.55,
    to_lng: 10,
    shipping_date: dayFromNow(10),
    freight_type: 'Sea',
    transportation_by: 'FCL',
    container_size: 'ST40',
    weight: 18_000,
    height: 0,
    length: 0,
    width: 0,
  })) as { freights: { cost: number }[] }
  const [offer] = freights
  if (!offer) throw new Error('nobody carries this')
  await call('/logistics/add', { freights: [offer] })
  await givenPolicy(page, company)
  return (offer.cost + 400).toLocaleString('en', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
}

const total = (page: Page) => page.getByRole('region', { name: 'Total Cost' })
const happened = (page: Page) => page.getByRole('region', { name: 'What happened' })
const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

test('a trade adds up, a service is moved to another trade, and the first one is opened again', async ({
  page,
}) => {
  const company = await signInTradingCompany(page, { dollars: 5000 })
  const cost = await givenServices(page, company)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Transaction summary' }).click()
  await expect(page.getByRole('heading', { name: 'Transaction summary', level: 1 })).toBeVisible()
  // The payment is a draft: it costs nothing yet.
  await expect(total(page)).not.toContainText('999.50 USD')
  await expect(total(page)).toContainText(`${cost} USD`)
  await expect(card(page, 'Payment')).toContainText('Processing')
  await expect(card(page, 'Logistics')).toContainText('Quotes')
  await expect(card(page, 'Insurance')).toContainText('Insured from ')
  await expectAccessible(page)

  await card(page, 'Payment')
    .getByRole('button', { name: /View Detail/ })
    .click()
  const detail = page.getByRole('dialog', { name: 'Payment' })
  await expect(detail).toContainText('1,000.00 USD')
  await expectAccessible(page)
  await detail.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Name and currency of this trade' }).click()
  const rename = page.getByRole('dialog', { name: 'Name and currency' })
  await rename.getByLabel(/^Name/).fill('Cotton yarn for Hamburg')
  await rename.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main')).toContainText(/TRX-\d{4}-\d{6}, Cotton yarn for Hamburg/)

  await expect(happened(page)).toContainText('You named the trade “Cotton yarn for Hamburg”.')

  await page.getByRole('button', { name: 'Start a new transaction' }).click()
  const asked = page.getByRole('dialog', { name: 'Do you want to start a new transaction?' })
  await asked.getByRole('button', { name: 'No, continue current transaction' }).click()
  await expect(asked).toBeHidden()
  await expect(page.getByRole('main')).toContainText('Cotton yarn for Hamburg')
  await page.getByRole('button', { name: 'Start a new transaction' }).click()
  await asked.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('A new trade has been started.')).toBeVisible()
  await expect(asked).toBeHidden()
  await expect(page.getByText('No services yet')).toBeVisible()
  await expect(total(page)).toContainText('0.00 USD')

  const trades = page.getByRole('region', { name: 'All trades' })
  await trades.getByRole('link', { name: /Cotton yarn/ }).click()
  await expect(page.getByText('Earlier trade')).toBeVisible()
  await card(page, 'Payment')
    .getByRole('button', { name: /View Detail/ })
    .click()
  await detail.getByRole('button', { name: 'Move to another trade' }).click()
  const move = page.getByRole('dialog', { name: 'Change trade' })
  await move.getByLabel('Trade').click()
  await expect(page.getByRole('option', { name: /^TRX-/ })).toBeInViewport({ ratio: 1 })
  await expect(move.getByText('Trade', { exact: true })).toBeInViewport({ ratio: 1 })
  await page.getByRole('option', { name: /^TRX-/ }).click()
  await move.getByRole('button', { name: 'Change trade' }).click()
  await expect(move).toBeHidden()
  await expect(card(page, 'Payment')).toBeHidden()
  await expect(happened(page)).toContainText(/You moved this to trade TRX-\d{4}-\d{6}: Payment/)

  await page.getByRole('button', { name: 'Continue this trade' }).click()
  await expect(page.getByText('Current trade', { exact: true })).toBeVisible()
  const summary = Promise.withResolvers<void>()
  await page.route(/transaction_summary\/get(\?|$)/, async (route) => {
    await summary.promise
    await route.continue()
  })
  await page.getByRole('complementary').getByRole('link', { name: 'Transaction summary' }).click()
  await expect(page).toHaveURL('/transaction-summary')
  // The call has no answer yet: the trade that was current before must not be shown meanwhile.
  await expect(card(page, 'Logistics')).toBeVisible()
  await expect(page.getByText('No services yet')).toBeHidden()
  const answered = page.waitForResponse(/transaction_summary\/get(\?|$)/)
  summary.resolve()
  await answered
  // The answer draws the page once more, and an open menu closes with it.
  await expect(async () => {
    await page.getByRole('button', { name: /Add Service/ }).click()
    await page.getByRole('menuitem', { name: 'Payment' }).click({ timeout: 2_000 })
  }).toPass()
  await expect(page.getByText('For trade')).toContainText('Cotton yarn for Hamburg')
})

test('a payment is saved in the trade that its wizard names', async ({ page }) => {
  await signInTradingCompany(page)
  await page.goto('/simple-payment')
  await page.getByRole('button', { name: 'Change trade' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change trade' })
  await dialog.getByLabel('Trade', { exact: true }).click()
  await page.getByRole('option', { name: 'Start a new trade' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Change trade' }).click()
  await expect(dialog).toBeHidden()
  const named = await page.getByText('For trade').textContent()
  await page.goto('/transaction-summary')
  await expect(page.getByRole('main')).toContainText(/TRX-\d{4}-\d{6}/.exec(named ?? '')?.[0] ?? 'no trade')
})

test('any of many trades is found by its name, and chosen', async ({ page }) => {
  const { call } = await signInTradingCompany(page)
  await call('/transaction_summary/start', { name: 'Copper wire' })
  for (let trade = 1; trade <= 21; trade++)
    await call('/transaction_summary/start', { name: `Yarn ${trade}` })
  await page.goto('/simple-payment')
  await page.getByRole('button', { name: 'Change trade' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change trade' })
  const field = dialog.getByLabel('Trade', { exact: true })
  await field.click()
  await expect(page.getByRole('option', { name: /Yarn 20$/ })).toBeVisible()
  await expect(page.getByRole('option', { name: /Copper/ })).toBeHidden()
  await field.fill('nothing of the kind')
  await expect(dialog.getByText('No results')).toBeVisible()
  await field.fill('copper')
  await page.getByRole('option', { name: /^TRX-.*, Copper wire$/ }).click()
  await expect(field).toHaveValue(/Copper wire/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Change trade' }).click()
  await expect(page.getByText('For trade')).toContainText('Copper wire')
})
