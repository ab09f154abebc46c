import { expect, type Page, test } from '@playwright/test'
import { demoAdministrator, demoPassword } from '../apps/server/seeds/demo-people.ts'
import { expectAccessible } from './accessibility.ts'
import { fillDashboard, signInDemoCompany } from './demo-company.ts'
import { signInNewCompany } from './new-company.ts'
import { signInTradingCompany } from './trading-company.ts'

const customerAddresses = [
  '/dashboard',
  '/dashboard/wallet',
  '/dashboard/insights?beneficiary_id=1',
  '/simple-payment',
  '/registration',
  '/security',
  '/help-and-support',
  '/partners',
  '/payments',
]
const officeAddresses = ['/admin/dashboard', '/admin/customer-profiles', '/admin/customer-profiles/1']

test('signed-out visitors are sent from customer pages to the front page, and from back-office pages to its sign-in', async ({
  page,
}) => {
  for (const address of customerAddresses) {
    await page.goto(address)
    await expect(page, address).toHaveURL('/')
  }
  for (const address of officeAddresses) {
    await page.goto(address)
    await expect(page, address).toHaveURL('/admin/login')
  }
})

test('the availability bar is on every page but the transaction summary, and says what it checks', async ({
  page,
}) => {
  await signInTradingCompany(page)
  await page.goto('/dashboard')
  const bar = page.getByRole('region', { name: 'Check Availability' })
  await expect(bar).toContainText('No route yet')
  await expect(bar.getByRole('combobox')).toHaveCount(0)
  await bar.getByRole('link', { name: 'Check Availability' }).click()
  await expect(page).toHaveURL(/\/simple-payment\?step=beneficiary/)
  await expect(bar).toContainText('Checks that we know both places and pay in both currencies')
  for (const [label, city] of [
    ['Origin', 'New York, US'],
    ['Destination', 'Hamburg, DE'],
  ] as const)
    await bar.getByLabel(label, { exact: true }).fill(city)
  await chooseCurrency(page, 'Origin currency', 'USD')
  await chooseCurrency(page, 'Destination currency', 'EUR')
  await bar.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Updated Successfully')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('check_availability'))).toBe('true')
  await page.goto('/partners')
  await expect(bar).toContainText('Your route: New York, US (USD) → Hamburg, DE (EUR)')
  await expectAccessible(page)
  await page.goto('/transaction-summary')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar).toHaveCount(0)
})

async function chooseCurrency(page: Page, label: string, currency: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(currency)
  await page.getByRole('option', { name: new RegExp(`^${currency}`) }).click()
}

test('the sidebar has its entries in order and its width; Smart Escrow says that it is coming and does nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await givenDashboard(page)
  const services = page.getByRole('navigation', { name: 'Services' })
  const links = services.getByRole('link')
  await expect(links.nth(0)).toHaveAttribute('href', '/dashboard')
  await expect(links.nth(1)).toHaveAttribute('href', '/simple-payment')
  await expect(links.nth(1)).toContainText('Transactions across countries and currencies')
  await expect(links.nth(2)).toHaveAttribute('href', '/invoice-factoring')
  await expect(links.nth(2)).toContainText('Collateral-free short-term credit')
  await expect(links.nth(3)).toHaveAttribute('href', '/logistics')
  await expect(links.nth(3)).toContainText('Global freight, insurance and customs clearance booking')
  await expect(links.nth(4)).toHaveAttribute('href', '/quality-assurance')
  await expect(links.nth(4)).toContainText('Supplier audit, quality checks and loading inspection booking')
  await expect(page.getByRole('link', { name: /^Tradelane.*home$/ })).toHaveAttribute('href', '/')

  const escrow = services.getByRole('button', { name: 'Smart Escrow' })
  await escrow.hover()
  await expect(page.getByRole('tooltip')).toHaveText('coming soon')
  await escrow.click({ force: true })
  await expect(page).toHaveURL('/dashboard')

  const bottom = page
    .getByRole('complementary')
    .locator('a, button')
    .filter({ hasText: /Tour|Help|Log Out/ })
  await expect(bottom).toHaveText([/Start Tour/, 'Help & Support', 'Log Out'])
  expect((await page.getByRole('complementary').boundingBox())?.width).toBe(264)
  expect((await page.getByRole('main').boundingBox())?.width).toBe(1128)
})

