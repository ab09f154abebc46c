import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import {
  declare,
  giveDocuments,
  inDays,
  payWithCover,
  pickCity,
  requestFirstOffer,
} from './covered-freight.ts'
import { confirmBooking } from './shipment-story.ts'
import { signInTradingCompany } from './trading-company.ts'

test('dangerous goods in a reefer are declared before the price, insured in the same quote, paid once and cleared', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const company = await signInTradingCompany(page, { hasPartner: false, dollars: 20_000 })
  await describeCargo(page)

  await expect(page.getByRole('heading', { name: 'Mumbai to Hamburg' })).toBeVisible()
  const first = page.getByRole('row', { name: /Full container by sea/ }).first()
  await expect(first.getByText('Dangerous goods')).toBeVisible()
  await expect(first.getByText('Refrigerated')).toBeVisible()
  await expectAccessible(page)
  const bookingNumber = await requestFirstOffer(page)
  await expectSpecialCargo(page)
  await expectDeclaration(page)

  const carrierNumber = await confirmBooking(browser, bookingNumber)
  await payWithCover(page, company, bookingNumber)
  await expect(page.getByRole('button', { name: 'Certificate of insurance (PDF)' })).toBeVisible()
  await expectDeclaration(page)
  await giveDocuments(page)
  await declare(browser, bookingNumber, { carrierNumber })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Customs clearance' })).toContainText('Cleared')

  await page.goto('/insurance/policies')
  const policy = page.getByRole('row', { name: /Mumbai, IN → Hamburg, DE/ })
  await expect(policy).toContainText('Insured')
  await policy.getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Insured goods' })).toContainText('Dangerous goods')
})

/** Paint that is kept cool, and with it at first what must not share its container. */
async function describeCargo(page: Page): Promise<void> {
  await page.goto('/logistics/cargo-details')
  const form = page.getByRole('form', { name: 'Cargo details' })
  await form.getByLabel('Shipping type').selectOption('Sea')
  await form.getByLabel('Transportation by').selectOption('FCL')
  await form.getByLabel('Container type').fill('RF40')
  await form.getByRole('option', { name: /^RF40/ }).click()
  await pickCity(page, 'From', 'mumb', 'Mumbai, IN')
  await pickCity(page, 'To', 'hamburg', 'Hamburg, DE')
  await form.getByLabel('Loading date').fill(inDays(10))
  await form.getByLabel('Weight', { exact: true }).fill('14000')
  await form.getByLabel('Dangerous goods').check()
  await form.getByRole('button', { name: 'Get quotes' }).click()
  // The first of the page, also where it is one of a substance.
  await expect(form.locator('[aria-invalid="true"], [data-invalid] input').first()).toBeFocused()
  await form.getByLabel('Customs clearance').check()
  await form.getByLabel('Insurance').check()
  const paint = form.getByRole('group', { name: 'Substance 1' })
  await chooseSubstance(paint, 'un1263', /^UN 1263 · Paint$/)
  await expect(paint.getByText('Class 3 (flammable liquid)')).toBeVisible()
  const go = form.getByRole('button', { name: 'Get quotes' })
  await go.click()
  await expect(form.getByText('Enter the set temperature, -30 to 30 °C')).toBeVisible()
  await expect(paint.getByText('Select packing group I, II or III')).toBeVisible()
  await expect(paint.getByText('Enter the flash point')).toBeVisible()
  await expectAccessible(page)

  await form.getByLabel('Set temperature (°C)').fill('15')
  await paint.getByLabel('Packing group').selectOption('II')
  await paint.getByLabel('Kind of packages').selectOption('drums')
  await paint.getByLabel('Number of packages').fill('60')
  await paint.getByLabel('Net quantity').fill('12000')
  await paint.getByLabel('Flash point (°C)').fill('18')
  await form.getByLabel('Emergency contact').fill('Ada Okafor, +1 212 555 0147')
  await form.getByLabel('Invoice amount').fill('80000')
  await form.getByRole('button', { name: 'Add a substance' }).click()
  const peroxide = form.getByRole('group', { name: 'Substance 2' })
  await chooseSubstance(peroxide, 'hydrogen peroxide', /^UN 2014/)
  await peroxide.getByLabel('Kind of packages').selectOption('jerricans')
  await peroxide.getByLabel('Net quantity').fill('500')
  await go.click()
  await expect(peroxide.getByText(/class 3 is kept separated from class 5\.1/)).toBeVisible()
  await form.getByRole('button', { name: 'Remove Substance 2' }).click()
  await expect(peroxide).toBeHidden()
  await go.click()
}

async function chooseSubstance(substance: Locator, typed: string, name: RegExp): Promise<void> {
  await substance.getByLabel('UN number or name').fill(typed)
  await substance.page().getByRole('option', { name }).click()
}

async function expectSpecialCargo(page: Page): Promise<void> {
  const booking = page.getByRole('region', { name: 'Booking', exact: true })
  await expect(booking).toContainText('UN 1263, Paint, class 3, PG II')
  await expect(booking).toContainText('Set temperature 15 °C, genset on the road')
  await expect(booking).toContainText('explosion-proof')
}

/** Before the confirmation and after it. */
async function expectDeclaration(page: Page): Promise<void> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Dangerous goods declaration (PDF)' }).click()
  const file = await readFile(await (await download).path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
}
