import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { givenFundedEscrow, openEscrowLink, ownSeller } from './given-escrow.ts'
import { readLink } from './mailbox.ts'

const phone = { viewport: { width: 390, height: 844 } }

test('a seller declines an escrow on its phone, and the buyer takes the money back', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const contact = ownSeller()
  const { escrowId } = await givenFundedEscrow(page, { seller: contact })
  const seller = await (await browser.newContext(phone)).newPage()
  await openEscrowLink(seller, await readLink(page, contact.email, '/escrow'), contact.email)
  await expect(seller.getByRole('region', { name: 'Terms' })).toContainText('7,840.00 USD')
  await expectAccessible(seller)
  await answer(seller, { choice: 'I decline', reason: 'The price is per tonne.' })
  await expect(seller.getByText('We have notified the buyer')).toBeVisible()
  await seller.context().close()

  await page.goto(`/smart-escrow/escrows/${escrowId}`)
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('The price is per tonne.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel the escrow' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel the escrow?' })
  await expect(dialog).toContainText('The fee is not given back')
  await dialog.getByLabel('Reason').fill('No agreement on the price')
  await dialog.getByRole('button', { name: 'Cancel the escrow' }).click()
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel the escrow' })).toHaveCount(0)
})

type Answer = { choice: 'I agree to the terms' | 'I decline'; reason?: string }

async function answer(seller: Page, { choice, reason }: Answer): Promise<void> {
  const form = seller.getByRole('form', { name: 'Your answer' })
  await form.getByRole('button', { name: 'Send the answer' }).click()
  await expect(form.getByText('Choose an answer')).toBeVisible()
  await form.getByLabel(choice).check()
  await form.getByLabel('Your name').fill('Jette Brandt')
  if (reason) await form.getByLabel('Reason').fill(reason)
  await form.getByRole('button', { name: 'Send the answer' }).click()
}
