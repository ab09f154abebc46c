import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signInNewCompany } from './new-company.ts'

test('the landed cost of shirts is estimated for a term and a country beside another, with sources and what is missing', async ({
  page,
}) => {
  await signInNewCompany(page)
  await page.goto('/incoterms?term=FOB')
  await page.getByRole('main').getByRole('link', { name: 'Landed cost' }).click()
  await expect(page.getByLabel('Incoterm', { exact: true })).toHaveValue('FOB')

  const code = page.getByRole('combobox', { name: 'HS code' })
  await code.fill('cotton t-shirts')
  await page.getByRole('option', { name: '6109.10' }).click()
  await expect(code).toHaveValue('6109.10')
  await chooseCountry(page, 'Country of origin', 'China')
  await chooseCountry(page, 'Destination', 'Germany')
  // Escape closes a list; it does not empty a field.
  const destination = page.getByRole('combobox', { name: 'Destination', exact: true })
  await destination.press('ArrowDown')
  await expect(destination).toHaveAttribute('aria-expanded', 'true')
  await destination.press('Escape')
  await expect(destination).toHaveAttribute('aria-expanded', 'false')
  await destination.press('Escape')
  await expect(destination).toHaveValue('Germany')
  await chooseCountry(page, 'Compare with the destination (optional)', 'United States')
  await page.getByLabel('Price under the term').fill('10000')
  await page.getByLabel('Quantity').fill('1000')
  await page.getByLabel('Freight').fill('800')
  await page.getByLabel('Insurance').fill('50')
  await page.getByLabel('The goods arrive').selectOption('By sea')
  await page.getByRole('button', { name: 'Estimate' }).click()

  const germany = page.getByRole('region', { name: 'FOB, China to Germany' })
  await expect(germany).toContainText('14,460.88 USD')
  await expect(germany).toContainText('12,152.00 USD')
  await expect(germany).toContainText('14.46 USD')
  await expect(germany).toContainText('read in an edition of 2 Dec 2020, and has been revised since')
  await expect(germany).toContainText('INCOMPLETE')
  const america = page.getByRole('region', { name: 'FOB, China to United States' })
  await expect(america).toContainText('INCOMPLETE')
  await expect(america).toContainText('16.5 %: Goods (FOB), HS 610910')
  await expect(america).toContainText('Harbor maintenance fee 12.50 USD')
  await expect(america).toContainText('China: 12.5 % under the Section 301 duties of 24 July 2026')
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(germany).toContainText('12 %: Goods, freight and insurance (CIF), HS 6109')
  await expectAccessible(page)

  // A reload has the form as it was.
  await page.reload()
  await expect(page.getByLabel('Price under the term')).toHaveValue('10,000')
  await expect(page.getByRole('combobox', { name: 'Destination', exact: true })).toHaveValue('Germany')
  await expect(page.getByLabel('The goods arrive')).toHaveValue('sea')

  // Yen have no decimals.
  const price = page.getByLabel('Price under the term')
  await price.fill('100.50')
  await page.getByLabel('Currency', { exact: true }).selectOption('JPY')
  await page.getByLabel('Compare with the term').selectOption('CIF')
  await page.getByRole('button', { name: 'Estimate' }).click()
  await expect(page.getByText('Enter a valid amount of JPY')).toBeVisible()
  await expect(price).toBeFocused()
  await page.getByLabel('Currency', { exact: true }).selectOption('USD')
  await page.getByLabel('Compare with the term').selectOption('')
  await price.fill('10000')

  // Cars have no rate here: nothing looks like a price of one, or is compared.
  await code.fill('8703.23')
  await page.getByRole('button', { name: 'Estimate' }).click()
  await expect(germany).toContainText('DUTY AND TAX ARE MISSING')
  await expect(germany).toContainText('Without duty and tax')
  await expect(germany).not.toContainText('Per unit')
  await expect(page.getByText('NOT TO BE COMPARED')).toBeVisible()

  await code.fill('6109.10')
  await page.getByLabel('Compare with the term').selectOption('CIF')
  await page.getByLabel('Freight').fill('')
  await page.getByRole('button', { name: 'Estimate' }).click()
  const left = 'Only one of FOB and CIF has the freight in its price. Enter the freight to compare them.'
  await expect(page.getByText(left)).toBeVisible()
  await page.getByLabel('Insurance').fill('')
  await page.getByRole('button', { name: 'Estimate' }).click()
  await expect(page.getByText('Both take the same price, and only one of FOB and CIF has')).toBeVisible()

  await code.fill('8803')
  await page.getByRole('button', { name: 'Estimate' }).click()
  await expect(page.getByText('The Harmonized System has no such code.')).toBeVisible()
})

test('the landed cost to Brazil has its contributions and tax, says what is missing, and is compared with that to South Korea', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInNewCompany(page)
  await page.goto('/landed-cost?term=FOB')
  await page.getByRole('combobox', { name: 'HS code' }).fill('6401.92')
  await chooseCountry(page, 'Country of origin', 'Vietnam')
  await chooseCountry(page, 'Destination', 'Brazil')
  await chooseCountry(page, 'Compare with the destination (optional)', 'South Korea')
  await page.getByLabel('Price under the term').fill('10000')
  await page.getByLabel('Freight').fill('900')
  await page.getByLabel('Insurance').fill('100')
  await page.getByRole('button', { name: 'Estimate' }).click()

  const brazil = page.getByRole('region', { name: 'FOB, Vietnam to Brazil' })
  await expect(brazil).toContainText('INCOMPLETE')
  await expect(brazil).toContainText('35 %: Goods, freight and insurance (CIF), HS 640192')
  await expect(brazil).toContainText('COFINS on imports 1,061.50 USD (9.65 %)')
  await expect(brazil).toContainText('ICMS of the state is not in this estimate')
  const korea = page.getByRole('region', { name: 'FOB, Vietnam to South Korea' })
  await expect(korea).toContainText('13 %: Goods, freight and insurance (CIF), HS 64')
  await expect(korea).toContainText('13,673.00 USD')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
})

test('the landed cost to Northern Ireland has the duty of the Union and the VAT of the United Kingdom', async ({
  page,
}) => {
  await signInNewCompany(page)
  await page.goto('/landed-cost?term=FOB')
  await page.getByRole('combobox', { name: 'HS code' }).fill('6109.10')
  await chooseCountry(page, 'Country of origin', 'China')
  // Typed whole and left, it is chosen: it is no longer another name of the United Kingdom.
  const destination = page.getByRole('combobox', { name: 'Destination', exact: true })
  await destination.fill('northern ireland')
  await destination.press('Tab')
  await expect(destination).toHaveValue('Northern Ireland')
  await chooseCountry(page, 'Compare with the destination (optional)', 'Canary Islands')
  await page.getByLabel('Price under the term').fill('10000')
  await page.getByLabel('Freight').fill('800')
  await page.getByLabel('Insurance').fill('50')
  await page.getByRole('button', { name: 'Estimate' }).click()
  const belfast = page.getByRole('region', { name: 'FOB, China to Northern Ireland' })
  await expect(belfast).toContainText('12 %: Goods, freight and insurance (CIF), HS 6109')
  await expect(belfast).toContainText('20 %: Goods, freight, insurance and duty')
  await expect(belfast).toContainText('an EORI number that begins with XI')
  const islands = page.getByRole('region', { name: 'FOB, China to Canary Islands' })
  await expect(islands).toContainText('IGIC')
  await expect(islands).toContainText('INCOMPLETE')
  await expectAccessible(page)
})

async function chooseCountry(page: Page, label: string, name: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true })
  await box.click()
  await box.fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}
