import { expect, type Page } from '@playwright/test'
import { dollars, hafenhandel } from '../apps/server/test/given-partner.ts'
import { pdfFile } from '../apps/server/test/sample-files.ts'
import { readCode } from './mailbox.ts'
import { signInTradingCompany } from './trading-company.ts'

/** The seller's contact, with a mailbox that no other story reads. */
export const ownSeller = () => ({
  ...hafenhandel,
  email: `seller-${crypto.randomUUID()}@hafenhandel.example`,
})

/** Bill of lading for 30 %, acceptance of the goods for 70 %: the blocks as the browser sends them. */
async function blocksOf(call: Awaited<ReturnType<typeof signInTradingCompany>>['call']) {
  const { url } = await call('/common/upload', {
    ...{ base64File: pdfFile().toString('base64'), folder_name: 'smart_escrow', file_name: 'invoice.pdf' },
  })
  return [
    {
      percent_of_money: 30,
      document_approval: [
        { approval_of_document: 'Commercial invoice', doument_file: url, approver: 'Buyer' },
      ],
      condition_approval: [],
    },
    {
      percent_of_money: 70,
      document_approval: [],
      condition_approval: [{ condition: 'The goods are accepted', approval_of_document: 'Buyer' }],
    },
  ]
}

type Given = { seller: ReturnType<typeof ownSeller>; terms?: Record<string, unknown> }

/** A funded escrow of 8,000 USD, made by calls: how a person does it, another story tells. */
export async function givenFundedEscrow(page: Page, { seller, terms = {} }: Given) {
  const { email, password, call } = await signInTradingCompany(page, { dollars: 9000, hasPartner: false })
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
    conditions: await blocksOf(call),
  })
  await call('/users/nium/send_code', { type: 'smart escrow', smart_escrow_id })
  const verify_code = await readCode(page, email, /code to approve an escrow/)
  await call('/smart_escrow/approve', { smart_escrow_id, password, verify_code })
  return { escrowId: String(smart_escrow_id), call }
}

/** Opens the seller's link with the code of its mailbox. */
export async function openEscrowLink(seller: Page, address: string, email: string): Promise<void> {
  await seller.goto(address)
  await seller.getByRole('button', { name: 'Send the code' }).click()
  await expect(seller.getByLabel('One-time code')).toBeFocused()
  await seller.keyboard.type(await readCode(seller, email, /Your Tradelane code/))
  await expect(seller.getByRole('region', { name: 'Terms' })).toBeVisible()
}
