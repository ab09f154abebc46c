import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { fillDashboard, signInDemoCompany } from './demo-company.ts'
import { signInNewCompany } from './new-company.ts'
import { callOffice, signInTradingCompany } from './trading-company.ts'

test('the summary shows money in and out, as a chart and as a table, by period and account', async ({
  page,
}) => {
  await signInTradingCompany(page, { dollars: 5000 })
  await page.goto('/dashboard')
  const summary = page.getByRole('region', { name: 'Account Summary' })
  await expect(summary).toContainText('In 5,000.00 USD')
  await expect(summary.getByRole('table', { name: 'Money in and out in USD by week' })).toContainText(
    '5,000.00 USD',
  )
  await summary.getByRole('button', { name: 'Yearly' }).click()
  await expect(page).toHaveURL(/summary=yearly/)
  await summary.getByRole('button', { name: 'Show as table' }).click()
  await expect(
    summary.getByRole('table', { name: 'Money in and out in USD by year' }).getByRole('row'),
  ).toHaveCount(6)
  await summary.getByLabel('Account of the summary').selectOption('EUR')
  await expect(summary).toContainText('In 700.00 EUR')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
})

test('a refused company reads why and what it can do, and writes to the office', async ({ page }) => {
  const { email } = await signInTradingCompany(page, { isCleared: false, hasPartner: false })
  const office = await callOffice(page)
  const { user_data } = await office(`/admin/customers?search=${encodeURIComponent(email)}`, {})
  const { uid } = (user_data as { uid: string }[])[0] ?? {}
  await office('/admin/customers/kyb_decide', {
    uid,
    decision: 'refuse',
    reason: 'We could not find the register entry.',
  })
  await page.goto('/dashboard')
  await expect(page.getByText('We could not find the register entry.').first()).toBeVisible()
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps.getByRole('link', { name: 'Verify your company' })).toHaveAttribute(
    'href',
    /^\/messages\?subject=company&id=/,
  )
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Write to us' }).click()
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toBeVisible()
})

test('a quote is found, continued at its price, and shown as used', async ({ page }) => {
  await signInTradingCompany(page, { dollars: 5000 })
  await call(page, '/users/nium/quote', { ...usdToEur, amount: 100, purpose: 'conversion' })
  const quoted = await call(page, '/users/nium/quote', { ...usdToEur, amount: 250 })
  await page.goto('/dashboard')
  const quotes = page.getByRole('region', { name: 'Quotes' })
  await expect(quotes.getByRole('row')).toHaveCount(3)
  await quotes.getByLabel('Search quotes').fill('conversion')
  await expect(quotes.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/quotes-search=conversion/)
  await quotes.getByRole('link', { name: 'Continue' }).click()
  const dialog = page.getByRole('dialog', { name: 'Convert' })
  await expect(dialog.getByLabel('You convert', { exact: true })).toHaveValue('100')
  await expect(dialog.getByRole('timer')).toBeVisible()
  await dialog.getByRole('button', { name: 'Convert 100.00 USD' }).click()
  await expect(dialog).toBeHidden()
  await expect(quotes.getByRole('link', { name: 'View conversion' })).toBeVisible()

  await quotes.getByRole('link', { name: 'View all' }).click()
  await expect(page.getByRole('heading', { name: 'Quotes', level: 1 })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Quotes' }).getByRole('row')).toHaveCount(3)
  await expectAccessible(page)
  await page.getByLabel('Search quotes').fill('no such thing')
  await expect(page.getByText('No results')).toBeVisible()
  await page.getByLabel('Search quotes').fill('')
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByLabel('Beneficiary', { exact: true }).fill('Hanse')
  await page.getByRole('option', { name: /Hanse Teile/ }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByLabel('You send', { exact: true })).toHaveValue('250.00')
  await expect(page.getByLabel('They receive', { exact: true })).toHaveValue(String(quoted.amount_received))
})

test('a new company sees its first steps, and panels as they fill', async ({ page }) => {
  await signInNewCompany(page)
  await page.goto('/dashboard')
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  await expect(steps.getByRole('link', { name: 'Verify your company' })).toHaveAttribute(
    'href',
    '/registration',
  )
  await expect(steps.getByRole('link', { name: 'Pay your first partner' })).toHaveAttribute(
    'href',
    '/partners',
  )
  // It is not possible yet.
  await expect(steps.getByText('Add money to your account')).toBeVisible()
  await expect(steps.getByRole('link')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Task' })).toContainText('Complete business info')
  await expect(page.getByRole('region', { name: 'Partner Companies' })).toBeVisible()
  for (const name of ['History', 'Account Summary', 'Drafts', 'Quotes', 'Messages', 'Financing'])
    await expect(page.getByRole('region', { name, exact: true })).toHaveCount(0)
  await expectAccessible(page)
})

test('the first steps are ticked as they are done, and go with the first payment', async ({ page }) => {
  await signInTradingCompany(page)
  await page.goto('/dashboard')
  const steps = page.getByRole('region', { name: 'First steps' })
  const step = (title: string) => steps.getByRole('listitem').filter({ hasText: title })
  await expect(step('Verify your company')).toContainText('done')
  await expect(step('Pay your first partner').getByRole('link')).toHaveAttribute('href', '/simple-payment')
  await step('Add money').getByRole('link').click()
  await expect(page.getByRole('dialog', { name: 'Add balance' })).toBeVisible()
  await expectAccessible(page)

  await signInDemoCompany(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'History' }).getByRole('row').nth(1)).toBeVisible()
  await expect(steps).toHaveCount(0)
})

test('every panel has a link, and a partner has all its panels', async ({ page }) => {
  await fillDashboard(await signInDemoCompany(page))
  await page.goto('/dashboard')
  await page
    .getByRole('region', { name: 'Drafts' })
    .getByRole('link', { name: 'No beneficiary chosen yet' })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'New payment', level: 1 })).toBeVisible()

  await page.goto('/dashboard')
  const links = page.getByRole('link', { name: /^View all/ })
  await expect(links).toHaveCount(8)
  for (const href of await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))) {
    await page.goto(href ?? '')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found')
  }

  await signInTradingCompany(page)
  const [partner] = await list(page, '/beneficiary_details/get_all')
  await page.goto(`/dashboard/insights?beneficiary_id=${partner?.beneficiary_id}`)
  await expect(page.getByText('No credit limit was requested for Hanse Teile GmbH yet.')).toBeVisible()
  for (const name of ['Financing', 'Accounting', 'Quotes', 'Tasks', 'History', 'Companies', 'Messages'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Companies' })).toContainText('Registration number')
  await expectAccessible(page)
  await page.getByRole('heading', { name: 'Financing' }).click()
  await expect(page.getByText('No credit limit was requested for Hanse Teile GmbH yet.')).toBeHidden()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/dashboard')
})

const usdToEur = { source_currency_code: 'USD', destination_currency_code: 'EUR' }

async function call(page: Page, path: string, data: object): Promise<Record<string, unknown>> {
  const answer = await page.request.post(`/api${path}`, { data, headers: await bearer(page) })
  return answer.json()
}

async function list(page: Page, path: string): Promise<Record<string, unknown>[]> {
  return (await page.request.get(`/api${path}`, { headers: await bearer(page) })).json()
}

async function bearer(page: Page): Promise<{ authorization: string }> {
  const cookies = await page.context().cookies()
  return { authorization: `Bearer ${cookies.find(({ name }) => name === 'jwtToken')?.value}` }
}
