import { z } from 'zod/mini'
import { waitingRelease } from '../approvals/release-calls.ts'
import { arrival } from '../lifecycle/arrival.ts'
import { nextStep, timelineItem } from '../lifecycle/timeline.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { currencyCode, day, done, id, instant, wireAmount } from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import { buyersAmendment } from './amendment-values.ts'
import { approvalErrors } from './code-request.ts'
import {
  approvedEscrow,
  changedEscrow,
  decisionReason,
  escrowDecision,
  examination,
  givenSample,
  newEscrow,
  waiver,
} from './forms.ts'
import { payeeFields } from './payee-calls.ts'
import { shownBlock } from './shown-blocks.ts'
import { escrowAgreements, escrowStates } from './states.ts'
import { suggestedTerms } from './suggested-terms.ts'
import { eachTerm } from './terms.ts'

const nullableText = z.nullable(z.string())

export const smartEscrow = z.object({
  smart_escrow_id: id,
  /** SE-2026-000123 */
  escrow_number: z.string(),
  transaction_id: id,
  status: z.enum(escrowStates),
  version: recordVersion,
  condition_based_payment: z.union([z.literal(0), z.literal(1)]),
  beneficiary_id: id,
  beneficiary_account_id: id,
  company_name: z.string(),
  /** The customer, for the back office. */
  customer_name: z.string(),
  conditions: z.array(shownBlock),
  amount_sent: wireAmount,
  amount_sent_currency: currencyCode,
  amount_received: wireAmount,
  amount_received_currency: currencyCode,
  fees: wireAmount,
  /** Of the blocks, what was paid to the seller. */
  paid_out: wireAmount,
  /** Of the blocks, what went back to the balance. */
  returned: wireAmount,
  fees_payed_by: z.string(),
  payment_mode: z.string(),
  reference: nullableText,
  request_fx_hedging: z.boolean(),
  reason: nullableText,
  paid_from: z.string(),
  purposeCode: z.string(),
  sourceOfFunds: z.string(),
  exemptionCode: z.string(),
  expiry_date: day,
  transation_amount: z.nullable(wireAmount),
  transaction_pi_currency: z.nullable(currencyCode),
  /** The other fields of the trade-finance form; null on a simple escrow. */
  ...eachTerm(nullableText),
  created_at: instant,
  approved_at: z.nullable(instant),
  /** What the seller said by its link, from the approval on. */
  agreement: z.enum(escrowAgreements),
  /** By when it was asked to answer. */
  agreement_due_at: z.nullable(instant),
  agreement_answered_at: z.nullable(instant),
  agreement_by: nullableText,
  agreement_reason: nullableText,
  /** After how many days silence counts; null where the parties agreed on none. */
  inspection_days: z.nullable(z.int32()),
})
export type SmartEscrow = z.output<typeof smartEscrow>
export type WireSmartEscrow = z.input<typeof smartEscrow>

export const escrowDetail = z.object({
  status: z.literal('success'),
  smart_escrow: smartEscrow,
  ...payeeFields,
  /** By which rate the fee is, with its version. */
  fee_rate: z.string(),
  /** Of a draft: the rate of the fee, in hundredths of a percent, that it has where it is saved again without another amount. */
  kept_basis_points: z.nullable(z.int32()),
  /** Of a draft, where our rate has changed since it was saved: what it would be now, and until when the one that was shown holds. */
  new_fee: z.nullable(
    z.object({ fees: wireAmount, rate: z.string(), kept_until: instant, is_kept: z.boolean() }),
  ),
  /** What is still in the escrow for the blocks. */
  remaining: wireAmount,
  /** By when a block is paid whose last approval is given now; missing where nothing can be paid any more. */
  arrives_if_approved: z.optional(arrival),
  /** The end of the last day for both sides. Missing in a draft. */
  last_moment: z.optional(instant),
  /** The last day has passed for both sides. */
  is_over: z.boolean(),
  /** The reader may send the seller a new link. */
  may_ask_seller: z.boolean(),
  /** The seller has not agreed: the reader may take back what is not paid out. */
  may_cancel: z.boolean(),
  /** A block is neither paid, being paid, given back, nor in dispute. */
  has_open_block: z.boolean(),
  /** What goes back where the escrow is cancelled now: the open blocks, and what a proposed change has set aside. The fee does not. */
  back_if_cancelled: wireAmount,
  /** Newest first. */
  amendments: z.array(buyersAmendment),
  /** The reader may prepare a change. */
  may_amend: z.boolean(),
  timeline: z.array(timelineItem),
  /** The approval waits for a second person: it is above the company's limit. */
  release: waitingRelease,
  next: nextStep,
})
export type EscrowDetail = z.output<typeof escrowDetail>