test('the account menu shows the person and the open steps', async ({ page }) => {
  await givenDashboard(page)
  const button = page.getByRole('button', { name: /Ada Okafor/ })
  await expect(button).toContainText('Action Required')
  await expect(button.locator('[data-initial]')).toHaveAttribute('data-initial', 'A')
  await button.click()
  const menu = page.getByRole('menu', { name: 'Account menu' })
  expect((await menu.boundingBox())?.width).toBe(200)
  await expect(menu.getByRole('menuitem', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard')
  const info = menu.getByRole('menuitem', { name: /Business Info/ })
  await expect(info).toHaveAttribute('href', '/registration')
  await expect(info.getByRole('img', { name: 'not completed' })).toBeVisible()
  await expect(menu.getByRole('menuitem', { name: 'Security' })).toHaveAttribute('href', '/security')
  await expectAccessible(page)
  await menu.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/')
})

test('the icons in the bar stay where they are when the name arrives', async ({ page }) => {
  await signInNewCompany(page)
  const asked = Promise.withResolvers<void>()
  await page.route('**/api/users/get', (route) => asked.promise.then(() => route.continue()))
  await page.goto('/dashboard')
  const button = page.getByRole('button', { name: 'Help assistant' })
  const before = await button.boundingBox()
  asked.resolve()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  expect(await button.boundingBox()).toEqual(before)
})

test('the banner links to what is missing, and a reload shows cached data at once', async ({ page }) => {
  await givenDashboard(page)
  await expect(page.getByRole('link', { name: 'Update' })).toHaveAttribute('href', '/registration')
  await expect(page.getByRole('region', { name: 'EURO account' })).toContainText('700.00 EUR')
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('answers')))
    .toContain('"curSymbol":"EUR"')
  await page.route(/\/api\//, () => undefined)
  await page.reload()
  await expect(page.getByRole('region', { name: 'EURO account' })).toContainText('700.00 EUR')
})

test('a search runs 500 ms after the last key, and says when nothing was found', async ({ page }) => {
  await page.clock.install()
  const data = { email: demoAdministrator, password: demoPassword }
  const answer = await page.request.post('/api/admin/login', { data })
  const { jwt } = await answer.json()
  const url = new URL(answer.url()).origin
  await page.context().addCookies([{ name: 'adminToken', value: jwt, url }])
  await page.goto('/admin/customer-profiles')
  const field = page.getByLabel('Search by name or registration number')
  await expect(page.getByRole('table').getByRole('row').first()).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await field.pressSequentially('nobody here')
  await page.clock.runFor(490)
  await expect(page).toHaveURL('/admin/customer-profiles')
  await page.clock.runFor(20)
  await expect(page).toHaveURL(/search=nobody/)
  await page.clock.resume()
  await expect(page.getByText('No records found')).toBeVisible()
  await expectAccessible(page)
})

test('a session is kept in its cookie for seven days', async ({ page }) => {
  const { email, password } = await signInNewCompany(page)
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Ada' })).toBeVisible()
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'jwtToken')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(6.99)
  expect(days).toBeLessThanOrEqual(7.01)
})

test('origin and destination are checked, saved, and requested only if something is missing', async ({
  page,
}) => {
  await signInNewCompany(page)
  await page.goto('/simple-payment')
  const bar = page.getByRole('region', { name: 'Check Availability' })
  await bar.getByRole('button', { name: 'Check' }).click()
  await expect(bar.getByRole('alert')).toHaveText('Please fill up the Check Availability details')
  await expectAccessible(page)
  await bar.getByLabel('Origin', { exact: true }).fill('New York, US')
  await bar.getByLabel('Destination', { exact: true }).fill('Hamburg, DE')
  for (const [label, currency] of [
    ['Origin currency', 'USD'],
    ['Destination currency', 'EUR'],
  ] as const) {
    await bar.getByLabel(label).fill(currency)
    await bar.getByRole('option', { name: new RegExp(`^${currency}`) }).click()
  }
  await bar.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Updated Successfully')).toBeVisible()
  await page.reload()
  await expect(bar.getByLabel('Destination', { exact: true })).toHaveValue('Hamburg, DE')
  await page.goto('/logistics/cargo-details')
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Hamburg, DE')
})

test('a panel of the dashboard shows four, and scrolls at the height specified', async ({ page }) => {
  const post = await signInDemoCompany(page)
  await fillDashboard(post)
  for (let number = 1; number <= 4; number++)
    await post('/simple_payment/save', { save_as_draft: 1, step: 2 })
  await page.goto('/dashboard')
  const drafts = page.getByRole('region', { name: 'Drafts' })
  await expect(drafts.getByRole('listitem')).toHaveCount(4)
  for (const [name, height] of [
    ['History', 300],
    ['Drafts', 400],
    ['Quotes', 280],
    ['Partner Companies', 280],
    ['Financing', 280],
  ] as const) {
    const heights = await page
      .getByRole('region', { name, exact: true })
      .evaluate((region) =>
        [...region.querySelectorAll('*')]
          .filter((part) => getComputedStyle(part).overflowY === 'auto')
          .map((part) => getComputedStyle(part).maxHeight),
      )
    expect(heights, name).toContain(`${height}px`)
  }
})

async function givenDashboard(page: Page): Promise<void> {
  await signInNewCompany(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome Ada' })).toBeVisible()
}

test('no page of a company is wider than a phone, and none has an accessibility violation in the dark', async ({
  page,
}) => {
  await signInTradingCompany(page, { dollars: 5_000 })
  await page.setViewportSize({ width: 360, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const address of [
    ...customerAddresses,
    '/dashboard/quotes',
    '/dashboard/wallet/statements',
    '/messages',
    '/notifications',
    '/tasks',
    '/team',
    '/prices',
    '/logistics',
    '/logistics/cargo-details',
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, address).toBe(360)
    expect(await cutPlaceholders(page), address).toEqual([])
    await expectAccessible(page)
  }
})

/** The placeholders that are longer than their fields. */
function cutPlaceholders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    const isCut = (field: HTMLInputElement): boolean => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field)
      if (!pen || !field.checkVisibility()) return false
      pen.font = font
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return pen.measureText(field.placeholder).width > room + 1
    }
    return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')]
      .filter(isCut)
      .map(({ placeholder }) => placeholder)
  })
}
