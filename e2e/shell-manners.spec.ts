import { expect, type Page, test } from '@playwright/test'
import { demoPartners } from '../apps/server/seeds/demo-partners.ts'
import { pdfFile } from '../apps/server/test/sample-files.ts'
import { signInDemoCompany } from './demo-company.ts'
import { givenPolicy } from './given-policy.ts'
import { officePage } from './shipment-story.ts'
import { signInTradingCompany } from './trading-company.ts'

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`a toast does not cover the control that caused it, and goes on navigation, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await signInTradingCompany(page)
    await page.goto('/notifications')
    const choice = page.getByRole('combobox').first()
    await expect(choice).toBeVisible()
    // Where toasts appear.
    await choice.evaluate((element) => {
      element.scrollIntoView()
      window.scrollBy(0, -100)
    })
    await choice.selectOption({ index: 1 })
    const toast = page.getByRole('listitem').filter({ hasText: 'Saved' })
    await expect(toast).toBeVisible()
    const [shown, control] = await Promise.all([toast.boundingBox(), choice.boundingBox()])
    expect(shown?.y).toBeGreaterThan(72)
    expect(shown && control && isApart(shown, control)).toBe(true)
    await page
      .getByRole('navigation', { name: 'Updates' })
      .getByRole('link', { name: /^Messages/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
    // By itself it would stay five seconds.
    await expect(toast).toHaveCount(0, { timeout: 3_000 })
  })

test('a phone that is turned keeps the dialog of a row, and what was entered', async ({ browser }) => {
  const office = await officePage(browser)
  await office.setViewportSize({ width: 390, height: 844 })
  await office.goto('/admin/passages')
  // Other stories close passages; nobody closes this one.
  const card = office.getByRole('listitem').filter({ hasText: 'Bosphorus' })
  await card.getByRole('button', { name: 'Close…' }).click()
  const dialog = office.getByRole('dialog', { name: 'Close Bosphorus' })
  const reason = dialog.getByLabel('Reason')
  await reason.fill('A ship has run aground.')
  await office.setViewportSize({ width: 844, height: 390 })
  await expect(reason).toHaveValue('A ship has run aground.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(office.getByRole('row', { name: /^Bosphorus/ })).toBeVisible()
  await office.setViewportSize({ width: 390, height: 844 })
  await expect(card).toBeVisible()
})

test('an unexpected failure says the request id, a refusal does not', async ({ page }) => {
  const id = '6b0c5f0e-5d53-4f0e-9a35-0c7a1b1f2f7d'
  await page.route(/\/api\/users\/login$/, (route) =>
    route.fulfill({
      status: 503,
      headers: { 'x-request-id': id },
      json: { status: 'fail', message: 'Not available.', error: { code: 'DEPENDENCY_UNAVAILABLE' } },
    }),
  )
  await page.goto('/login')
  await page.getByLabel('Email').fill('ada@okafor.example')
  await page.getByLabel('Password', { exact: true }).fill('Otter-Violin-62')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText(`Not available. Request id: ${id}`)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Wrong Credentials')
})

test('a printed page has neither buttons nor links with a secret', async ({ page }) => {
  await signInDemoCompany(page)
  const shipment = await newestOf(page, '/logistics/shipments')
  await page.goto(shipment)
  await page
    .getByRole('button', { name: 'Create link' })
    .or(page.getByLabel('Link to share'))
    .first()
    .waitFor()
  if (await page.getByRole('button', { name: 'Create link' }).isVisible())
    await page.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByLabel('Link to share')).toBeVisible()
  const tracked = await page.getByLabel('Link to share').inputValue()
  for (const address of [
    shipment,
    new URL(tracked).pathname,
    await newestOf(page, '/payments?show=submitted'),
    await newestOf(page, '/insurance/policies'),
    '/dashboard/wallet',
    '/dashboard/wallet/statements',
    '/transaction-summary',
    '/insurance/claims',
    '/help-and-support',
  ]) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    for (const hidden of ['complementary', 'navigation', 'search', 'textbox', 'alertdialog'] as const)
      await expect(page.getByRole(hidden).filter({ visible: true }), `${address} ${hidden}`).toHaveCount(0)
    // An id that copies itself prints as text.
    await expect(
      page.getByRole('button').filter({ visible: true, hasNotText: /^Copy/ }),
      address,
    ).toHaveCount(0)
    await expect(page.locator('a[href*="/track/"], a[href*="token="]').filter({ visible: true })).toHaveCount(
      0,
    )
    await expect(page.getByRole('main').getByText('/track/').filter({ visible: true })).toHaveCount(0)
    // A printed trade goes to others: the company's other trades are not theirs to see.
    await expect(page.getByRole('region', { name: 'All trades' })).toBeHidden()
  }
})

test('the first screen of a phone says where a record stands and what to do', async ({ page }) => {
  await signInDemoCompany(page)
  const shipment = await newestOf(page, '/logistics/shipments')
  const payment = await newestOf(page, '/payments?show=submitted')
  const policy = await newestOf(page, '/insurance/policies')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(shipment)
  await expect(page.getByText('In transit', { exact: true }).first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Your turn')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: /^Pay / })).toBeInViewport({ ratio: 1 })
  await page.goto(payment)
  await expect(page.getByText('Needs a document').first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Answer' })).toBeInViewport({ ratio: 1 })
  await page.goto(policy)
  await expect(page.getByText(/^Insured/).first()).toBeInViewport({ ratio: 1 })
})

test('on a phone, a long file name makes neither a form nor a dialog wider than the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const company = await signInTradingCompany(page, { dollars: 1_000 })
  const name = `${'Commercial invoice of Okafor Imports '.repeat(4)}.pdf`
  const file = { name, mimeType: 'application/pdf', buffer: pdfFile() }
  await page.goto(`/insurance/claims/new?insurance_id=${await givenPolicy(page, company)}`)
  await page.getByLabel('Commercial invoice', { exact: true }).setInputFiles(file)
  await expect(page.getByRole('list', { name: 'Documents' })).toContainText('Commercial invoice')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await signInDemoCompany(page)
  await page.goto('/logistics/shipments')
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click()
  await page.getByRole('button', { name: 'Add document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a document' })
  await dialog.locator('input[type="file"]').setInputFiles(file)
  await expect(dialog.getByRole('button', { name: 'Replace' })).toBeInViewport({ ratio: 1 })
})

test('on a phone, a long name without spaces makes no page wider than the screen', async ({ page }) => {
  const { call } = await signInTradingCompany(page)
  await call('/transaction_summary/start', { name: 'W'.repeat(80) })
  await call('/simple_payment/save', { save_as_draft: 1, step: 3, reference: 'W'.repeat(140) })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    for (const address of ['/transaction-summary', '/simple-payment', '/payments?show=drafts']) {
      await page.goto(address)
      await expect(page.getByRole('main').getByText(/W{80}/).first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
})

test('the toast of one trade is gone on the page of another, which starts at its top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { call } = await signInTradingCompany(page)
  for (const name of ['Rotor blades', 'Control units']) await call('/transaction_summary/start', { name })
  await page.goto('/transaction-summary')
  const other = page.getByRole('region', { name: 'All trades' }).getByRole('link').nth(1)
  await other.click()
  // The trade is read again before the list, which takes the button away: its answer is said all the same.
  await page.route('**/api/transaction_summary/get_all*', async (route) => {
    await expect(page.getByRole('button', { name: 'Continue this trade' })).toBeHidden()
    await route.continue()
  })
  await page.getByRole('button', { name: 'Continue this trade' }).click()
  const toast = page.getByRole('listitem').filter({ hasText: 'is the current trade now' })
  await expect(toast).toBeVisible()
  await page.unroute('**/api/transaction_summary/get_all*')
  await page.getByRole('region', { name: 'All trades' }).getByRole('link').first().click()
  await expect(page.getByText('Earlier trade')).toBeInViewport()
  // By itself it would stay five seconds.
  await expect(toast).toHaveCount(0, { timeout: 3_000 })
})

test('a trade that does not exist does not keep the others from being opened', async ({ page }) => {
  await signInTradingCompany(page)
  await page.goto('/transaction-summary?transaction_id=1c3f6f0e-5d53-4f0e-9a35-0c7a1b1f2f7d')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await page.getByRole('link', { name: /^Transaction summary/ }).click()
  await expect(page.getByRole('heading', { name: 'Transaction summary', level: 1 })).toBeVisible()
})

for (const address of ['/dashboard', '/notifications', '/tasks'])
  test(`on a phone, nothing on ${address} moves while it loads`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInTradingCompany(page)
    // Google's limit of a good page.
    expect(await shiftOf(page, address)).toBeLessThan(0.1)
  })

for (const address of ['/admin/dashboard', '/admin/passages', '/admin/tariff'])
  test(`on a phone, nothing on ${address} moves while it loads`, async ({ browser }) => {
    const page = await officePage(browser)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await shiftOf(page, address)).toBeLessThan(0.1)
  })

test('the tariff says what it has, keeps its tables short, and shows all of them on request', async ({
  browser,
}) => {
  const page = await officePage(browser)
  await page.goto('/admin/tariff')
  const index = page.getByRole('navigation', { name: 'On this page' })
  await expect(index.getByRole('link', { name: /^Trade lanes \d+/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2_500)
  await index.getByRole('link', { name: /^Versions/ }).click()
  await expect(page.getByRole('list', { name: 'Versions' })).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  const lanes = page.getByRole('list', { name: 'Trade lanes' }).getByRole('listitem')
  await expect(lanes).toHaveCount(5)
  await page.getByRole('button', { name: /^Show all \d+ Trade lanes/ }).click()
  expect(await lanes.count()).toBeGreaterThan(5)
})

test('a partner’s page folds what has nothing in it yet, and opens it on request', async ({ page }) => {
  const { call } = await signInTradingCompany(page, { hasPartner: false })
  const { beneficiary_id } = await call('/beneficiary_details/add', [demoPartners.hanse])
  await page.goto(`/dashboard/insights?beneficiary_id=${beneficiary_id}`)
  const quotes = page.getByRole('region', { name: 'Quotes' })
  await expect(quotes).toContainText('Nothing yet')
  await expect(quotes.getByText('No record found')).toBeHidden()
  await expect(page.getByRole('region', { name: 'Financing' })).not.toContainText('Nothing yet')
  await quotes.getByRole('heading', { name: 'Quotes' }).click()
  await expect(quotes.getByText('No record found')).toBeVisible()
})

/** How much moved while a page was loading. */
async function shiftOf(page: Page, address: string): Promise<number> {
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { shifts: [] as number[] }).shifts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  return shifts.reduce((sum, shift) => sum + shift, 0)
}

/** The address of the newest record of a list, as a table. */
async function newestOf(page: Page, list: string): Promise<string> {
  await page.goto(list)
  const row = page.getByRole('main').getByRole('table').getByRole('row').nth(1)
  return (await row.getByRole('link').first().getAttribute('href')) ?? ''
}

type Box = { x: number; y: number; width: number; height: number }

const isApart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y