const saved = z.object({ status: z.literal('success'), msg: z.string(), smart_escrow_id: id })
const which = z.strictObject({ smart_escrow_id: id })

export const smartEscrows = {
  current: endpoint({
    method: 'GET',
    path: '/smart_escrow/get',
    auth: 'customer',
    summary: 'The newest escrow of the current trade; null where it has none',
    response: z.object({ status: z.literal('success'), smart_escrow: z.nullable(smartEscrow) }),
  }),
  suggest: endpoint({
    method: 'GET',
    path: '/smart_escrow/suggested_terms',
    auth: 'customer',
    summary: 'What the newest booking of the current trade already says of the trade-finance form',
    response: suggestedTerms,
  }),
  addSample: endpoint({
    method: 'POST',
    path: '/smart_escrow/add_sample',
    auth: 'customer',
    summary: 'Gives the sample of a document that was to follow',
    body: givenSample,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  get: endpoint({
    method: 'POST',
    path: '/smart_escrow/get',
    onlyReads: true,
    auth: 'customer',
    who: 'everyone',
    summary: 'An escrow with its beneficiary, its blocks, and its history',
    body: which,
    response: escrowDetail,
    errors: ['NOT_FOUND'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/smart_escrow/add',
    auth: 'customer',
    summary:
      'Saves an escrow as a draft: the simple form (condition_based_payment 0), or the trade-finance form (1)',
    body: newEscrow,
    response: saved,
    errors: ['NOT_FOUND'],
    idempotent: true,
  }),
  update: endpoint({
    method: 'POST',
    path: '/smart_escrow/update',
    auth: 'customer',
    summary: 'Changes a draft',
    body: changedEscrow,
    response: saved,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/smart_escrow/approve',
    auth: 'customer',
    who: 'approver',
    summary: 'Funds a draft with password and code, or approves the changed account of a funded escrow',
    body: approvedEscrow,
    response: done,
    errors: approvalErrors,
    idempotent: true,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/smart_escrow/decide',
    auth: 'customer',
    who: 'approver',
    summary:
      'Approves or refuses a document or condition that the buyer decides; a fulfilled block is paid out',
    body: escrowDecision,
    response: done,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  examine: endpoint({
    method: 'POST',
    path: '/smart_escrow/examine',
    auth: 'customer',
    who: 'approver',
    summary: 'Approves or refuses a presented document that the buyer examines',
    body: examination,
    response: done,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  waive: endpoint({
    method: 'POST',
    path: '/smart_escrow/waive',
    auth: 'customer',
    who: 'approver',
    summary: 'The buyer waives named differences of a presented document; without any left it is accepted',
    body: waiver,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  askSeller: endpoint({
    method: 'POST',
    path: '/smart_escrow/ask_seller',
    auth: 'customer',
    summary: 'Sends the seller a new link and voids the previous one; a seller that declined is asked again',
    body: which,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/smart_escrow/cancel',
    auth: 'customer',
    who: 'approver',
    summary: 'Takes back what is not paid out, as long as the seller has not agreed',
    body: z.strictObject({ smart_escrow_id: id, reason: decisionReason }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
}
