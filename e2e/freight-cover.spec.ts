import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import {
  declare,
  fillSeaSearch,
  giveDocuments,
  inDays,
  payWithCover,
  requestFirstOffer,
} from './covered-freight.ts'
import { confirmBooking } from './shipment-story.ts'
import { signInTradingCompany } from './trading-company.ts'

test('insurance and customs clearance ticked with the freight become a policy with its certificate, and a task', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const company = await signInTradingCompany(page, { hasPartner: false, dollars: 20_000 })
  await describeCargo(page)
  const bookingNumber = await requestFirstOffer(page)
  await confirmBooking(browser, bookingNumber)
  await payWithCover(page, company, bookingNumber)

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
  const form = await fillSeaSearch(page, {
    from: ['mumb', 'Mumbai, IN'],
    to: ['hamburg', 'Hamburg, DE'],
    loading: inDays(10),
  })
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
