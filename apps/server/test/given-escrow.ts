import type { WireInput } from '@tradelane/contract'
import { verification } from '@tradelane/contract/approvals/calls'
import { partners } from '@tradelane/contract/partners/calls'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { figuresOfSent } from '@tradelane/contract/smart-escrow/figures'
import type { EscrowApprover } from '@tradelane/contract/smart-escrow/options'
import { decimalText, parseMoney } from '@tradelane/money'
import { watchPayouts } from '../src/features/money/steps/index.ts'
import { booksOf } from './books.ts'
import { givenPassword } from './given-company.ts'
import { givenDocument } from './given-document.ts'
import { dollars, givenPartner, hafenhandel } from './given-partner.ts'
import { givenPayer, type Payer, untilSettled } from './given-payment.ts'
import type { TestApp } from './test-app.ts'

type Form = WireInput<typeof smartEscrows.add>['body']
export type SimpleEscrow = Extract<Form, { condition_based_payment: 0 }>
export type TradeEscrow = Extract<Form, { condition_based_payment: 1 }>
export type Blocks = NonNullable<SimpleEscrow['conditions']>

/** A verified company with dollars, and a partner with a dollar account. */
export async function givenImporter(app: TestApp, { balance = '20000' } = {}): Promise<Payer> {
  const payer = await givenPayer(app, { balance })
  return { ...payer, ...(await givenPartner(app, payer, { account_details: [dollars] })) }
}

/** 30 % on the bill of lading, 70 % once the goods are accepted. */
export async function givenBlocks(
  app: TestApp,
  payer: Pick<Payer, 'token'>,
  percentages: readonly number[] = [30, 70],
  approver: EscrowApprover = 'Buyer',
): Promise<Blocks> {
  const doument_file = await givenDocument(app, payer.token)
  return percentages.map((percent_of_money, index) => ({
    percent_of_money,
    document_approval:
      index === 0 ? [{ approval_of_document: 'Commercial invoice', doument_file, approver }] : [],
    condition_approval:
      index === 0 ? [] : [{ condition: 'The goods are accepted', approval_of_document: approver }],
  }))
}

/** The simple form as the browser fills it by the rate of the product: fee and amount received follow from the amount sent. */
export function simpleEscrow(payer: Payer, changes: Partial<SimpleEscrow> = {}): SimpleEscrow {
  const { amount_sent = 8000, amount_sent_currency: currency = 'USD' } = changes
  const { fee, received } = figuresOfSent(parseMoney(String(amount_sent), currency), 200)
  return {
    condition_based_payment: 0,
    beneficiary_id: payer.beneficiaryId,
    beneficiary_account_id: payer.accountId,
    amount_sent,
    amount_sent_currency: currency,
    amount_received: Number(decimalText(received)),
    amount_received_currency: currency,
    fees: Number(decimalText(fee)),
    reference: 'Contract 4711',
    payment_mode: 'Local Payment (Instant)',
    fees_payed_by: 'Beneficiary',
    ...changes,
  }
}

export const tradeEscrow = (payer: Payer, changes: Partial<TradeEscrow> = {}): TradeEscrow => ({
  condition_based_payment: 1,
  beneficiary_id: payer.beneficiaryId,
  beneficiary_account_id: payer.accountId,
  transation_amount: 8000,
  transaction_pi_currency: 'USD',
  payment_mode: 'Local Payment (Instant)',
  fees_payed_by: 'Sender',
  transation_type: 'Irrevocable',
  issue_date: '2026-11-20',
  expiry_date: '2099-12-31',
  expiry_place: 'New York',
  latest_shipment: '2099-12-01',
  shipment_period: 'Within 30 days',
  transaction_po_tolerance: '5',
  transaction_amt_tolerance: '10',
  exchange_rate: '1.0',
  drawing: 'At sight',
  drawing_term: '30 days',
  partial_shipments: 'Allowed',
  trans_shipment: 'Not allowed',
  transport_from: 'Hamburg',
  airport_og_loading: 'Hamburg',
  airport_of_discharge: 'New York',
  transport_to: 'New York',
  incoterms: 'CIF',
  description_of_delivery: 'Machine parts',
  industry: 'Machinery',
  note: 'None',
  ...changes,
})

export async function givenDraftEscrow(
  app: TestApp,
  payer: Payer,
  changes: Partial<SimpleEscrow> = {},
): Promise<string> {
  const conditions = changes.conditions ?? (await givenBlocks(app, payer))
  const body = simpleEscrow(payer, { ...changes, conditions })
  const added = await app.call(smartEscrows.add, { body }, { token: payer.token })
  if (added.status !== 200) throw new Error(JSON.stringify(added.body))
  return added.body.smart_escrow_id
}

