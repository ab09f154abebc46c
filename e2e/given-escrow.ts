import { type Browser, expect, type Page } from '@playwright/test'
import { dollars, hafenhandel } from '../apps/server/test/given-partner.ts'
import { pdfFile } from '../apps/server/test/sample-files.ts'
import { expectAccessible } from './accessibility.ts'
import { readCode, readLink } from './mailbox.ts'
import { type Call, signInTradingCompany } from './trading-company.ts'

const phone = { viewport: { width: 390, height: 844 } }

/** The seller's contact, with a mailbox that no other story reads. */
export const ownSeller = () => ({
  ...hafenhandel,
  email: `seller-${crypto.randomUUID()}@hafenhandel.example`,
})

/** A document for 30 %, acceptance of the goods for 70 %: the blocks as the browser sends them. */
async function blocksOf(call: Call, document: string) {
  const { url } = await call('/common/upload', {
    ...{ base64File: pdfFile().toString('base64'), folder_name: 'smart_escrow', file_name: 'invoice.pdf' },
  })
  return [
    {
      percent_of_money: 30,
      document_approval: [{ approval_of_document: document, doument_file: url, approver: 'Buyer' }],
      condition_approval: [],
    },
    {
      percent_of_money: 70,
      document_approval: [],
      condition_approval: [{ condition: 'The goods are accepted', approval_of_document: 'Buyer' }],
    },
  ]
}

type Given = { seller: ReturnType<typeof ownSeller>; terms?: Record<string, unknown>; document?: string }

/** A draft of 8,000 USD, made by calls: how a person does it, another story tells. */
export async function givenDraftEscrow(
  call: Call,
  { seller, terms = {}, document = 'Commercial invoice' }: Given,
): Promise<string> {
  const { beneficiary_id } = await call('/beneficiary_details/add', [
    { ...seller, account_details: [dollars] },
  ])
  const accounts = await call('/beneficiary_accnt_details/get', { beneficiary_id })
  const [account] = accounts as unknown as { beneficiary_account_id: string }[]
  const { smart_escrow_id } = await call('/smart_escrow/add', {
    ...{ condition_based_payment: 0, amount_sent: 8000, amount_sent_currency: 'USD' },
    ...{ amount_received: 7840, amount_received_currency: 'USD', fees: 160, reference: 'Contract 4711' },
    ...{ payment_mode: 'Local Payment (Instant)', fees_payed_by: 'Beneficiary', ...terms },
    ...{ beneficiary_id, beneficiary_account_id: account?.beneficiary_account_id },
    conditions: await blocksOf(call, document),
  })
  return String(smart_escrow_id)
}

/** The same, funded. */
export async function givenFundedEscrow(page: Page, given: Given) {
  const company = await signInTradingCompany(page, { dollars: 9000, hasPartner: false })
  const { email, password, call } = company
  const smart_escrow_id = await givenDraftEscrow(call, given)
  await call('/users/nium/send_code', { type: 'smart escrow', smart_escrow_id })
  const verify_code = await readCode(page, email, /code to approve an escrow/)
  await call('/smart_escrow/approve', { smart_escrow_id, password, verify_code })
  return { ...company, escrowId: smart_escrow_id }
}

/** Opens the seller's link with the code of its mailbox. */
export async function openEscrowLink(seller: Page, address: string, email: string): Promise<void> {
  await seller.goto(address)
  await seller.getByRole('button', { name: 'Send the code' }).click()
  await expect(seller.getByLabel('One-time code')).toBeFocused()
  await seller.keyboard.type(await readCode(seller, email, /Your Tradelane code/))
  await expect(seller.getByRole('region', { name: 'Terms' })).toBeVisible()
}

/** By the link of its first mail. */
export async function agreeAsSeller(page: Page, browser: Browser, email: string): Promise<Page> {
  const seller = await (await browser.newContext(phone)).newPage()
  await openEscrowLink(seller, await readLink(page, email, '/escrow'), email)
  const form = seller.getByRole('form', { name: 'Your answer' })
  await form.getByLabel('I agree to the terms').check()
  await form.getByLabel('Your name').fill('Jette Brandt')
  await form.getByRole('button', { name: 'Send the answer' }).click()
  await expect(seller.getByText('You have agreed to the escrow')).toBeVisible()
  return seller
}

/** On the summary of the wizard, with password and code. */
export async function approveOnSummary(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Approve the escrow' })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('One-time code').fill(await readCode(page, email, /code to approve an escrow/))
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(page).toHaveURL(/\/smart-escrow\/escrows\/[\da-f-]{36}$/)
  await expect(page.getByText('Funded', { exact: true }).first()).toBeVisible()
}

/** The condition of the second block is met by this event, chosen in the wizard. */
export async function chooseRelease(page: Page, escrowId: string, event: string): Promise<void> {
  await page.goto(`/smart-escrow/conditions?smart_escrow_id=${escrowId}`)
  const block = page.getByRole('group', { name: 'Partial payment 2', exact: true })
  await expect(block.getByLabel('Condition approved by')).toHaveValue('Buyer')
  const option = block.getByRole('option', { name: event })
  await expect(option).toBeAttached()
  await block.getByLabel('Released by').selectOption((await option.textContent()) ?? '')
  await expect(block.getByLabel('Condition approved by')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/smart-escrow\/summary\?.*smart_escrow_id=/)
  await expect(page.getByText(`Released by`).first()).toContainText(event)
  await expectAccessible(page)
}
