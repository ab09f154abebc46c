import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { pdfFile } from '../apps/server/test/sample-files.ts'
import { expectAccessible } from './accessibility.ts'
import { readCode } from './mailbox.ts'
import { officePage } from './shipment-story.ts'

/** Requests the first offer; answers the number of the booking. */
export async function requestFirstOffer(page: Page): Promise<string> {
  await page
    .getByRole('button', { name: /^Request/ })
    .first()
    .click()
  const fees = page.getByRole('table', { name: /^Included in the price/ })
  await expect(fees).toContainText('Cargo insurance, all risks (ICC A)')
  await expect(fees).toContainText('Tradelane service fee on the insurance')
  // Nothing is declared to customs without a code.
  await page.getByRole('region', { name: 'Parties and goods' }).getByLabel('HS codes').fill('8471.30')
  await page.getByRole('button', { name: 'Submit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Successfully Submitted' })
  await expect(dialog).toContainText(/FB-\d{4}-\d{6}/)
  const number = /FB-\d{4}-\d{6}/.exec((await dialog.textContent()) ?? '')?.[0] ?? ''
  await dialog.getByRole('link', { name: 'See the shipment' }).click()
  const cover = page.getByRole('region', { name: 'Insurance of the goods' })
  await expect(cover).toContainText('Starts with the payment')
  return number
}

/** Once for the freight and its insurance. */
export async function payWithCover(
  page: Page,
  { email, password }: { email: string; password: string },
  bookingNumber: string,
): Promise<void> {
  await page.reload()
  await expect(page.getByRole('heading', { name: new RegExp(bookingNumber) })).toBeVisible()
  await expect(page.getByText('The insurance of the goods starts with the payment')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Pay [\d,.]+ USD$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Pay the freight' })
  await expect(dialog).toContainText('to insure the goods')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('One-time code').fill(await readCode(page, email, /code to pay freight/))
  await dialog.getByRole('button', { name: /^Pay/ }).click()
  await expect(dialog).toBeHidden({ timeout: 40_000 })
  const cover = page.getByRole('region', { name: 'Insurance of the goods' })
  await expect(cover).toContainText(/IN-\d{4}-\d{6}/)
  await expect(cover).toContainText(/TLC-\d{4}-\d{6}/)
}

/** The two documents that customs asks for. */
export async function giveDocuments(page: Page): Promise<void> {
  const customs = page.getByRole('region', { name: 'Customs clearance' })
  await expect(customs).toContainText('Documents requested')
  for (const kind of ['Commercial invoice', 'Packing list']) {
    await page.getByRole('button', { name: 'Add document' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a document' })
    await dialog.getByLabel('Kind').selectOption({ label: kind })
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: `${kind}.pdf`, mimeType: 'application/pdf', buffer: pdfFile() })
    await expect(dialog.getByRole('button', { name: 'Replace' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  await expect(customs).toContainText('Documents received')
}

/** The back office declares the goods to customs. With the carrier's number, it has received them, and their release is recorded. */
export async function declare(
  browser: Browser,
  bookingNumber: string,
  { carrierNumber }: { carrierNumber?: string } = {},
): Promise<void> {
  const page = await officePage(browser)
  await page.goto(`/admin/bookings?search=${bookingNumber}`)
  await page.getByRole('link', { name: bookingNumber }).click()
  await page.getByRole('button', { name: 'Record the declaration' }).click()
  const dialog = page.getByRole('dialog', { name: 'Record the declaration' })
  await dialog.getByRole('button', { name: 'Record' }).click()
  await expect(dialog.getByText('Enter the declaration number')).toBeVisible()
  await dialog.getByLabel('Declaration number').fill('26DE5851000A1B2C3D')
  await dialog.getByRole('button', { name: 'Record' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Record the release' })).toBeDisabled()
  await expect(page.getByText('The carrier has not received the goods yet.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  if (carrierNumber) await release(page, carrierNumber)
  await page.context().close()
}

async function release(page: Page, booking_number: string): Promise<void> {
  const data = { booking_number, days: 20 }
  expect((await page.request.post('/api/sandbox/carrier/advance', { data })).status()).toBe(200)
  await page.getByRole('button', { name: 'Record the release' }).click()
  const dialog = page.getByRole('dialog', { name: 'Has customs released the goods?' })
  await dialog.getByRole('button', { name: 'Record the release' }).click()
  await expect(dialog).toBeHidden()
}

export async function pickCity(page: Page, label: string, typed: string, city: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).pressSequentially(typed)
  await page
    .getByRole('listbox', { name: 'Cities' })
    .getByRole('option')
    .filter({ hasText: city })
    .first()
    .click()
}

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Opens the cargo form for a full container of 40 feet by sea. */
export async function openSeaSearch(page: Page): Promise<Locator> {
  await page.goto('/logistics/cargo-details')
  const form = page.getByRole('form', { name: 'Cargo details' })
  await form.getByLabel('Shipping type').selectOption('Sea')
  await form.getByLabel('Transportation by').selectOption('FCL')
  await form.getByLabel('Container type').fill('ST40')
  await form.getByRole('option', { name: /^ST40/ }).click()
  return form
}

/** The same between two cities, loading on a day. */
export async function fillSeaSearch(
  page: Page,
  {
    from,
    to,
    loading,
  }: { from: [typed: string, choice: string]; to: [typed: string, choice: string]; loading: string },
): Promise<Locator> {
  const form = await openSeaSearch(page)
  await pickCity(page, 'From', ...from)
  await pickCity(page, 'To', ...to)
  await form.getByLabel('Loading date').fill(loading)
  return form
}
