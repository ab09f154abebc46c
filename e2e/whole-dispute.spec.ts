import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { agreeAsSeller, givenFundedEscrow, openEscrowLink, ownSeller } from './given-escrow.ts'
import { linkOfNews } from './mailbox.ts'
import { openDesk } from './office-desk.ts'
import { letDaysPass } from './sandbox-clock.ts'

test('a dispute about a block is decided 60 to 40 by Tradelane, to the cent', async ({ page, browser }) => {
  test.setTimeout(240_000)
  const contact = { ...ownSeller(), company_name: `Rust & Sons ${Date.now()}` }
  const { escrowId } = await givenFundedEscrow(page, { seller: contact })
  const seller = await agreeAsSeller(page, browser, contact.email)

  await page.goto(`/smart-escrow/escrows/${escrowId}`)
  await page.getByRole('button', { name: 'Open a dispute' }).click()
  const opening = page.getByRole('dialog', { name: 'Open a dispute' })
  await opening.getByRole('button', { name: 'Open the dispute' }).click()
  await expect(opening.getByText('Describe what is in dispute')).toBeVisible()
  await opening.getByLabel('What is in dispute').fill('Half of the goods are rusty.')
  await opening.getByRole('button', { name: 'Open the dispute' }).click()
  await expect(page.getByText('In dispute', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/The seller answers in dispute DP-/)).toBeVisible()
  const waits = 'The block is in dispute. Its money waits until the dispute has ended.'
  await expect(page.getByRole('button', { name: 'Approve Commercial invoice' })).toHaveAccessibleDescription(
    waits,
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Offer a split' }).click()
  await offer(page, { percent: '40', note: 'For the rust.' })
  await expect(
    page.getByText('940.80 USD to the seller, 1,411.20 USD back to the buyer').first(),
  ).toBeVisible()
  await expect(page.getByText(/The seller accepts or refuses your offer in dispute DP-/)).toBeVisible()

  // The mail has the link that is open already, and the page follows.
  expect(seller.url()).toContain(await linkOfNews(page, contact.email, 'offers a split'))
  const dispute = seller.getByRole('region', { name: /^Dispute DP-/ })
  await expect(dispute).toContainText('Half of the goods are rusty.', { timeout: 60_000 })
  await expect(
    seller.getByRole('button', { name: 'Present Commercial invoice' }),
  ).toHaveAccessibleDescription(waits, { timeout: 60_000 })
  await expect(seller.getByText(/Accept or refuse the offer of the buyer in dispute DP-/)).toBeVisible({
    timeout: 60_000,
  })
  await dispute.getByRole('button', { name: 'Refuse', exact: true }).click()
  await seller.getByRole('dialog').getByRole('button', { name: 'Refuse', exact: true }).click()
  await expect(dispute.getByText(/\. Refused$/)).toBeVisible()
  await dispute.getByRole('button', { name: 'Offer a split' }).click()
  await offer(seller, { percent: '90', note: 'It is a little rust.' })
  await expect(dispute).toContainText('2,116.80 USD to the seller')
  await expect(seller.getByText(/The buyer accepts or refuses your offer in dispute DP-/)).toBeVisible()
  await expectAccessible(seller)

  await page.reload()
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeVisible()
  await expect(page.getByText(/Accept or refuse the offer of the seller in dispute DP-/)).toBeVisible()
  const asking = page.getByRole('button', { name: 'Ask Tradelane to decide' })
  await expect(asking).toHaveAttribute('aria-disabled', 'true')
  await expect(asking).toHaveAccessibleDescription(/^You can ask Tradelane to decide after \d/)
  // The fourth day is over for both sides.
  await letDaysPass(page, 5)
  await test.step('opened again, the page of the seller begins with the dispute', async () => {
    await openEscrowLink(seller, seller.url(), contact.email)
    const [disputes, terms] = ['Disputes', 'Terms'].map((name) =>
      seller.getByRole('region', { name, exact: true }),
    )
    // What is read first is pushed down by the other.
    await expect(async () => {
      const above = (await disputes?.boundingBox())?.y ?? Infinity
      expect(above).toBeLessThan((await terms?.boundingBox())?.y ?? 0)
    }).toPass()
  })
  await page.reload()
  await asking.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ask Tradelane' }).click()
  await expect(page.getByText('With Tradelane', { exact: true }).first()).toBeVisible()
  await expect(asking).toHaveAccessibleDescription('Tradelane decides this dispute already.')

  const desk = await openDesk(browser)
  await decide(desk, contact.company_name)
  await page.reload()
  const mine = page.getByRole('region', { name: /^Dispute DP-/ })
  await expect(mine).toContainText('1,411.20 USD (60 %)')
  await expect(mine).toContainText('The photos show rust on 40 % of the goods.')
  const amounts = page.getByRole('region', { name: 'Amounts' })
  await expect(amounts).toContainText('In the escrow for blocks5,488.00 USD', { timeout: 60_000 })
  await page.getByRole('button', { name: 'Approve The goods are accepted' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Partly paid, rest returned').first()).toBeVisible({ timeout: 60_000 })
  // 60 % of 2,352.00, and 5,488.00.
  await expect(amounts).toContainText('Amount agreed7,840.00 USD')
  await expect(amounts).toContainText('Paid to the seller6,899.20 USD')
  await expect(amounts).toContainText('Back to the buyer940.80 USD')
  await expectAccessible(page)
  await expect(seller.getByText('Partly paid, rest returned').first()).toBeVisible({ timeout: 60_000 })
  const terms = seller.getByRole('region', { name: 'Terms' })
  await expect(terms).toContainText('Amount agreed7,840.00 USD')
  await expect(terms).toContainText('Paid to the seller6,899.20 USD')
  await expectAccessible(seller)
  await seller.context().close()
  // 9,000.00 less 8,000.00, and 40 % of 2,352.00 back.
  await page.goto('/dashboard/wallet')
  await expect(page.getByText(/1,940\.80/).first()).toBeVisible()
})

async function decide(desk: Page, seller: string): Promise<void> {
  await desk.goto('/admin/escrow-disputes?state=escalated')
  await desk.getByRole('row').filter({ hasText: seller }).getByRole('link').first().click()
  await expect(desk.getByText('Next: Tradelane')).toBeVisible()
  await expect(
    desk.getByRole('main').getByRole('link', { name: 'Okafor Imports Inc.', exact: true }),
  ).toHaveAttribute('href', /^\/admin\/customer-profiles\/[\da-f-]{36}$/)
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Decide' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Decide the dispute' })
  await dialog.getByLabel('Reason').fill('The photos show rust on 40 % of the goods.')
  await dialog.getByLabel('Paid to the seller').fill('60')
  await expect(dialog).toContainText('1,411.20 USD to the seller, 940.80 USD back to the buyer.')
  await dialog.getByRole('button', { name: 'Decide' }).click()
  await expect(desk.getByText('Decided', { exact: true }).first()).toBeVisible()
  await desk.context().close()
}

type Offer = { percent: string; note: string }

async function offer(who: Page, { percent, note }: Offer): Promise<void> {
  const dialog = who.getByRole('dialog', { name: 'Offer a split' })
  await dialog.getByLabel('Note').fill(note)
  await dialog.getByRole('button', { name: 'Send the offer' }).click()
  await expect(dialog.getByText('Percentage is required')).toBeVisible()
  await dialog.getByLabel('Paid to the seller').fill(percent)
  await dialog.getByRole('button', { name: 'Send the offer' }).click()
  await expect(dialog).toHaveCount(0)
}
