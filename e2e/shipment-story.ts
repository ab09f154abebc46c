import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import { demoAdministrator, demoPassword } from '../apps/server/seeds/demo-people.ts'
import { expectAccessible } from './accessibility.ts'
import { readCode } from './mailbox.ts'

/** The back office finds the request waiting, reads what is missing, and books it with the carrier, whose number for it is returned. */
export async function confirmBooking(
  browser: Browser,
  bookingNumber: string,
  { missing }: { missing?: RegExp } = {},
): Promise<string> {
  const page = await officePage(browser)
  await page.goto(`/admin/bookings?search=${bookingNumber}`)
  const row = page.getByRole('row', { name: new RegExp(bookingNumber) })
  await expect(row).toContainText('Requested')
  await expectAccessible(page)
  await row.getByRole('link', { name: bookingNumber }).click()
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('Ocean freight')
  await page.getByRole('button', { name: 'Confirm' }).click()
  const dialog = page.getByRole('dialog', { name: `Confirm ${bookingNumber}?` })
  if (missing) await expect(dialog).toContainText(missing)
  const booked = page.getByText('Booked with the carrier: ').textContent()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  const carrierNumber = (await booked)?.replace('Booked with the carrier: ', '') ?? ''
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'Legs' })).toContainText('Not started')
  await expectAccessible(page)
  await page.context().close()
  return carrierNumber
}

export async function officePage(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const answer = await page.request.post('/api/admin/login', {
    data: { email: demoAdministrator, password: demoPassword },
  })
  const { jwt } = (await answer.json()) as { jwt: string }
  await context.addCookies([{ name: 'adminToken', value: jwt, url: new URL(answer.url()).origin }])
  return page
}

/** Its customer finds the shipment by its number, pays the freight, and makes a link for others; returns the link. */
export async function payAndShare(
  page: Page,
  { email, password }: { email: string; password: string },
  bookingNumber: string,
): Promise<string> {
  await page.goto('/logistics/shipments')
  const search = page.getByLabel('Find by booking, bill of lading or container number')
  await search.fill('MSCU1234567')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText(/check digit does not fit/)).toBeVisible()
  await expectAccessible(page)
  await search.fill(bookingNumber)
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('link', { name: bookingNumber }).click()
  await expect(page.getByText(/Pay the freight\./)).toBeVisible()

  await page.getByRole('button', { name: /^Pay [\d,.]+ USD$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Pay the freight' })
  await expect(dialog).toContainText('including a Tradelane service fee of')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('One-time code').fill(await readCode(page, email, /code to pay freight/))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Pay/ }).click()
  await expect(dialog).toBeHidden({ timeout: 40_000 })
  await expect(page.getByRole('region', { name: 'Freight' })).toContainText('Paid')

  await page.getByRole('button', { name: 'Create link' }).click()
  return page.getByLabel('Link to share').inputValue()
}

/** The days pass for this voyage alone, from the sandbox's page. */
export async function letItBeDelivered(page: Page, carrierNumber: string): Promise<void> {
  const carrier = await page.context().newPage()
  await carrier.goto(`/sandbox/carrier?search=${carrierNumber}`)
  await carrier.getByRole('button', { name: 'Move to delivery' }).click()
  await expect(carrier.getByText(/days ahead/)).toBeVisible()
  await expectAccessible(carrier)
  await carrier.close()
}

/** Its page says so, and the proof of delivery is a real PDF. */
export async function expectDelivered(page: Page): Promise<void> {
  await page.reload()
  await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible()
  const events = page.getByRole('list', { name: 'Events' })
  await expect(events.getByRole('listitem').filter({ hasText: 'Delivered at the door' })).toContainText(
    'Actual:',
  )
  await expectAccessible(page)
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Proof of delivery (PDF)' }).click()
  const file = await readFile(await (await waiting).path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
}

/** A person with the link sees the route and that it is delivered, but not the price. */
export async function expectPublic(browser: Browser, link: string): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(new URL(link).pathname)
  await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/^Delivered at the door \d/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Legs' })).toContainText('Actual')
  await expect(page.getByText(/USD/)).toBeHidden()
  await expectAccessible(page)
  await page.goto('/track/a-link-that-never-was')
  await expect(page.getByText('This tracking link does not work')).toBeVisible()
  await context.close()
}
