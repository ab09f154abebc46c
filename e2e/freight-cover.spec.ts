import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { pdfFile } from '../apps/server/test/sample-files.ts'
import { expectAccessible } from './accessibility.ts'
import { readCode } from './mailbox.ts'
import { confirmBooking, officePage } from './shipment-story.ts'
import { signInTradingCompany } from './trading-company.ts'

test('insurance and customs clearance ticked with the freight become a policy with its certificate, and a task', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const company = await signInTradingCompany(page, { hasPartner: false, dollars: 20_000 })
  await describeCargo(page)
  const bookingNumber = await request(page)
  await confirmBooking(browser, bookingNumber)
  await pay(page, company, bookingNumber)

  const certificate = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Certificate of insurance (PDF)' }).click()
  const file = await readFile(await (await certificate).path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  await expect(page.getByRole('link', { name: 'Insure the goods' })).toBeHidden()
  await giveDocuments(page)
  await declare(browser, bookingNumber)
  await page.reload()
  const customs = page.getByRole('region', { name: 'Customs clearance' })
  await expect(customs).toContainText('26DE5851000A1B2C3D')
  await expectAccessible(page)

  await page.goto('/insurance/policies')
  const row = page.getByRole('row', { name: /Mumbai, IN → Hamburg, DE/ })
  await expect(row).toContainText('Insured')
  await row.getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Insured goods' })).toContainText('Electronics')
  await expect(page.getByRole('region', { name: 'Certificate' })).toContainText('TLC-')
  await expectAccessible(page)
  await page.goto('/transaction-summary')
  await page.getByRole('button', { name: 'Add Service' }).click()
  await expect(page.getByRole('menuitem', { name: /^Insurance/ })).toContainText('insured with the freight')
})

async function describeCargo(page: Page): Promise<void> {
  await page.goto('/logistics/cargo-details')
  const form = page.getByRole('form', { name: 'Cargo details' })
  await form.getByLabel('Shipping type').selectOption('Sea')
  await form.getByLabel('Transportation by').selectOption('FCL')
  await form.getByLabel('Container type').fill('ST40')
  await form.getByRole('option', { name: /^ST40/ }).click()
  await pickCity(page, 'From', 'mumb', 'Mumbai, IN')
  await pickCity(page, 'To', 'hamburg', 'Hamburg, DE')
  await form.getByLabel('Loading date').fill(inDays(10))
  await form.getByLabel('Weight', { exact: true }).fill('18000')
  await form.getByLabel('Customs clearance').check()
  await form.getByLabel('Insurance').check()
  const go = form.getByRole('button', { name: 'Get quotes' })
  await go.click()
  await expect(form.getByText('Category of goods is required')).toBeVisible()
  await expect(form.getByText('Enter a invoice amount')).toBeVisible()
  await chooseGoods(page, 'dangerous', 'Dangerous goods')
  await form.getByLabel('Invoice amount').fill('80000')
  await go.click()
  await page.getByRole('button', { name: 'Change search' }).click()
  await expect(form.getByText('Dangerous goods have no automatic price.')).toBeVisible()
  await expectAccessible(page)
  await chooseGoods(page, 'electro', 'Electronics')
  await go.click()
}

async function chooseGoods(page: Page, typed: string, goods: string): Promise<void> {
  await page.getByLabel('Category of goods').fill(typed)
  await page.getByRole('option', { name: goods }).click()
}

/** Requests the first offer; answers the number of the booking. */
async function request(page: Page): Promise<string> {
  await page
    .getByRole('button', { name: /^Request/ })
    .first()
    .click()
  const fees = page.getByRole('table', { name: /^Included in the price/ })
  await expect(fees).toContainText('Cargo insurance, all risks (ICC A)')
  await expect(fees).toContainText('Tradelane service fee on the insurance')
  await page.getByRole('button', { name: 'Submit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Successfully Submitted' })
  await expect(dialog).toContainText(/FB-\d{4}-\d{6}/)
  const number = /FB-\d{4}-\d{6}/.exec((await dialog.textContent()) ?? '')?.[0] ?? ''
  await dialog.getByRole('link', { name: 'See the shipment' }).click()
  const cover = page.getByRole('region', { name: 'Insurance of the goods' })
  await expect(cover).toContainText('Starts with the payment')
  return number
}

async function pay(
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
async function giveDocuments(page: Page): Promise<void> {
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

async function declare(browser: Browser, bookingNumber: string): Promise<void> {
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
  await expect(page.getByRole('button', { name: 'Record the release' })).toBeVisible()
  await expectAccessible(page)
  await page.context().close()
}

async function pickCity(page: Page, label: string, typed: string, city: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).pressSequentially(typed)
  await page
    .getByRole('listbox', { name: 'Cities' })
    .getByRole('option')
    .filter({ hasText: city })
    .first()
    .click()
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
