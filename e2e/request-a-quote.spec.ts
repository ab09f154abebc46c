import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signInTradingCompany } from './trading-company.ts'
import { fillGoods, pickCity, signUp } from './visitor.ts'

test('a trade is described once, corrected on its review, and begins each service', async ({ page }) => {
  const { call } = await signInTradingCompany(page)
  await page.goto('/request-a-quote')
  await page.getByLabel('Name of the trade').fill('Valves for Hamburg')
  await fillGoods(page)
  await page.getByLabel('Price of one unit').fill('12.3450001')
  await page.getByLabel('Quantity').focus()
  await expect(page.getByText('Enter a price with at most six decimals')).toBeVisible()
  await page.getByLabel('Price of one unit').fill('12.345')
  await expect(page.getByText('Enter a price with at most six decimals')).toHaveCount(0)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/quote_request_id=/)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Name of the trade')).toHaveValue('Valves for Hamburg')
  await expect(page.getByLabel('Price of one unit')).toHaveValue('12.345')
  await expect(page.getByRole('region', { name: 'So far' })).toContainText('12,345.00 USD')
  await next(page, 'Route and term')

  await fillRoute(page, { term: 'FOB', place: 'Nhava Sheva' })
  await next(page, 'Partner')
  await page.getByRole('combobox', { name: /^Partner/ }).click()
  await page.getByRole('option', { name: 'Hanse Teile GmbH' }).click()
  await next(page, 'Services')
  for (const name of ['Payment', 'Logistics', 'Quality Assurance'])
    await page.getByRole('checkbox', { name }).check()
  await page.getByLabel('How should they travel?').selectOption('Sea')
  await page.getByLabel('Container', { exact: false }).first().selectOption('ST20')
  await page.getByRole('button', { name: 'Review', exact: true }).click()

  await expect(page).toHaveURL(/\/review-submit\?/)
  const route = page.getByRole('region', { name: 'Route and term' })
  await expect(route).toContainText('Use FCA instead.')
  await expect(page.getByRole('table', { name: 'Goods' })).toContainText('12,345.00 USD')
  await expect(page.getByText('Value of the goods: 12,345.00 USD')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Edit: Route and term' }).click()
  await page.getByLabel('Incoterm').selectOption('FCA')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(route).toContainText('FCA · Free Carrier')
  await expect(route).not.toContainText('Use FCA instead.')
  await page.getByRole('button', { name: 'Edit: Services' }).click()
  await page.getByLabel('Weight of all goods').fill('18,000')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('region', { name: 'Services' })).toContainText('18,000 kg')
  await page.getByRole('button', { name: 'Submit request' }).click()

  await expect(page).toHaveURL(/\/transaction-summary\?transaction_id=/)
  await expect(page.getByText('Current trade', { exact: true })).toBeVisible()
  const asked = page.getByRole('list', { name: 'Not started yet' })
  await expect(asked.getByRole('listitem')).toHaveText([/^Payment/, /^Quality Assurance/])
  await expect(page.getByRole('region', { name: 'Requests to our desk' })).toContainText(
    'Nhava Sheva, IN to Hamburg, DE',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Begin Quality Assurance' }).click()
  await expect(page.getByLabel('Goods specification')).toHaveValue('1000 pcs Ball valves of stainless steel')
  await expect(page.getByLabel('Consignment value', { exact: true })).toHaveValue('12,345')
  const { transactions } = (await (
    await page.request.get('/api/transaction_summary/get_all', { headers: await bearer(page) })
  ).json()) as { transactions: { name: string }[] }
  expect(transactions[0]?.name).toBe('Valves for Hamburg')
  expect(await call('/quote_request/get', {})).toEqual({ status: 'success', quote_request_id: null })
})

test('a visitor describes a trade, opens an account, and goes on with it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Request a quote' }).first().click()
  await expect(page).toHaveURL('/ask-for-a-quote')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Describe the goods', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Goods', exact: true })).toBeFocused()
  await fillGoods(page)
  await expect(page.getByText('Describe the goods', { exact: true })).toBeHidden()
  await page.getByLabel('Shipping date').fill('2020-01-31')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Choose a shipping date from today on')).toBeVisible()
  await page.getByLabel('Shipping date').fill('')
  await page.getByRole('combobox', { name: 'From', exact: true }).fill('Hamb')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Please choose a city from the list')).toBeVisible()
  await pickCity(page, 'From', 'Hamburg, DE')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'From', exact: true })).toHaveValue('Hamburg, DE')
  // Another tab describes another trade: this one goes on with what it shows.
  const other = await page.context().newPage()
  await other.goto('/ask-for-a-quote')
  await expect(other.getByLabel('Quantity')).toHaveValue('1,000')
  await other.getByLabel('Quantity').fill('2000')
  await other.reload()
  await expect(other.getByLabel('Quantity')).toHaveValue('2,000')
  await page.getByRole('button', { name: 'Continue' }).click()

  const email = `ada-${randomUUID()}@okafor.example`
  await signUp(page, email)
  await expect(page).toHaveURL(/\/request-a-quote/)
  await expect(page.getByText('Filled in from what you wrote before you signed in.')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'So far' })).toContainText('12,345.00 USD')
  await page.goto('/quote-requests')
  await expect(page.getByText('Without a name')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove request without a name' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Your requests will appear here.')).toBeVisible()
  // Not lost with the row.
  await expect(page.locator('#content')).toBeFocused()
  await page.goto('/request-a-quote')
  await expect(page.getByRole('textbox', { name: 'Goods', exact: true })).toHaveValue('')
})

test('who changes a request that a colleague has changed meanwhile reads so, and loses nothing', async ({
  page,
}) => {
  const { call } = await signInTradingCompany(page)
  const { quote_request_id } = await call('/quote_request/save', { name: 'Valves' })
  await page.goto(`/request-a-quote?quote_request_id=${quote_request_id}`)
  await expect(page.getByLabel('Name of the trade')).toHaveValue('Valves')
  await call('/quote_request/save', { quote_request_id, name: 'Pumps' })
  await page.getByLabel('Name of the trade').fill('Ball valves')
  await expect(page.getByRole('alert')).toContainText('Somebody else has changed this request.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await call('/quote_request/get', { quote_request_id })).toMatchObject({ name: 'Ball valves' })
})

async function fillRoute(page: Page, { term, place }: { term: string; place: string }): Promise<void> {
  await pickCity(page, 'From', 'Nhava Sheva, IN')
  await pickCity(page, 'To', 'Hamburg, DE')
  await page.getByLabel('Shipping date').fill(inDays(60))
  await page.getByLabel('Incoterm').selectOption(term)
  await page.getByLabel('Named place').fill(place)
}

async function next(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeFocused()
}

async function bearer(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies()
  return { authorization: `Bearer ${cookies.find(({ name }) => name === 'jwtToken')?.value ?? ''}` }
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
