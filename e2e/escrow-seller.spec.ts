import { expect, type Page, test } from '@playwright/test'
import { pdfFile } from '../apps/server/test/sample-files.ts'
import { ublInvoice } from '../apps/server/test/sample-invoices.ts'
import { expectAccessible } from './accessibility.ts'
import { givenFundedEscrow, openEscrowLink, ownSeller } from './given-escrow.ts'
import { readCode, readLink } from './mailbox.ts'

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
  await expect(
    page.getByRole('button', { name: 'Approve The goods are accepted' }),
  ).toHaveAccessibleDescription('The seller has declined the escrow. Cancel it, or ask the seller again.')
  await expect(page.getByRole('button', { name: 'Open a dispute' })).toHaveAccessibleDescription(
    'The seller has not agreed to the escrow. The buyer can cancel it instead.',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel the escrow' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel the escrow?' })
  await expect(dialog).toContainText(/The fee of [\d,.]+ USD is not given back/)
  await dialog.getByLabel('Reason').fill('No agreement on the price')
  await dialog.getByRole('button', { name: 'Cancel the escrow' }).click()
  await expect(
    page.getByText(/^The escrow has been cancelled\. [\d,.]+ USD is back in your balance\./),
  ).toBeVisible()
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel the escrow' })).toHaveCount(0)
})

test('a seller agrees on its phone, presents an invoice with a difference, corrects it, and its block is paid', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const contact = ownSeller()
  const { escrowId } = await givenFundedEscrow(page, { seller: contact })
  const seller = await (await browser.newContext(phone)).newPage()
  await openEscrowLink(seller, await readLink(page, contact.email, '/escrow'), contact.email)
  // It reads before it answers.
  await expect(seller.getByRole('form', { name: 'Your answer' })).not.toBeFocused()
  await expect(seller.getByRole('region', { name: 'Terms' })).toContainText('160.00 USD, paid by you')
  const presenting = seller.getByRole('button', { name: 'Present Commercial invoice' })
  await expect(presenting).toHaveAttribute('aria-disabled', 'true')
  await expect(presenting).toHaveAccessibleDescription('Agree to the escrow first.')
  await expectAccessible(seller)
  await answer(seller, { choice: 'I agree to the terms' })
  await expect(seller.getByText('You have agreed to the escrow.')).toBeInViewport()
  await test.step('presents it with an amount that is too high', () => presentInvoice(seller, '3000'))
  await expect(seller.getByText('The amount is 3,000.00 USD.').first()).toBeVisible()
  await expectAccessible(seller)

  await page.goto(`/smart-escrow/escrows/${escrowId}`)
  await test.step('the buyer refuses it with all differences', () => refuse(page))

  await seller.reload()
  await test.step('opens the link again with a new code', () => openAgain(page, seller, contact.email))
  const first = seller.getByRole('region', { name: 'Commercial invoice, version 1' })
  await expect(first).toContainText('The amount is 3,000.00 USD.')
  await expect(first).toContainText('The order number is missing')
  await test.step('corrects it, with an invoice that fills in the form', () => presentEInvoice(seller))
  const second = seller.getByRole('region', { name: 'Commercial invoice, version 2' })
  await expect(second).toContainText('The check found no difference.')
  await expectAccessible(seller)

  await page.reload()
  await page.getByRole('button', { name: 'Accept Commercial invoice' }).click()
  const accepting = page.getByRole('dialog')
  await expect(accepting).toContainText(/Approved now, it arrives by \d{1,2} \w{3} \d{4} at the bank in/)
  await accepting.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('button', { name: 'Accept Commercial invoice' })).toHaveCount(0)
  await expect(page.getByRole('listitem', { name: 'Commercial invoice' })).toBeFocused()
  await expect(page.getByText('Block 1 was paid: 2,352.00 USD.')).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  // The seller's page asks every 15 seconds.
  await expect(seller.getByText('Block 1 was paid: 2,352.00 USD.')).toBeVisible({ timeout: 60_000 })
  await seller.context().close()
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

