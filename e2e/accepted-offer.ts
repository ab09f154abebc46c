import { type Browser, expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { readCode } from './mailbox.ts'
import { openDesk } from './office-desk.ts'
import type { TradingCompany } from './trading-company.ts'

/** Of two offers of a request: the one that is accepted, and the price of the other. */
type Offered = { name: string; price: string; other: string }

/** On the page of the request. */
export async function acceptOffer(
  page: Page,
  { email, password }: TradingCompany,
  { name, price, other }: Offered,
): Promise<void> {
  await page.reload()
  const offers = page.getByRole('table', { name: 'Offers' })
  await expect(offers).toContainText(other)
  await expectAccessible(page)
  await page.getByRole('button', { name: `Accept ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Accept the offer' })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('One-time code').fill(await readCode(page, email, /code to accept an offer/))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: `Accept ${price}` }).click()
  await expect(page.getByText('You accepted an offer. The order has its own page.')).toBeVisible()
  await expect(offers).toContainText('Not chosen')
}

/** Answers the number of the booking. */
export async function openOrder(page: Page, { price }: Offered): Promise<string> {
  await page.getByRole('link', { name: 'View the order' }).click()
  await expect(page.getByText(price).first()).toBeVisible()
  await expectAccessible(page)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  return /FB-\d{4}-\d{6}/.exec(title)?.[0] ?? ''
}

/** `name`: of the offer. */
export async function confirmAtDesk(browser: Browser, booking: string, name: string): Promise<void> {
  const desk = await openDesk(browser)
  await desk.goto(`/admin/bookings?search=${booking}`)
  await desk.getByRole('link', { name: booking }).click()
  await expect(desk.getByRole('region', { name: 'Price' })).toContainText(name)
  await desk.getByRole('button', { name: 'Confirm' }).click()
  const dialog = desk.getByRole('dialog', { name: `Confirm ${booking}?` })
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
  await desk.context().close()
}
