import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { agreeAsSeller, givenFundedEscrow, ownSeller } from './given-escrow.ts'
import { linkOfNews, readCode } from './mailbox.ts'

test('a buyer proposes more money and another condition, and the seller agrees on its phone', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const contact = ownSeller()
  const { escrowId, email, password } = await givenFundedEscrow(page, { seller: contact })
  const seller = await agreeAsSeller(page, browser, contact.email)
  await page.goto(`/smart-escrow/escrows/${escrowId}`)
  await page.getByRole('link', { name: 'Propose a change' }).click()
  await test.step('prepares the change', () => prepare(page))
  const change = page.getByRole('region', { name: 'New change' })
  await expect(change).toContainText('5,488.00 USD → Proposed: 5,978.00 USD')
  await expect(change).toContainText('The buyer sets 500.00 USD more aside, including a fee of 10.00 USD.')
  await expectAccessible(page)
  await change.getByRole('button', { name: 'Propose to the seller' }).click()
  const dialog = page.getByRole('dialog', { name: 'Propose the change' })
  await expect(dialog).toContainText('500.00 USD')
  await expectAccessible(page)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('One-time code').fill(await readCode(page, email, /code to propose a change/))
  await dialog.getByRole('button', { name: 'Propose' }).click()
  const proposed = page.getByRole('region', { name: 'Change 1' })
  await expect(proposed.getByText('Proposed', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Propose a change' })).toHaveAccessibleDescription(
    'A change is proposed already. Withdraw it first.',
  )

  // The mail has the link that is open already, and the page follows.
  expect(seller.url()).toContain(await linkOfNews(page, contact.email, 'proposes to change'))
  await test.step('agrees on its phone', () => agree(seller))
  await seller.context().close()

  await page.reload()
  await expect(proposed.getByText('Agreed', { exact: true })).toBeVisible()
  await expect(page.getByText('Block 2: 5,978.00 USD')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve Goods are weighed' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Amounts' })).toContainText('8,500.00 USD')
  await expect(page.getByText('The fee of 10.00 USD was collected.')).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  await page.goto('/dashboard/wallet')
  await expect(page.getByText(/500\.00/).first()).toBeVisible()
})

async function prepare(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Change' })
  await form.getByRole('button', { name: 'Save and review' }).click()
  await expect(form.getByText('Change at least one term')).toBeVisible()
  await form.getByLabel('Amount of block 2').fill('9978')
  const block = form.getByRole('region', { name: 'Block 2' })
  await block.getByRole('button', { name: 'Add condition' }).click()
  await form.getByRole('button', { name: 'Save and review' }).click()
  await expect(block.getByText('Condition is required')).toBeVisible()
  await block.getByRole('textbox', { name: 'Condition', exact: true }).fill('Goods are weighed')
  await form.getByRole('button', { name: 'Save and review' }).click()
  await expect(form.getByText(/would be sent\. At most 10,000\.00/)).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Amount of block 2').fill('5978')
  await form.getByLabel('Note to the seller').fill('Two more pallets.')
  await form.getByRole('button', { name: 'Save and review' }).click()
  await expect(page).toHaveURL(/\/smart-escrow\/escrows\/[\da-f-]{36}$/)
  await goOn(page)
}

/** The form goes on from what was saved. */
async function goOn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Edit the change' }).click()
  const form = page.getByRole('form', { name: 'Change' })
  await expect(form.getByLabel('Amount of block 2')).toHaveValue('5,978')
  await expect(form.getByRole('textbox', { name: 'Condition', exact: true })).toHaveValue('Goods are weighed')
  await expect(form.getByLabel('Note to the seller')).toHaveValue('Two more pallets.')
  await form.getByRole('button', { name: 'Save and review' }).click()
  await expect(page).toHaveURL(/\/smart-escrow\/escrows\/[\da-f-]{36}$/)
}

async function agree(seller: Page): Promise<void> {
  const change = seller.getByRole('region', { name: 'Change 1' })
  await expect(change).toContainText('Goods are weighed (Buyer decides)', { timeout: 60_000 })
  await expect(change).toContainText('Two more pallets.')
  // As the terms below call it.
  await expect(change).toContainText('You receive')
  await expect(seller.getByRole('region', { name: 'Terms' })).toContainText('You receive')
  const form = change.getByRole('form', { name: 'Answer to the change' })
  await form.getByRole('button', { name: 'Send the answer' }).click()
  await expect(form.getByText('Choose an answer')).toBeVisible()
  await form.getByLabel('I decline the change').check()
  await form.getByLabel('Your name').fill('Jette Brandt')
  await form.getByRole('button', { name: 'Send the answer' }).click()
  await expect(form.getByText('Reason is required')).toBeVisible()
  await expectAccessible(seller)
  await form.getByLabel('I agree to the change').check()
  await form.getByRole('button', { name: 'Send the answer' }).click()
  await expect(seller.getByText('The escrow has been changed.')).toBeVisible()
  await expect(change.getByText('Agreed', { exact: true })).toBeVisible()
  await expectAccessible(seller)
}
