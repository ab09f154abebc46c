import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { openDesk } from './office-desk.ts'

const behindLinks = {
  '/upload': 'Upload a document',
  '/trading-info': 'Trading information',
  '/confirm-invoice': 'Confirm an invoice',
  '/escrow': 'Smart escrow',
  '/inspection-day': 'Day of inspection',
  '/inspection-report': 'Inspection report',
  '/vendor-quote': 'Your offer',
}

test('each page behind a link says what it is while the server is away, and asks again', async ({ page }) => {
  for (const [path, title] of Object.entries(behindLinks)) {
    await page.route('**/api/links/get', (route) => route.abort())
    await page.goto(`${path}?token=${'A'.repeat(43)}`)
    await expect(page.getByText('We could not reach Tradelane.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(`${title} · Tradelane`)
    await expectAccessible(page)
    await page.unroute('**/api/links/get')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('This link does not work')).toBeVisible()
    await expectAccessible(page)
  }
})

test('papers are not verified without what is asked for, which is said at once', async ({ page }) => {
  for (const [path, first] of [
    ['/insurance/verify', 'Certificate number'],
    ['/quality-assurance/verify', 'Report number'],
    ['/verify-statement', 'Verification code'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page.getByLabel(first)).toBeFocused()
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(2)
    await expect(page.getByLabel(first)).toHaveAccessibleDescription(
      `Enter the ${first.charAt(0).toLowerCase()}${first.slice(1)}`,
    )
    await expect(page.getByText('Enter the verification code')).toBeVisible()
    await expectAccessible(page)
  }
})

test('a record of the back office leads to its customer, and an unknown one is not found', async ({
  browser,
}) => {
  const desk = await openDesk(browser)
  for (const list of ['escrows', 'fundings', 'credit-limits', 'bookings', 'inspections', 'insurance']) {
    await desk.goto(`/admin/${list}?search=Whitman`)
    await desk.locator(`main a[href^="/admin/${list}/"]:not([href$=countries])`).first().click()
    await expect(desk.getByRole('link', { name: 'Whitman Home Textiles Inc.' }).first()).toHaveAttribute(
      'href',
      /^\/admin\/customer-profiles\/[\da-f-]{36}$/,
    )
  }
  await desk.goto(`/admin/quotes/${crypto.randomUUID()}`)
  await expect(desk.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await desk.context().close()
})
