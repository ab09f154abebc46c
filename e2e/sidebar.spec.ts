import { expect, type Locator, type Page, test } from '@playwright/test'
import { demoAdministrator, demoPassword } from '../apps/server/seeds/demo-people.ts'
import { expectAccessible } from './accessibility.ts'
import { signInTradingCompany } from './trading-company.ts'

/** Each entry with the pages below it; each page has the name of its link, unless it is named here. */
const customerPages: Record<string, string[]> = {
  Payment: ['Payments', 'Partner Companies', 'Statements', 'Invoices', 'Wallet'],
  'Invoice Factoring': ['Credit limits', 'Invoice fundings', 'Portfolio'],
  Logistics: ['Shipments', 'Quotes', 'Policies', 'Claims'],
  'Quality Assurance': ['Inspections'],
  'Transaction summary': ['Request a quote', 'Requests', 'Landed cost'],
  'Notes and tasks': ['Messages', 'Notifications'],
  'Business Info': ['Security', 'Team', 'Prices'],
  'Help & Support': [],
}
const otherTitles: Record<string, string> = { Payment: 'New payment' }

const officeDesk = [
  'Search',
  'Tasks',
  'Messages',
  'Quotes',
  'Customer profiles',
  'Vendors',
  'Facts of the world',
  'Screening',
  'Staff',
  'Approvals',
  'Rates',
  'Reconciliation',
  'Audit trail',
  'Payments',
]
const officeGroups: Record<string, string[]> = {
  'Smart Escrow': ['Escrows', 'Escrow disputes'],
  'Invoice Factoring': ['Credit limits', 'Invoice fundings', 'Collections', 'Finance partners'],
  Logistics: ['Bookings', 'Rate cards', 'Tariff', 'Passages'],
  'Quality Assurance': ['Inspections', 'Inspection companies'],
  Insurance: ['Insurance', 'Claims', 'Excluded countries'],
}

async function signInOffice(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(demoAdministrator)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
}

/** The sidebar, which narrow windows open first. */
async function openMenu(page: Page): Promise<Locator> {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768
  if (isNarrow) await page.getByRole('button', { name: 'Open menu' }).click()
  return page.getByRole(isNarrow ? 'dialog' : 'complementary')
}

/** `group`: the entry of the back office that has it below, once that is open. */
async function follow(page: Page, name: string, group?: string): Promise<void> {
  const menu = await openMenu(page)
  const link = menu.getByRole('link', { name: new RegExp(`^${name}`) }).first()
  if (group && !(await link.isVisible())) await menu.locator('summary', { hasText: group }).click()
  await link.click()
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
    await signInOffice(page)
    for (const name of officeDesk) await follow(page, name)
    for (const [group, lists] of Object.entries(officeGroups))
      for (const name of lists) await follow(page, name, group)
  })

  test(`the last entries stay in sight with every group open at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await signInTradingCompany(page)
    await page.goto('/logistics/shipments')
    const ofCustomer = await openMenu(page)
    for (const name of ['Log Out', 'Help & Support'])
      await expect(ofCustomer.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 })
    await signInOffice(page)
    const ofOffice = await openMenu(page)
    for (const group of Object.keys(officeGroups))
      await ofOffice.locator('summary', { hasText: group }).click()
    await expect(ofOffice.getByText('Log Out')).toBeInViewport({ ratio: 1 })
  })
}

test('the back office says who is signed in, keeps what was opened, and counts what waits in a folded group', async ({
  page,
}) => {
  await page.route('/api/admin/unread', (route) =>
    route.fulfill({
      json: {
        status: 'success',
        tasks: 5,
        messages: 2,
        tasks_by_subject: { kyb: 1, logistics: 3, claim: 1 },
      },
    }),
  )
  await signInOffice(page)
  await expect(page.getByRole('button', { name: /Account menu/ })).toContainText(demoAdministrator)
  const sidebar = page.getByRole('complementary')
  await expect(sidebar.getByRole('link', { name: 'Customer profiles' })).toContainText('1')
  const freight = sidebar.locator('summary', { hasText: 'Logistics' })
  await expect(freight).toContainText('3')
  await expect(sidebar.getByRole('link', { name: 'Bookings' })).toBeHidden()
  await freight.click()
  await expect(sidebar.getByRole('link', { name: 'Bookings' })).toContainText('3')
  await expectAccessible(page)
  await page.reload()
  await expect(sidebar.getByRole('link', { name: 'Bookings' })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'Claims' })).toBeHidden()
  await page.goto('/admin/insurance/excluded-countries')
  await expect(sidebar.getByRole('link', { name: 'Excluded countries' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(sidebar.getByRole('link', { name: 'Insurance' })).not.toHaveAttribute('aria-current', 'page')
})

test('the insurance wizard opens the entry of Logistics', async ({ page }) => {
  await signInTradingCompany(page)
  await page.goto('/insurance/policy-holder')
  const sidebar = page.getByRole('complementary')
  await expect(sidebar.getByRole('link', { name: /^Logistics/ })).toHaveAttribute('aria-current', 'page')
  await expect(sidebar.getByRole('link', { name: 'Policies' })).toBeVisible()
})
