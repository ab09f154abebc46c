import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { textOfPaper } from '../apps/server/test/text-of-paper.ts'
import { expectAccessible } from './accessibility.ts'
import { fillSeaSearch, giveDocuments, inDays } from './covered-freight.ts'
import { confirmBooking } from './shipment-story.ts'
import { signInTradingCompany } from './trading-company.ts'

test('customs is asked for a CBAM declarant and a due diligence statement before the goods arrive, and duties are said not to be paid', async ({
  page,
  browser,
}) => {
  await signInTradingCompany(page, { hasPartner: false })
  await search(page)
  await page
    .getByRole('button', { name: /^Request/ })
    .first()
    .click()
  await expect(page.getByText('Import duty and taxes: they change often')).toBeVisible()
  const parties = page.getByRole('region', { name: 'Parties and goods' })
  await expect(parties.getByText(/^Not given yet\. Customs needs it/)).toBeVisible()
  await parties.getByLabel('HS codes').fill('7208.10, 0901.11')
  await page.getByRole('button', { name: 'Submit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Successfully Submitted' })
  const number = /FB-\d{4}-\d{6}/.exec((await dialog.textContent()) ?? '')?.[0] ?? ''
  await dialog.getByRole('link', { name: 'See the shipment' }).click()
  await expect(page.getByRole('heading', { name: new RegExp(number) })).toBeVisible()
  await confirmBooking(browser, number)
  await page.reload()
  await answerCustoms(page)
  await giveDocuments(page)
  await expect(page.getByRole('button', { name: 'Change the answers' })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Booking confirmation (PDF)' }).click()
  const text = await textOfPaper(await readFile(await (await download).path()))
  expect(text).toContain('Import duty and tax are not included, and change often.')
})

async function search(page: Page): Promise<void> {
  // Arrives after 30 December 2026, from which day the EU asks for the statement.
  const form = await fillSeaSearch(page, {
    from: ['mumb', 'Mumbai, IN'],
    to: ['hamburg', 'Hamburg, DE'],
    loading: inDays(30),
  })
  await form.getByLabel('Weight', { exact: true }).fill('14000')
  await expect(form.getByText(/Import duty and tax are not included/)).toBeVisible()
  await form.getByLabel('Customs clearance').check()
  await form.getByRole('button', { name: 'Get quotes' }).click()
}

async function answerCustoms(page: Page): Promise<void> {
  const customs = page.getByRole('region', { name: 'Customs clearance' })
  await expect(customs).toContainText('Number of the authorised CBAM declarant')
  await expect(customs).toContainText('Number of the due diligence statement (EUDR)')
  await expect(customs).toContainText('Import duty and tax are not included')
  await expectAccessible(page)
  await customs.getByRole('button', { name: 'Answer customs' }).click()
  const dialog = page.getByRole('dialog', { name: 'What customs asks' })
  await dialog.getByLabel('The importer stays below 50 t a year').check()
  await dialog.getByLabel('Number of the due diligence statement (EUDR)').fill('26DEABC1234567')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(customs).toContainText('Below 50 t a year')
  await expect(customs).toContainText('26DEABC1234567')
}
