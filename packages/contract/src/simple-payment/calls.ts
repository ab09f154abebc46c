import { z } from 'zod/mini'
import { expectedArrival } from '../lifecycle/arrival.ts'
import { nextStep, timelineItem } from '../lifecycle/timeline.ts'
import { listedAccount } from '../partners/forms.ts'
import { namedPartner } from '../partners/named-partner.ts'
import { endpoint } from '../primitives/endpoint.ts'
import {
  done,
  fileAnswer,
  id,
  instant,
  listLimit,
  pageNumber,
  pagination,
  wireAmount,
} from '../primitives/values.ts'
import { draftPayment, finalPayment, requestAnswer } from './forms.ts'
import { senderConstants } from './sender-constants.ts'
import { paymentStates } from './states.ts'
import { submission, whichPayment } from './submission.ts'

const nullableText = z.nullable(z.string())
export const simplePayment = z.object({
  simple_payment_id: id,
  transaction_id: id,
  /** PY-2026-000123 */
  payment_number: z.string(),
  save_as_draft: z.union([z.literal(0), z.literal(1)]),
  step: z.number(),
  status: z.enum(paymentStates),
  /** In plain words, where there is something to say: why it was refused or returned, or what is asked for. */
  status_reason: nullableText,
  created_at: instant,
  submitted_at: z.nullable(instant),
  /** Where it is waiting for release: since when, and who submitted it. */
  approval_requested_at: z.nullable(instant),
  approval_requested_by: nullableText,
  beneficiary_id: z.nullable(id),
  beneficiary_account_id: z.nullable(id),
  /** The beneficiary's company, as it is now on a draft, and as it was approved on a payment. */
  company_name: nullableText,
  account_last_four: nullableText,
  amount_sent: z.nullable(wireAmount),
  amount_sent_currency: nullableText,
  amount_received: z.nullable(wireAmount),
  amount_received_currency: nullableText,
  /** Of a draft: which amount was typed; the other one follows from the rate. */
  amount_side: z.nullable(z.enum(['source', 'target'])),
  fees: z.nullable(wireAmount),
  quote_id: z.nullable(id),
  /** Six digits or more, from submission on. */
  exchangeRate: nullableText,
  /** The date and origin of the mid rate behind it. */
  rate_as_of: z.nullable(instant),
  rate_source: nullableText,
  reference: nullableText,
  reason: nullableText,
  paid_from: nullableText,
  purposeCode: nullableText,
  sourceOfFunds: nullableText,
  exemptionCode: nullableText,
  payoutMethod: nullableText,
  contract_id: z.string(),
  /** When it is expected to be paid, while it is on its way: the end of the day of `arrives_by`, at the payee's bank. */
  estimated_time: z.nullable(instant),
  arrives_by: z.optional(z.nullable(expectedArrival)),
})
export type SimplePayment = z.output<typeof simplePayment>
export type WireSimplePayment = z.input<typeof simplePayment>

const paymentDetail = z.object({
  status: z.literal('success'),
  simple_payment: simplePayment,
  beneficiary_details: z.nullable(namedPartner),
  beneficiary_account_details: z.nullable(listedAccount),
  /** A person has confirmed the payee although its bank has another name. */
  payee_name_confirmed: z.optional(z.boolean()),
  timeline: z.array(timelineItem),
  next: nextStep,
  /** While the payment is waiting for release. */
  approval: z.nullable(
    z.object({
      /** Undecided until then, it goes back to its preparer. */
      expires_at: instant,
      /** Whether the reader may release or refuse it. */
      may_decide: z.boolean(),
      /** The reader prepared, changed or submitted it. */
      is_own: z.optional(z.boolean()),
      /** It has waited too long, and goes back to its preparer. */
      is_over: z.optional(z.boolean()),
    }),
  ),
  may_cancel: z.boolean(),
  has_proof: z.boolean(),
})
export type PaymentDetail = z.output<typeof paymentDetail>

export const simplePayments = {
  save: endpoint({
    method: 'POST',
    path: '/simple_payment/save',
    auth: 'customer',
    summary: 'Saves a draft, or submits the payment with password and code',
    body: z.discriminatedUnion('save_as_draft', [draftPayment, finalPayment]),
    response: submission,
    errors: [
      'KYB_REQUIRED',
      'KYB_PENDING',
      'WRONG_CODE',
      'NOT_FOUND',
      'PAYEE_NAME_UNCONFIRMED',
      'PAYEE_NAME_UNCHECKED',
      'TOO_MANY_NAME_CHECKS',
      'ILLEGAL_STATE',
      'QUOTE_EXPIRED',
      'QUOTE_USED',
      'INSUFFICIENT_FUNDS',
      'RATE_UNAVAILABLE',
      'PAYEE_INCOMPLETE',
      'PURPOSE_NOT_ALLOWED',
      'PAYOUT_NOT_ALLOWED',
      'PROVIDER_REFUSED',
      'DEPENDENCY_UNAVAILABLE',
    ],
    idempotent: true,
  }),
  get: endpoint({
    method: 'POST',
    path: '/simple_payment/get',
    onlyReads: true,
    auth: 'customer',
    who: 'everyone',
    summary: 'A payment with its beneficiary, its time line and what happens next',
    body: whichPayment,
    response: paymentDetail,
    errors: ['NOT_FOUND'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/simple_payment/get_all',
    auth: 'customer',
    summary: 'Drafts, payments, or both, newest first',
    query: z.object({
      save_as_draft: z.optional(z.enum(['0', '1'])),
      /** Only those that are waiting for release. */
      awaiting_approval: z.optional(z.literal('1')),
      /** Those to one partner. */
      beneficiary_id: z.optional(id),
      page: pageNumber,
      limit: listLimit,
    }),
    response: z.object({ status: z.literal('success'), data: z.array(simplePayment), pagination }),
  }),
  constants: endpoint({
    method: 'GET',
    path: '/nium/sender/constants',
    auth: 'customer',
    summary: 'The choices of a payment: purpose, source of funds, exemption, payout method, account type',
    response: senderConstants,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/simple_payment/answer',
    auth: 'customer',
    summary: 'Answers what the payments provider asks for, so that the payment goes on',
    body: requestAnswer,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'DEPENDENCY_UNAVAILABLE'],
    idempotent: true,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/simple_payment/cancel',
    auth: 'customer',
    summary: 'Discards a draft, or stops a payment that has not been sent to the bank yet',
    body: whichPayment,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'DEPENDENCY_UNAVAILABLE'],
    idempotent: true,
  }),
  settleReturn: endpoint({
    method: 'POST',
    path: '/simple_payment/settle_return',
    auth: 'customer',
    summary: 'Ends the task of a returned payment that is not paid again',
    body: whichPayment,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  proof: endpoint({
    method: 'POST',
    path: '/simple_payment/proof',
    onlyReads: true,
    auth: 'customer',
    who: 'everyone',
    summary: 'The proof of payment as a PDF, with or without the fees',
    body: z.strictObject({
      simple_payment_id: id,
      show_fees: z._default(z.enum(['yes', 'no']), 'yes'),
    }),
    response: fileAnswer,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    answer: 'file',
  }),
}
