import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { textOfPaper } from '../apps/server/test/text-of-paper.ts'
import { expectAccessible } from './accessibility.ts'
import { fillSeaSearch, inDays } from './covered-freight.ts'
import { confirmBooking } from './shipment-story.ts'
import { signInTradingCompany } from './trading-company.ts'

test('shisha coal is asked about, declared as UN 1361 before the price, and its declaration has the days and temperatures', async ({
  page,
  browser,
}) => {
  await signInTradingCompany(page, { hasPartner: false })
  await describeCharcoal(page)
  await expect(page.getByRole('heading', { name: 'Jakarta to Hamburg' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Request/ })
    .first()
    .click()
  const parties = page.getByRole('region', { name: 'Parties and goods' })
  await expect(parties.getByLabel('Description')).toHaveValue('Coconut shisha coal')
  await giveDays(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Successfully Submitted' })
  const number = /FB-\d{4}-\d{6}/.exec((await dialog.textContent()) ?? '')?.[0] ?? ''
  await dialog.getByRole('link', { name: 'See the shipment' }).click()
  await expect(parties).toContainText('Charcoal')
  await confirmBooking(browser, number, { missing: /temperature of the air when it was packed/ })
  await page.reload()
  await expect(page.getByText(/temperature of the air when it was packed/).first()).toBeVisible()
  await parties.getByRole('button', { name: 'Correct' }).click()
  await parties.getByLabel('Air when packed (°C)').fill('31,5')
  await expectAccessible(page)
  await parties.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The carrier has accepted the correction.')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Dangerous goods declaration (PDF)' }).click()
  const text = await textOfPaper(await readFile(await (await download).path()))
  expect(text).toContain('UN 1361, CARBON, ANIMAL OR VEGETABLE ORIGIN')
  expect(text).toMatch(/packed 16 Nov 2026, charcoal 28 °C when packed, air 31\.5 °C when packed/)
})

async function describeCharcoal(page: Page): Promise<void> {
  const form = await fillSeaSearch(page, {
    from: ['jakart', 'Jakarta, ID'],
    to: ['hamburg', 'Hamburg, DE'],
    loading: inDays(20),
  })
  await form.getByLabel('What the goods are').fill('Coconut shisha coal')
  await form.getByLabel('Weight', { exact: true }).fill('18000')
  const go = form.getByRole('button', { name: 'Get quotes' })
  await go.click()
  await expect(form.getByText(/This may be charcoal\. By sea it is always dangerous goods/)).toBeVisible()
  await expect(form.getByLabel('These goods are not charcoal')).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Dangerous goods').check()
  const charcoal = form.getByRole('group', { name: 'Substance 1' })
  await charcoal.getByLabel('UN number or name').fill('shisha')
  await page.getByRole('option', { name: /^UN 1361/ }).click()
  await charcoal.getByLabel('Packing group').selectOption('III')
  await charcoal.getByLabel('Kind of packages').selectOption('boxes')
  await charcoal.getByLabel('Number of packages').fill('1600')
  await charcoal.getByLabel('Net quantity').fill('16000')
  await form.getByLabel('Emergency contact').fill('Ada Okafor, +1 212 555 0147')
  await expect(form.getByText(/This may be charcoal/)).toBeHidden()
  await go.click()
}

async function giveDays(page: Page): Promise<void> {
  const parties = page.getByRole('region', { name: 'Parties and goods' })
  const charcoal = parties.getByRole('group', { name: 'Charcoal (UN 1361)' })
  await charcoal.getByLabel('Produced on').fill('2026-11-01')
  await charcoal.getByLabel('Packed on').fill('2026-11-08')
  await charcoal.getByLabel('Charcoal when packed (°C)').fill('28')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(charcoal.getByText(/lies open for 14 days/).first()).toBeVisible()
  await expectAccessible(page)
  await charcoal.getByLabel('Packed on').fill('2026-11-16')
}
