import { expect, type Page, test } from '@playwright/test'
import { demoAdministrator, demoPassword } from '../apps/server/seeds/demo-people.ts'
import { signInTradingCompany } from './trading-company.ts'

/** Each entry with the pages below it; each page has the name of its link, unless it is named here. */
const customerPages: Record<string, string[]> = {
  Payment: ['Payments', 'Partner Companies', 'Statements', 'Wallet'],
  'Invoice Factoring': ['Credit limits', 'Invoice fundings', 'Portfolio'],
  Logistics: ['Shipments', 'Quotes', 'Policies', 'Claims'],
  'Quality Assurance': ['Inspections'],
  'Transaction summary': [],
  'Notes and tasks': ['Messages', 'Notifications'],
  'Business Info': ['Security', 'Team'],
  'Help & Support': [],
}
const otherTitles: Record<string, string> = { Payment: 'New payment' }

async function follow(page: Page, name: string): Promise<void> {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768
  if (isNarrow) await page.getByRole('button', { name: 'Open menu' }).click()
  await page
    .getByRole(isNarrow ? 'dialog' : 'complementary')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first()
    .click()
  await expect(
    page.getByRole('heading', { level: 1, name: otherTitles[name] ?? name, exact: true }),
  ).toBeVisible()
  expect(await coveredActions(page), `actions of ${name} below something else`).toEqual([])
}

/** The links and buttons of the page that something floating covers: a toast, the help button, a bar. */
function coveredActions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCovered = (action: Element): boolean => {
      const { left, top, width, height } = action.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const isInView = width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight
      const above = isInView ? document.elementFromPoint(x, y) : null
      return above !== null && !action.contains(above) && !above.contains(action)
    }
    return [...document.querySelectorAll('main a, main button')]
      .filter((action) => action.checkVisibility() && isCovered(action))
      .map((action) => action.textContent ?? '')
  })
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`every page of a company is reached by the sidebar at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await signInTradingCompany(page)
    await page.goto('/dashboard')
    for (const [entry, pages] of Object.entries(customerPages))
      for (const name of [entry, ...pages]) await follow(page, name)
  })

  test(`every list of the back office is reached by the sidebar at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/admin/login')
    await page.getByLabel('Email').fill(demoAdministrator)
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: /^(Log in|Sign in)/i }).click()
    await expect(page).toHaveURL('/admin/dashboard')
    for (const name of [
      'Tasks',
      'Messages',
      'Customer profiles',
      'Screening',
      'Escrows',
      'Escrow disputes',
      'Credit limits',
      'Invoice fundings',
      'Collections',
      'Bookings',
      'Inspections',
      'Insurance',
      'Excluded countries',
      'Claims',
      'Finance partners',
      'Inspection companies',
      'Rate cards',
      'Tariff',
      'Passages',
    ])
      await follow(page, name)
  })
}

test('the insurance wizard opens the entry of Logistics', async ({ page }) => {
  await signInTradingCompany(page)
  await page.goto('/insurance/policy-holder')
  const sidebar = page.getByRole('complementary')
  await expect(sidebar.getByRole('link', { name: /^Logistics/ })).toHaveAttribute('aria-current', 'page')
  await expect(sidebar.getByRole('link', { name: 'Policies' })).toBeVisible()
})
