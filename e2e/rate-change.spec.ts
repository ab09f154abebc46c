import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { givenColleague, removeColleagues } from './given-colleague.ts'
import { openDesk } from './office-desk.ts'
import { payHanse } from './pay-hanse.ts'
import { signInTradingCompany } from './trading-company.ts'

// Also where a story has failed: the stories after it would meet a second person.
test.afterEach(({ browser }) => removeColleagues(browser))

test('a rate that one colleague asks for and another confirms changes the next payment’s fee, and not the last one’s', async ({
  browser,
  page,
}) => {
  const company = await signInTradingCompany(page, { hasPartner: false, dollars: 5000 })
  const paid = await payHanse(page, company, 'USD')
  const desk = await openDesk(browser)
  const colleague = await givenColleague(browser, desk, {
    role: 'finance',
    name: 'Ada Byron',
  })

  await desk.goto(`/admin/customer-profiles?search=${encodeURIComponent(company.email)}`)
  await desk.locator('main a[href^="/admin/customer-profiles/"]').click()
  const rates = desk.getByRole('region', { name: 'Rates', exact: true })
  await expect(rates).toContainText('Payment0.05 %')
  await askForOwnRate(desk)
  await expect(rates).toContainText('A rate of this customer waits for a second person')
  await expect(rates).toContainText('Payment0.05 %')

  await desk.goto('/admin/rates')
  const asked = desk.getByRole('region', { name: 'Waiting for a second person' })
  await expect(asked).toContainText('0.05 % → 0.1 %')
  const closed = asked.getByRole('button', { name: 'Approve' }).first()
  await expect(closed).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(desk)

  await colleague.goto('/admin/approvals')
  const change = colleague.getByRole('listitem').filter({ hasText: 'Payment, Okafor Imports Inc.' })
  await expectTrial(change)
  await expectAccessible(colleague)
  await colleague.goto('/admin/rates')
  const waiting = colleague.getByRole('region', { name: 'Waiting for a second person' })
  await waiting.getByRole('button', { name: 'Approve' }).click()
  const approving = colleague.getByRole('dialog', { name: 'Approve this change?' })
  await expect(approving).toContainText('0.05 % → 0.1 %')
  await approving.getByRole('button', { name: 'Approve' }).click()
  await expect(approving).toHaveCount(0)
  await expect(waiting).toHaveCount(0)
  const inForce = colleague.getByRole('table', { name: 'Rates in force' })
  const own = inForce.getByRole('row', { name: /Okafor Imports Inc\..*0\.10 %/ })
  await expectOutcome(colleague, own)

  await page.goto(`/payments/${paid}`)
  await expect(page.getByRole('definition').filter({ hasText: /^0\.50 USD$/ })).toBeVisible()
  await page.goto('/prices')
  const charged = page.getByRole('row', { name: /^Payment 0\.10 %.*With your company$/ })
  await expect(charged).toBeVisible()
  await expect(page.getByRole('row', { name: /^Insurance 0\.10 %.*For every customer$/ })).toBeVisible()
  await expect(
    page.getByRole('row', { name: /^Customs Clearance ?each entry 120\.00 USD an entry/ }),
  ).toBeVisible()
  await expectAccessible(page)
  await expectFeeOfNext(page)
  await desk.context().close()
})

async function askForOwnRate(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Change for this customer' }).click()
  const dialog = desk.getByRole('dialog', { name: 'A rate for Okafor Imports Inc.' })
  await dialog.getByRole('button', { name: 'Ask for it' }).click()
  await expect(dialog.getByText('Say why')).toBeVisible()
  await expect(dialog.getByText('Enter a percentage')).toBeVisible()
  await dialog.getByLabel('Rate').fill('0.1')
  await dialog.getByLabel('Reason').fill('Agreed for a year')
  await expectTrial(dialog)
  await expectAccessible(desk)
  await desk.keyboard.press('Escape')
  const question = desk.getByRole('dialog', { name: 'Close without sending?' })
  await question.getByRole('button', { name: 'Keep typing' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Rate' })).toHaveValue('0.10')
  await dialog.getByRole('button', { name: 'Ask for it' }).click()
  await expect(dialog).toHaveCount(0)
}

/** Who asks and who decides try the rate alike. */
async function expectTrial(place: Locator): Promise<void> {
  await place.getByRole('button', { name: 'Try it on the last 30 days' }).click()
  const replay = place.getByRole('region', { name: 'The last 30 days by this rate' })
  await expect(replay).toContainText('1 charge: 0.50 USD → 1.00 USD')
  await expect(replay).toContainText('Each charge is calculated again on the amount that was sent.')
  await expect(replay).toContainText('Charged by it lately, or shown a price: Okafor Imports Inc.')
}

/** Nothing was charged by it yet; the payment of before is what was to be expected of it. */
async function expectOutcome(desk: Page, rate: Locator): Promise<void> {
  await rate.getByRole('button', { name: /^What it changed: Payment, version 1, Okafor/ }).click()
  const outcome = desk.getByRole('dialog', { name: 'Payment, version 1: the first 30 days' })
  await expect(outcome.getByRole('row', { name: /Okafor Imports Inc\./ })).toContainText(
    '0.50 USD → 1.00 USD1 chargeNo charges',
  )
  await expectAccessible(desk)
  await outcome.getByRole('button', { name: 'Close' }).click()
  await expect(outcome).toHaveCount(0)
}

/** In the wizard, as the price of a thousand dollars. */
async function expectFeeOfNext(page: Page): Promise<void> {
  await page.goto('/payments')
  await page.getByRole('link', { name: 'New payment' }).first().click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Beneficiary', { exact: true }).fill('Hanse')
  await page.getByRole('option', { name: /Hanse Teile GmbH/ }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('You send', { exact: true }).fill('1000')
  await expect(page.getByText(/held for you/)).toContainText('fee 1.00 USD (0.10 %)')
}
