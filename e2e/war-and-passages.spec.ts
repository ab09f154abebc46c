import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signInNewCompany } from './new-company.ts'
import { openDesk } from './office-desk.ts'
import { signInTradingCompany } from './trading-company.ts'

test('a policy from Rotterdam to Constanța goes to the desk, because the Black Sea is listed', async ({
  page,
  browser,
}) => {
  await signInTradingCompany(page, { hasPartner: false, dollars: 1000 })
  await enterGoods(page)
  await expect(page.getByText('Black Sea and Sea of Azov (JWLA-035').first()).toBeVisible()
  await expect(page.getByText(/without war, which our underwriters quote/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/insurance\/summary/)
  const premium = page.getByRole('region', { name: 'Indicative premium' })
  await expect(premium).toContainText('WarTo be quoted')
  await expect(premium).toContainText('Total without war')
  await page.getByRole('button', { name: 'Approve' }).click()
  const sent = page.getByRole('dialog', { name: 'Successfully Submitted' })
  await expect(sent).toContainText('Our underwriters look at it first: listed area.')
  await page.keyboard.press('Escape')
  const title = page.getByRole('heading', { name: /IN-\d{4}-\d+/ })
  await expect(title).toBeVisible()
  const number = (await title.textContent())?.split(' ').at(-1) ?? ''

  const desk = await openDesk(browser)
  await desk.goto('/admin/insurance')
  await desk.getByRole('row').filter({ hasText: number }).getByRole('link').click()
  const referral = desk.getByRole('region', { name: 'Referral' })
  await expect(referral).toContainText('Listed area')
  await expect(referral).toContainText('Black Sea and Sea of Azov')
  const quote = desk.getByRole('region', { name: 'Quote', exact: true })
  await expect(quote.getByLabel('Premium', { exact: true })).toHaveValue('')
  await expect(quote).toContainText('Add the war premium for the listed area')
  await desk.context().close()
})

test('a quote to Jebel Ali explains that Hormuz is closed, and lands at Khor al Fakkan', async ({ page }) => {
  await signInNewCompany(page)
  await searchRotterdamToJebelAli(page)
  await expect(page.getByText('Strait of Hormuz has been closed since 28 Feb 2026')).toBeVisible()
  await expect(page.getByText(/lines have not sailed through the strait .* keep clear of it/)).toBeVisible()
  await expect(page.getByText(/^Source: Container News.*PortWatch/)).toBeVisible()
  await expect(page.getByText(/Lines sail through Suez Canal and Bab el-Mandeb only in part/)).toBeVisible()
  const offers = page.getByRole('table', { name: 'Quotes' }).getByRole('row').filter({ hasText: 'may arise' })
  await expect(offers.first()).toContainText(
    'lands at Khor al Fakkan, 180 km away, Strait of Hormuz closed from 28 Feb 2026',
  )
  await page.getByText('Route as text').click()
  const route = page.getByRole('table', { name: /^Route from/ })
  await expect(route).toContainText('Khor al Fakkan (AEKLF)')
  await expect(route).toContainText(/Road.*180 km/)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
})

/** Machines by sea. */
async function enterGoods(page: Page): Promise<void> {
  await page.goto('/insurance/policy-holder')
  await page.getByLabel('Same As Policyholder').check()
  await page.getByRole('button', { name: 'Save and Next' }).click()
  await expect(page).toHaveURL(/\/insurance\/details\?insuredDetailsId=/)
  await page.getByLabel('Category of Goods').fill('general')
  await page.getByRole('option', { name: 'General merchandise' }).click()
  await page.getByLabel('Volume of Goods').fill('20 m³')
  await page.getByLabel('Description of Goods').fill('Garden tools')
  await page.getByLabel('Invoice Amount').fill('40000')
  await page.getByLabel('Freight').fill('2000')
  await page.getByLabel('Place of Origin').fill('Rotterdam, NL')
  await page.getByLabel('Place of Destination').fill('Constanța, RO')
  await page.getByLabel('Country of origin').fill('netherl')
  await page.getByRole('option', { name: 'Netherlands', exact: true }).click()
  await page.getByLabel('Country of destination').fill('roman')
  await page.getByRole('option', { name: 'Romania' }).click()
  await page.getByLabel('Valid From').fill(dayIn(1))
  await page.getByLabel('Valid To').fill(dayIn(60))
}

async function searchRotterdamToJebelAli(page: Page): Promise<void> {
  const search = {
    from_city: 'Rotterdam',
    from_countrycode: 'NL',
    from_lat: 51.9225,
    from_lng: 4.47917,
    to_city: 'Jebel Ali',
    to_countrycode: 'AE',
    to_lat: 25.0,
    to_lng: 55.06,
    shipping_date: dayIn(10),
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

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
