import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { loseOnce } from './lose-once.ts'
import { signInNewCompany } from './new-company.ts'
import {
  confirmBooking,
  expectDelivered,
  expectPublic,
  letItBeDelivered,
  payAndShare,
} from './shipment-story.ts'
import { signInTradingCompany } from './trading-company.ts'

test('a container from Mumbai to Hamburg is searched, compared fee by fee, requested, confirmed, paid and delivered', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const company = await signInTradingCompany(page, { hasPartner: false, dollars: 20_000 })
  await searchMumbaiToHamburg(page)
  const offers = page.getByRole('table', { name: 'Quotes' }).getByRole('row').filter({ hasText: 'may arise' })
  await expect(offers).toHaveCount(4)
  await expect(page.getByRole('img', { name: 'Route from Mumbai to Hamburg' })).toBeVisible()
  await page.getByText('Route as text').click()
  await expect(page.getByRole('table', { name: /^Route from/ })).toContainText(/Sea.*(9|1[0-2]),\d{3} km/)

  await compareOffers(page, offers)
  const price = await requestFirst(page, offers)
  await expect(page.getByText(`${price} USD`).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Successfully Submitted' })
  await expect(dialog).toContainText('You will receive confirmation from the shipper in 2 business days')
  await expect(dialog).toContainText(/FB-\d{4}-\d{6}/)
  const bookingNumber = /FB-\d{4}-\d{6}/.exec((await dialog.textContent()) ?? '')?.[0] ?? ''
  await expect(dialog.getByRole('link', { name: 'See the shipment' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/dashboard/quotes')
  await expect(page.getByRole('row', { name: /Freight by .*Mumbai, IN → Hamburg, DE/ })).toContainText(
    'View shipment',
  )

  const missing = /papers still need: .*description of the goods, Incoterm/
  const carrierNumber = await confirmBooking(browser, bookingNumber, { missing })
  const link = await payAndShare(page, company, bookingNumber)
  await letItBeDelivered(page, carrierNumber)
  await expectDelivered(page)
  await expectPublic(browser, link)
})

test('an impossible search says why, and links back to the form', async ({ page }) => {
  await signInNewCompany(page)
  await searchMumbaiToHamburg(page, { weight: 60_000 })
  await expect(page.getByText(/60,000 kg is more than 1 × ST40 can carry .* You need 3/)).toBeVisible()
  await page.getByRole('button', { name: 'Change search' }).click()
  await expect(page).toHaveURL('/logistics/cargo-details')
})

test('a running search says so, its offers are saved, and a request whose answer is lost is sent again', async ({
  page,
}) => {
  await signInNewCompany(page)
  const line = Promise.withResolvers<void>()
  await page.route('**/api/logistics/get_quotes', async (route) => {
    await line.promise
    await route.continue()
  })
  await searchMumbaiToHamburg(page)
  await expect(page.getByText('loading...')).toBeVisible()
  line.resolve()
  const table = page.getByRole('table', { name: 'Quotes' })
  await expect(table.getByRole('button', { name: /^Request/ })).toHaveCount(4)
  await page.getByRole('button', { name: 'Save Now' }).click()
  await expect(page.getByText(/4 offers, .* in your company’s list of quotes/)).toBeVisible()

  await requestFirst(page, table.getByRole('row').filter({ hasText: 'may arise' }))
  await loseOnce(page, '**/api/logistics/add')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Something went wrong, please try again')).toBeVisible()
  await expect(page.getByText(/Submit again: it will not be booked twice/)).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('dialog', { name: 'Successfully Submitted' })).toBeVisible()
})

/** As the cargo form leads there; how it is filled in, its own story tells. */
async function searchMumbaiToHamburg(page: Page, changes: object = {}): Promise<void> {
  const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  const search = {
    from_city: 'Mumbai',
    from_countrycode: 'IN',
    from_lat: 19.07283,
    from_lng: 72.88261,
    to_city: 'Hamburg',
    to_countrycode: 'DE',
    to_lat: 53.55073,
    to_lng: 9.99302,
    shipping_date: inTenDays,
    freight_type: 'Sea',
    transportation_by: 'FCL',
    container_size: 'ST40',
    weight: 18_000,
    quantity: 1,
    ...changes,
  }
  await page.goto('/help-and-support')
  // What the router keeps of a navigation, so that a reload has it again.
  await page.evaluate((usr) => history.replaceState({ usr, key: 'story', idx: 0 }, '', '/logistics/quotes'), {
    search,
  })
  await page.reload()
}

async function compareOffers(page: Page, offers: Locator): Promise<void> {
  await page.getByRole('button', { name: 'Price', exact: true }).click()
  await expect(page).toHaveURL(/sort=price/)
  // The address changes before the rows do.
  let prices: number[] = []
  await expect(async () => {
    prices = (await offers.allInnerTexts()).map((text) =>
      Number(/([\d,]+\.\d\d) USD/.exec(text)?.[1]?.replace(',', '')),
    )
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  }).toPass({ timeout: 20_000 })

  await offers
    .first()
    .getByRole('button', { name: /fees, .* may arise/ })
    .click()
  const fees = page.getByRole('table', { name: /^Included in the price/ })
  const amounts = (await fees.getByRole('cell').allInnerTexts()).map((text) =>
    Math.round(Number(text.replace(/[^\d.]/g, '')) * 100),
  )
  const total = amounts.pop()
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total)
  expect(total).toBe(Math.round((prices[0] ?? 0) * 100))
  await expectAccessible(page)
}

async function requestFirst(page: Page, offers: Locator): Promise<string> {
  const price = /([\d,]+\.\d\d) USD/.exec((await offers.first().textContent()) ?? '')?.[1] ?? ''
  await offers
    .first()
    .getByRole('button', { name: /^Request/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Summary: Mumbai to Hamburg' })).toBeVisible()
  return price
}
