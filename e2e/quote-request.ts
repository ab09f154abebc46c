import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'

/** Freight that no rate card answers. Answers the number of the request. */
export async function askTheDesk(page: Page): Promise<string> {
  await searchFor(page, 90_000)
  await expect(page.getByText('No quotes', { exact: true })).toBeVisible()
  const card = page.getByRole('region', { name: 'Ask the desk for an offer' })
  await card.getByRole('button', { name: 'Ask for an offer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask the desk for an offer' })
  await dialog.getByLabel('Note').fill('A press in one piece. It needs a low loader at both ends.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send request' }).click()
  const title = page.getByRole('heading', { level: 1, name: /^Request QR-/ })
  await expect(title).toBeVisible()
  await expect(page.getByText('No offers yet')).toBeVisible()
  await expectAccessible(page)
  return ((await title.textContent()) ?? '').replace('Request ', '')
}

/** As the cargo form leads there. */
async function searchFor(page: Page, weight: number): Promise<void> {
  const search = {
    ...{ from_city: 'Mumbai', from_countrycode: 'IN', from_lat: 19.07283, from_lng: 72.88261 },
    ...{ to_city: 'Hamburg', to_countrycode: 'DE', to_lat: 53.55073, to_lng: 9.99302 },
    shipping_date: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10),
    ...{ freight_type: 'Sea', transportation_by: 'LCL', weight, quantity: 1 },
  }
  await page.goto('/help-and-support')
  await page.evaluate((usr) => history.replaceState({ usr, key: 'story', idx: 0 }, '', '/logistics/quotes'), {
    search,
  })
  await page.reload()
}
