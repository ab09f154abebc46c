import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { openDesk } from './office-desk.ts'
import { signInTradingCompany } from './trading-company.ts'

test('a risk is asked about and referred, and the desk accepts it with a reason of its own', async ({
  page,
  browser,
}) => {
  await signInTradingCompany(page, { hasPartner: false, dollars: 1000 })
  await enterGoods(page)
  const asked = page.getByLabel('Why is this right?')
  await expect(
    page.getByText('The freight of 9,000.00 USD is more than the invoice of 4,000.00 USD.').first(),
  ).toBeVisible()
  await expect(
    page.getByText('Indian Ocean, Gulf of Aden and Southern Red Sea (JWLA-035').first(),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/insurance\/summary/)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Say why it is right, or change it.')).toBeVisible()

  await page.getByRole('button', { name: 'Back' }).click()
  await asked.fill('Heavy stone of little value.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/insurance\/summary/)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('dialog', { name: 'Successfully Submitted' })).toBeVisible()
  await page.keyboard.press('Escape')
  const title = page.getByRole('heading', { name: /IN-\d{4}-\d+/ })
  await expect(title).toBeVisible()
  const number = (await title.textContent())?.split(' ').at(-1) ?? ''

  const desk = await openDesk(browser)
  await desk.goto('/admin/insurance')
  await desk.getByRole('row').filter({ hasText: number }).getByRole('link').click()
  const referral = desk.getByRole('region', { name: 'Referral' })
  await expect(referral).toContainText('Listed area')
  await expect(referral).toContainText('Freight above the invoice')
  await expect(referral).toContainText('Heavy stone of little value.')
  await desk.getByLabel('Premium', { exact: true }).fill('120')
  await desk.getByRole('button', { name: /^Send quote/ }).click()
  await expect(desk.getByText('Say why this is accepted')).toBeVisible()
  await desk.getByLabel('Reason for accepting the referral').fill('Ballast stone, convoy agreed.')
  await expectAccessible(desk)
  await desk.getByRole('button', { name: /^Send quote/ }).click()
  await expect(referral).toContainText('Ballast stone, convoy agreed.')
  await expectAccessible(desk)
  await desk.context().close()

  await page.reload()
  await expect(page.getByRole('button', { name: 'Accept quote' })).toBeVisible()
  await expect(page.getByText('Ballast stone, convoy agreed.')).toBeHidden()
})

/** Stone from Mumbai to Hamburg, whose freight costs more than the stone. */
async function enterGoods(page: Page): Promise<void> {
  await page.goto('/insurance/policy-holder')
  await page.getByLabel('Same As Policyholder').check()
  await page.getByRole('button', { name: 'Save and Next' }).click()
  await expect(page).toHaveURL(/\/insurance\/details\?insuredDetailsId=/)
  await page.getByLabel('Category of Goods').fill('general')
  await page.getByRole('option', { name: 'General merchandise' }).click()
  await page.getByLabel('Volume of Goods').fill('20 m³')
  await page.getByLabel('Description of Goods').fill('Ballast stone in bulk')
  await page.getByLabel('Invoice Amount').fill('4000')
  await page.getByLabel('Freight').fill('9000')
  await page.getByLabel('Place of Origin').fill('Mumbai, IN')
  await page.getByLabel('Place of Destination').fill('Hamburg, DE')
  await page.getByLabel('Country of origin').fill('india')
  await page.getByRole('option', { name: 'India', exact: true }).click()
  await page.getByLabel('Country of destination').fill('german')
  await page.getByRole('option', { name: 'Germany' }).click()
  await page.getByLabel('Valid From').fill(dayIn(1))
  await page.getByLabel('Valid To').fill(dayIn(60))
}

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
