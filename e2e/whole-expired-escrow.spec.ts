import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { agreeAsSeller, givenFundedEscrow, ownSeller } from './given-escrow.ts'
import { businessDay } from './given-funding.ts'
import { linkOfNews } from './mailbox.ts'
import { letDaysPass } from './sandbox-clock.ts'

test('an escrow expires: what was not fulfilled comes back without the fee, and the seller is notified', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  const contact = ownSeller()
  const lastDay = new Date((await businessDay(page)).getTime() + 2 * 86_400_000)
  const expiry_date = lastDay.toISOString().slice(0, 10)
  const { escrowId } = await givenFundedEscrow(page, { seller: contact, terms: { expiry_date } })
  const seller = await agreeAsSeller(page, browser, contact.email)
  await page.goto(`/smart-escrow/escrows/${escrowId}`)
  await expect(page.getByText('The fee of 160.00 USD was collected.')).toBeVisible({ timeout: 60_000 })

  await letDaysPass(page, 4)
  await page.reload()
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible()
  const history = page.getByRole('region', { name: 'What happened' })
  await expect(history).toContainText('The last day passed before every block was fulfilled.')
  await expect(history).toContainText('What was not paid out went back to the balance.')
  await expect(page.getByRole('button', { name: 'Open a dispute' })).toHaveCount(0)
  await expectAccessible(page)
  // 9,000.00 less the fee.
  await page.goto('/dashboard/wallet')
  await expect(page.getByText(/8,840\.00/).first()).toBeVisible()

  // The mail has the link that is open already, and the page follows.
  expect(seller.url()).toContain(await linkOfNews(page, contact.email, 'has expired'))
  await expect(seller.getByText('Refunded', { exact: true }).first()).toBeVisible({ timeout: 60_000 })
  await expect(seller.getByRole('region', { name: 'What happened' })).toContainText('The last day passed')
  await expectAccessible(seller)
  await seller.context().close()
})
