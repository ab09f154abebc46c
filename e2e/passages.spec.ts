import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { confirmBooking, officePage } from './shipment-story.ts'
import { signInTradingCompany } from './trading-company.ts'

// Panama, on a lane that no other story uses: all stories share one product.

test('the office closes the Panama Canal: searches lead round it, and a booking through it gets a later arrival', async ({
  page,
  browser,
}) => {
  await signInTradingCompany(page, { hasPartner: false })
  await searchShanghaiToNewYork(page)
  const table = page.getByRole('table', { name: 'Quotes' })
  await expect(table.getByText('via Panama Canal').first()).toBeVisible()
  await expect(table.getByText('via Suez Canal').first()).toBeVisible()
  await page.getByLabel('Route by sea').selectOption('Via Panama Canal')
  await expect(table.getByText('via Suez Canal')).toHaveCount(0)
  await expectAccessible(page)
  await table
    .getByRole('button', { name: /^Request/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Submit' }).click()
  const submitted = page.getByRole('dialog', { name: 'Successfully Submitted' })
  await expect(submitted).toContainText(/FB-\d{4}-\d{6}/)
  const bookingNumber = /FB-\d{4}-\d{6}/.exec((await submitted.textContent()) ?? '')?.[0] ?? ''
  const shipment = submitted.getByRole('link', { name: 'See the shipment' })
  const address = (await shipment.getAttribute('href')) ?? ''
  await confirmBooking(browser, bookingNumber)
  await page.goto(address)
  const legs = page.getByRole('region', { name: 'Legs' })
  await expect(legs).toContainText('via Panama Canal')

  const office = await officePage(browser)
  await office.goto('/admin/passages')
  const panama = passageRow(office, 'Panama Canal')
  await panama.getByRole('button', { name: 'Close…' }).click()
  const dialog = office.getByRole('dialog', { name: 'Close Panama Canal' })
  await dialog.getByRole('button', { name: 'Close passage' }).click()
  await expect(dialog.getByText('A reason is required')).toBeVisible()
  await expectAccessible(office)
  await dialog.getByLabel('Reason').fill('The water in the lake is too low.')
  await dialog.getByRole('button', { name: 'Close passage' }).click()
  await expect(dialog).toBeHidden()
  await expect(panama).toContainText('Closed')
  await expectAccessible(office)

  await expect(async () => {
    await page.reload()
    await expect(legs).toContainText('via Suez Canal', { timeout: 2_000 })
  }).toPass()
  await expect(
    page.getByText(/Panama Canal is closed: .* The ship sails via Suez Canal, \d+ days? longer\./).first(),
  ).toBeVisible()
  await expectAccessible(page)
  await searchShanghaiToNewYork(page)
  await expect(page.getByText('The water in the lake is too low.')).toBeVisible()
  await expect(table.getByText('via Suez Canal').first()).toBeVisible()
  await expect(table.getByText('via Panama Canal')).toHaveCount(0)

  await panama.getByRole('button', { name: 'Open again' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Open again' }).click()
  await expect(panama.getByRole('button', { name: 'Close…' })).toBeVisible()
  await expect(office.getByRole('region', { name: 'Earlier closures' })).toContainText('too low')
  await office.context().close()
})

test('the office closes the Kiel Canal from a day to come, and keeps it open after all', async ({
  browser,
}) => {
  const office = await officePage(browser)
  await office.goto('/admin/passages')
  const kiel = passageRow(office, 'Kiel Canal')
  await kiel.getByRole('button', { name: 'Close…' }).click()
  const dialog = office.getByRole('dialog', { name: 'Close Kiel Canal' })
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabel('Closed from').fill('0001-01-01')
  await dialog.getByLabel('Reason').fill('A lock is repaired.')
  await dialog.getByRole('button', { name: 'Close passage' }).click()
  await expect(dialog.getByText('The day is more than a year ago')).toBeVisible()
  await dialog.getByLabel('Closed from').fill(nextWeek)
  await dialog.getByRole('button', { name: 'Close passage' }).click()
  await expect(dialog).toBeHidden()
  await expect(kiel).toContainText('To be closed')
  await expectAccessible(office)
  await kiel.getByRole('button', { name: 'Keep open' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Keep open' }).click()
  await expect(kiel.getByRole('button', { name: 'Close…' })).toBeVisible()
  await office.context().close()
})

/** Not that of an earlier closure. */
const passageRow = (office: Page, name: string) =>
  office.getByRole('table', { name: 'Passages' }).getByRole('row', { name: new RegExp(`^${name}`) })

async function searchShanghaiToNewYork(page: Page): Promise<void> {
  const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  const search = {
    from_city: 'Shanghai',
    from_countrycode: 'CN',
    from_lat: 31.22222,
    from_lng: 121.45806,
    to_city: 'New York City',
    to_countrycode: 'US',
    to_lat: 40.71427,
    to_lng: -74.00597,
    shipping_date: inTenDays,
    freight_type: 'Sea',
    transportation_by: 'FCL',
    container_size: 'ST40',
    weight: 18_000,
    quantity: 1,
  }
  await page.goto('/help-and-support')
  // What the router keeps of a navigation, so that a reload has it again.
  await page.evaluate((usr) => history.replaceState({ usr, key: 'story', idx: 0 }, '', '/logistics/quotes'), {
    search,
  })
  await page.reload()
}