/** The code that approves an escrow, read from the mail. */
export async function givenEscrowCode(app: TestApp, payer: Payer, smart_escrow_id: string): Promise<string> {
  // Codes are sent at most every 30 seconds.
  app.clock.advance(31_000)
  const body = { type: 'smart escrow', smart_escrow_id }
  const sent = await app.call(verification.sendCode, { body }, { token: payer.token })
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  return app.newestCode(payer.email)
}

export async function approveEscrow(app: TestApp, payer: Payer, smart_escrow_id: string) {
  const verify_code = await givenEscrowCode(app, payer, smart_escrow_id)
  const body = { smart_escrow_id, password: givenPassword, verify_code }
  return app.call(smartEscrows.approve, { body }, { token: payer.token })
}

/** Approved, with its fee collected. */
export async function givenEscrow(
  app: TestApp,
  payer: Payer,
  changes: Partial<SimpleEscrow> = {},
): Promise<string> {
  const id = await givenDraftEscrow(app, payer, changes)
  const approved = await approveEscrow(app, payer, id)
  if (approved.status !== 200) throw new Error(JSON.stringify(approved.body))
  await app.runJobs()
  return id
}

export async function readEscrow(app: TestApp, { token }: Pick<Payer, 'token'>, smart_escrow_id: string) {
  const answer = await app.call(smartEscrows.get, { body: { smart_escrow_id } }, { token })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

/** What decides every document and condition of a block that is not approved yet. */
export async function decisionsOf(
  app: TestApp,
  payer: Pick<Payer, 'token'>,
  smart_escrow_id: string,
  block: number,
) {
  const { smart_escrow } = await readEscrow(app, payer, smart_escrow_id)
  const found = smart_escrow.conditions[block - 1]
  if (!found?.block_id) throw new Error(`there is no block ${block}`)
  return [...found.document_approval, ...found.condition_approval].map(({ item_id }) => ({
    smart_escrow_id,
    condition: found.block_id ?? '',
    item: item_id ?? '',
    decision: 'approve' as const,
  }))
}

/** Approves all of a block; the payout is stored. */
export async function fulfilBlock(app: TestApp, payer: Payer, id: string, block: number): Promise<void> {
  for (const body of await decisionsOf(app, payer, id, block)) {
    const answer = await app.call(smartEscrows.decide, { body }, { token: payer.token })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  }
}

/** What an owner's dollar accounts hold; that of the one escrow as `escrow`. */
export async function dollarsOf(app: TestApp, owner: string): Promise<Record<string, string>> {
  const books = Object.entries(await booksOf(app, owner)).filter(([account]) => account.endsWith(' USD'))
  return Object.fromEntries(books.map(([account, amount]) => [account.replace(/(:.*)? USD$/, ''), amount]))
}

/** The escrow's state, then those of its blocks. */
export async function statesOf(app: TestApp, payer: Pick<Payer, 'token'>, id: string) {
  const { smart_escrow } = await readEscrow(app, payer, id)
  return [smart_escrow.status, ...smart_escrow.conditions.map(({ state }) => state)]
}

export const titlesOf = async (app: TestApp, payer: Pick<Payer, 'token'>, id: string): Promise<string[]> =>
  (await readEscrow(app, payer, id)).timeline.map(({ title }) => title)

/** The provider and our jobs in turn, and the job of the next minute. */
export async function settleEscrows(app: TestApp): Promise<void> {
  await untilSettled(app)
  app.clock.advance(61_000)
  await watchPayouts(app.deps)
  await app.runJobs()
}

/** The account of the beneficiary is replaced by another one. */
export async function removePayeeAccount(app: TestApp, payer: Payer): Promise<void> {
  const account = { ...dollars, account_no: '555555555' }
  const body = { ...hafenhandel, beneficiary_id: payer.beneficiaryId, account_details: [account] }
  const changed = await app.call(partners.update, { body }, { token: payer.token })
  if (changed.status !== 200) throw new Error(JSON.stringify(changed.body))
}

/** Somebody edits the account of the beneficiary. */
export async function changePayeeAccount(app: TestApp, payer: Payer, account_no: string): Promise<void> {
  const account = { ...dollars, beneficiary_account_id: payer.accountId, account_no }
  const body = { ...hafenhandel, beneficiary_id: payer.beneficiaryId, account_details: [account] }
  const changed = await app.call(partners.update, { body }, { token: payer.token })
  if (changed.status !== 200) throw new Error(JSON.stringify(changed.body))
}