async function presentInvoice(seller: Page, amount: string): Promise<void> {
  await seller.getByRole('button', { name: /^Present.* Commercial invoice$/ }).click()
  const form = seller.getByRole('form', { name: 'Present Commercial invoice' })
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(seller.getByRole('listitem', { name: 'Commercial invoice' })).toBeFocused()
  await seller.getByRole('button', { name: /^Present.* Commercial invoice$/ }).click()
  await form.getByRole('button', { name: 'Present' }).click()
  await expect(form.getByRole('button', { name: 'Choose file' })).toBeFocused()
  await expect(form.getByText('Please select a file.')).toBeVisible()
  // In the same round.
  await expect(form.getByText('Document number is required')).toBeVisible()
  await expect(form.getByText('Amount is required')).toBeVisible()
  const file = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: pdfFile() }
  await form.locator('input[type=file]').setInputFiles(file)
  await expect(form.getByText('invoice.pdf')).toBeVisible()
  await form.getByLabel('Kind of document').selectOption('commercial_invoice')
  await form.getByRole('button', { name: 'Present' }).click()
  await expect(form.getByText('Amount is required')).toBeVisible()
  await form.getByLabel('Document number').fill('INV-2026-81')
  await form.getByLabel('Document date').fill('2026-01-15')
  await form.getByLabel('Amount').fill(amount)
  await expectAccessible(seller)
  await form.getByRole('button', { name: 'Present' }).click()
  await expect(form).toHaveCount(0)
}

/** The XML of an electronic invoice says what is to be entered. */
async function presentEInvoice(seller: Page): Promise<void> {
  await seller.getByRole('button', { name: /^Present.* Commercial invoice$/ }).click()
  const form = seller.getByRole('form', { name: 'Present Commercial invoice' })
  const said = { number: 'INV-2026-81', issued: '2026-01-15', currency: 'USD', total: '2400.00' }
  const file = { name: 'invoice.xml', mimeType: 'text/xml', buffer: Buffer.from(ublInvoice(said)) }
  await form.locator('input[type=file]').setInputFiles(file)
  await expect(form.getByRole('status')).toContainText('filled in from the electronic invoice')
  await expect(form.getByLabel('Document number')).toHaveValue('INV-2026-81')
  await expect(form.getByLabel('Document date')).toHaveValue('2026-01-15')
  await expectAccessible(seller)
  await form.getByRole('button', { name: 'Present' }).click()
  await expect(form).toHaveCount(0)
}

async function refuse(page: Page): Promise<void> {
  await expect(page.getByText('The amount is 3,000.00 USD.').first()).toBeVisible()
  const accepting = page.getByRole('button', { name: 'Accept Commercial invoice' })
  await expect(accepting).toHaveAttribute('aria-disabled', 'true')
  await expect(accepting).toHaveAccessibleDescription(/^The document has differences\./)
  await expect(page.getByRole('button', { name: 'Waive differences Commercial invoice' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Refuse Commercial invoice' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refuse: Commercial invoice' })
  await expect(dialog).toContainText('The amount is 3,000.00 USD.')
  await dialog.getByLabel('Further differences').fill('The order number is missing')
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByRole('button', { name: 'Refuse Commercial invoice' })).toHaveCount(0)
}

/** A code is mailed at most every 30 seconds: the page says so until then. */
async function openAgain(page: Page, seller: Page, email: string): Promise<void> {
  const code = seller.getByLabel('One-time code')
  await expect(async () => {
    await seller.getByRole('button', { name: 'Send the code' }).click()
    await expect(code).toBeFocused({ timeout: 1000 })
  }).toPass({ timeout: 60_000, intervals: [2000] })
  await seller.keyboard.type(await readCode(page, email, /Your Tradelane code/))
  await expect(seller.getByRole('region', { name: 'Terms' })).toBeVisible()
}
