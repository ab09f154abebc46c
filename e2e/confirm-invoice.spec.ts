import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { endSessionOnce } from './end-session-once.ts'
import { signInSupplier } from './given-active-limit.ts'
import { givenDraft } from './given-funding.ts'
import { readCode, readLink } from './mailbox.ts'
import { ownBuyer } from './own-buyer.ts'

test('the buyer opens its link with the mailed code and says that the amount is different', async ({
  page,
  browser,
}) => {
  const contact = ownBuyer()
  const { fundingId } = await givenRequested(page, contact)
  const buyer = await (await browser.newContext()).newPage()
  await buyer.goto(await readLink(page, contact.email, '/confirm-invoice'))
  await expect(buyer.getByText('10,000.00 USD')).toHaveCount(0)
  // The server is away: the reason is where the button is, and goes with the next try.
  await buyer.route('**/api/links/send_code', (route) => route.abort(), { times: 1 })
  await buyer.getByRole('button', { name: 'Send the code' }).click()
  await expect(buyer.getByRole('main').getByRole('alert')).toContainText('We received no response.')
  await expectAccessible(buyer)
  await buyer.getByRole('button', { name: 'Send the code' }).click()
  await expect(buyer.getByRole('alert')).toHaveCount(0)
  const code = buyer.getByLabel('One-time code')
  await expect(code).toBeFocused()
  // The code in the mail is still good for a page that is loaded again.
  await buyer.reload()
  await expectAccessible(buyer)
  await buyer.getByRole('button', { name: 'I have a code' }).click()
  await expect(buyer.getByText(/^It is in our mail to /)).toBeVisible()
  await expect(code).toBeFocused()
  await refuseAnotherCode(buyer)
  const right = await readCode(page, contact.email, /Your Tradelane code/)
  await code.fill(right === '000000' ? '111111' : '000000')
  await expect(buyer.getByText('Wrong OTP, please try again. 4 tries left.')).toBeVisible()
  await expect(code).toHaveValue('')
  await expect(code).toBeFocused()
  await expectAccessible(buyer)
  const opening = buyer.waitForResponse('**/api/links/open')
  await buyer.keyboard.type(right)
  const opened = await (await opening).json()
  await expect(buyer.getByRole('region', { name: 'The invoice' })).toContainText('10,000.00 USD')
  // The keyboard goes on where the invoice is.
  await expect(buyer.getByRole('form', { name: 'The invoice and your answer' })).toBeFocused()
  await buyer.keyboard.press('Tab')
  await expect(buyer.getByRole('button', { name: 'View Invoice' })).toBeFocused()
  await expect(buyer.getByRole('region', { name: 'Account to pay to' })).toContainText('Routing number (ABA)')
  await buyer.getByRole('button', { name: 'View Invoice' }).click()
  const invoice = buyer.getByRole('dialog', { name: 'Invoice' })
  const saving = buyer.waitForEvent('download')
  await invoice.getByRole('button', { name: 'Download' }).click()
  expect((await saving).suggestedFilename()).toBe('invoice.pdf')
  await expectAccessible(buyer)
  await buyer.keyboard.press('Escape')
  await buyer.getByRole('button', { name: 'Send the answer' }).click()
  await expect(buyer.getByText('Choose an answer')).toBeVisible()
  await expect(buyer.getByText('Name is required')).toBeVisible()
  await expect(buyer.getByLabel('Yes, the invoice is right')).toBeFocused()
  await expectAccessible(buyer)
  await buyer.getByLabel('No, it is not right').check()
  await buyer.getByLabel('Your name').fill('Jonas Petersen')
  await buyer.getByLabel('What is not right').fill('The amount is different: we owe 9,000.00 USD.')
  // The session has ended meanwhile: a new code opens the link again, and what was typed is still there.
  await endSessionOnce(buyer)
  await buyer.route('**/api/links/open', (route) => route.fulfill({ json: opened }))
  await buyer.getByRole('button', { name: 'Send the answer' }).click()
  await expect(buyer.getByText('Your session has ended')).toBeVisible()
  await expect(buyer.getByRole('form', { name: 'The invoice and your answer' })).toBeHidden()
  await expectAccessible(buyer)
  await buyer.getByRole('button', { name: 'I have a code' }).click()
  await expect(code).toBeFocused()
  await buyer.keyboard.type(right)
  await expect(buyer.getByLabel('Your name')).toHaveValue('Jonas Petersen')
  await expect(buyer.getByText('Your session has ended')).toHaveCount(0)
  await buyer.getByRole('button', { name: 'Send the answer' }).click()
  await expect(buyer.getByText('We have noted that the invoice is not right')).toBeVisible()
  await expectAccessible(buyer)
  await buyer.reload()
  await expect(buyer.getByText('This link does not work')).toBeVisible()

  await page.goto(`/invoice-factoring/fundings/${fundingId}`)
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('we owe 9,000.00 USD')
  await expect(page.getByRole('region', { name: 'Links' })).toContainText('Done')
  await expectAccessible(page)
  await buyer.context().close()
})

test('a link that its sender revokes is dead, also for a buyer who has the invoice open', async ({
  page,
  browser,
}) => {
  const contact = ownBuyer()
  const { fundingId } = await givenRequested(page, contact)
  const buyer = await (await browser.newContext()).newPage()
  await buyer.goto(await readLink(page, contact.email, '/confirm-invoice'))
  await buyer.getByRole('button', { name: 'Send the code' }).click()
  await buyer.getByLabel('One-time code').fill(await readCode(page, contact.email, /Your Tradelane code/))
  await expect(buyer.getByRole('region', { name: 'The invoice' })).toBeVisible()

  await page.goto(`/invoice-factoring/fundings/${fundingId}`)
  const sent = page.getByRole('region', { name: 'Links' })
  await expect(sent).toContainText('Opened')
  await sent.getByRole('button', { name: `Revoke the link to ${contact.email}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Revoke the link' })
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(sent).toContainText('Revoked')
  await expect(page.getByText(/revoked the link to/)).toBeVisible()

  await buyer.getByLabel('Yes, the invoice is right').check()
  await buyer.getByLabel('Your name').fill('Jonas Petersen')
  await buyer.getByRole('button', { name: 'Send the answer' }).click()
  await expect(buyer.getByText('This link does not work')).toBeVisible()
  await expect(buyer.getByText('10,000.00 USD')).toHaveCount(0)
  await expectAccessible(buyer)
  await buyer.context().close()
})

/** Beside its button, and not in a toast. */
async function refuseAnotherCode(buyer: Page): Promise<void> {
  await buyer.route('**/api/links/send_code', (route) => route.abort(), { times: 1 })
  await buyer.getByRole('button', { name: 'Send another code' }).click()
  await expect(buyer.getByRole('main').getByRole('alert')).toContainText('We received no response.')
  await expectAccessible(buyer)
}

async function givenRequested(page: Page, contact: ReturnType<typeof ownBuyer>) {
  const draft = await givenDraft(page, await signInSupplier(page, contact))
  await draft.submit()
  return draft
}
