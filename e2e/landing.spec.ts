import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signInNewCompany } from './new-company.ts'

test('a visitor reads, walks the tabs by keyboard and starts sign-up', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Tradelane: payments, trade finance/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/from order to delivery/)
  for (const title of ['Six services, one account', 'The whole trade in one place', 'How the platform works'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  for (const name of services) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Norvik Bank' })).toBeVisible()
  await expectAccessible(page)

  await cookieNotice(page).getByRole('button', { name: 'Only necessary' }).click()
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('Payments').focus()
  for (const name of ['Trade Finance', 'Quality Assurance', 'Freight', 'Payments']) {
    await page.keyboard.press('ArrowRight')
    await expect(tab(name)).toBeFocused()
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name)
  }
  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel')).toContainText('Nhava Sheva to Hamburg')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Request a quote' }).first().click()
  await expect(page).toHaveURL('/ask-for-a-quote')
  await expect(page.getByRole('heading', { name: 'Request a quote' })).toBeVisible()
})

test('the cookie choice is remembered, applied, and can be changed', async ({ page }) => {
  await page.goto('/')
  await cookieNotice(page).getByRole('button', { name: 'Only necessary' }).click()
  await expect(cookieNotice(page)).toBeHidden()
  await page.getByRole('button', { name: 'Dark appearance' }).click()
  expect(await keptForGood(page)).toEqual([])

  await page.reload()
  await expect(page.getByRole('button', { name: 'Light appearance' })).toBeVisible()
  await expect(cookieNotice(page)).toBeHidden()
  await page.getByRole('button', { name: 'Cookie preferences' }).click()
  await expect(cookieNotice(page)).toBeFocused()
  await expect(page.getByRole('button', { name: 'Only necessary' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Allow preferences' }).click()
  expect(await keptForGood(page)).toEqual(['theme'])

  await page.getByRole('link', { name: 'Terms and privacy' }).click()
  await expect(page.getByRole('heading', { name: 'Terms and privacy' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cookie preferences' }).click()
  await page.getByRole('button', { name: 'Only necessary' }).click()
  expect(await keptForGood(page)).toEqual([])
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`nothing of the page stays below the cookie notice at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await expect(cookieNotice(page)).toBeInViewport()
    // What arrives late makes the page longer, and then its end is further down.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const last = await page.getByRole('contentinfo').boundingBox()
      const notice = await cookieNotice(page).boundingBox()
      // Half a pixel is rounding.
      expect((notice?.y ?? 0) + 1).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0))
      expect(notice?.height).toBeLessThan(height / 5)
    }).toPass({ timeout: 10_000 })
  })

test('the page arrives rendered, and its buttons know who is signed in', async ({ page, browser }) => {
  const { jwt } = await signInNewCompany(page)
  await page.goto('/')
  for (const link of await page.getByRole('link', { name: 'Request a quote' }).all())
    await expect(link).toHaveAttribute('href', '/request-a-quote')
  await expect(page.getByRole('link', { name: 'Get started' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin/login')
  const url = new URL(page.url()).origin
  await page.context().addCookies([{ name: 'adminToken', value: jwt, url }])
  await page.reload()
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin/dashboard')

  const unscripted = await browser.newContext({ baseURL: url, javaScriptEnabled: false })
  const read = await unscripted.newPage()
  await read.goto('/')
  await expect(read.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(read.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/signup')
  await unscripted.close()
})

test('the page says what the platform claims, under which condition, and how to reach us', async ({
  page,
}) => {
  await page.goto('/')
  const claims = page.getByRole('region', { name: 'What the platform offers' })
  await expect(claims).toContainText('100+ currencies')
  await expect(claims).toContainText('Up to 90% versus banks')
  await expect(claims).toContainText('Near-instant payouts')
  await expect(claims).toContainText('220+ countries')
  await expect(claims).toContainText('For escrow and transfers')
  const steps = page.getByRole('region', { name: 'How the platform works' })
  await expect(steps.getByRole('listitem').getByRole('heading')).toHaveText([
    'Registration with e-KYB',
    'Select services and vendor quotes',
    'Smart contract',
    'Service execution',
  ])
  await expect(steps).toContainText('All offers of financing are subject to credit and compliance approvals.')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  for (const name of [/LinkedIn/, 'Terms and privacy', 'Admin', 'Login'])
    await expect(footer.getByRole('link', { name })).toBeVisible()
  await expect(footer.getByRole('button', { name: 'Cookie preferences' })).toBeVisible()
})

test('changing words stop on request, and for visitors who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const stop = page.getByRole('button', { name: 'Stop the changing words' })
  // The page arrives rendered: what is clicked before its code does nothing yet, and is clicked again as a person would.
  await expect(async () => {
    if (await stop.isVisible()) await stop.click()
    await expect(page.getByRole('button', { name: 'Start the changing words' })).toBeFocused({
      timeout: 1_000,
    })
  }).toPass()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.getByRole('button', { name: /words/ })).toHaveCount(0)
})

const services = [
  'Freight Services',
  'Payment Services',
  'Trade Finance',
  'Quality Assurance',
  'Insurance',
  'Document Exchange',
]

const cookieNotice = (page: Page) => page.getByRole('region', { name: 'Cookie preferences' })

const keptForGood = (page: Page) => page.evaluate(() => Object.keys(localStorage))
