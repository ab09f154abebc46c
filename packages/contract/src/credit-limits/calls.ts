import { z } from 'zod/mini'
import { approval } from '../approvals/forms.ts'
import { nextStep, timelineItem } from '../lifecycle/timeline.ts'
import { incotermCodes } from '../lists/incoterms.ts'
import { endpoint } from '../primitives/endpoint.ts'
import {
  currencyCode,
  day,
  done,
  fileAnswer,
  id,
  instant,
  listLimit,
  pageNumber,
  pagination,
  wireAmount,
} from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import { limitAnswer, limitRequest } from './forms.ts'
import { creditLimitStates } from './states.ts'

const term = z.object({ days: z.int32(), percentage: z.int32() })
/** The offer of a finance partner, as its term sheet says it. */
const termSheet = z.object({
  term_sheet_number: z.string(),
  finance_partner_id: z.int32(),
  finance_partner_name: z.string(),
  terms_version: z.int32(),
  approved_amount: wireAmount,
  /** Percent a year, such as 12 or 10.5. */
  annual_rate: z.number(),
  /** Percent of the invoice. */
  fee: z.number(),
  least_fee: wireAmount,
  most_advance_percent: z.int32(),
  finance_terms: z.array(z.int32()),
  /** The last day on which the limit can be used. */
  valid_until: day,
  /** Until then it can be signed. */
  expires_at: instant,
  issued_at: instant,
})
export const creditLimit = z.object({
  credit_limit_id: id,
  limit_number: z.string(),
  beneficiary_id: id,
  buyer_name: z.string(),
  state: z.enum(creditLimitStates),
  version: recordVersion,
  currency: currencyCode,
  limit_request: wireAmount,
  trading_history: z.int32(),
  description_goods: z.string(),
  inco_terms: z.enum(incotermCodes),
  /** The share paid before shipment, then up to three later ones; what is left is due on delivery. */
  payment_terms: z.array(term),
  /** The amount of the term sheet; lower once it was reduced. */
  limit_approved: z.nullable(wireAmount),
  finance_partner_id: z.nullable(z.int32()),
  valid_until: z.nullable(day),
  /** Whether invoices can be funded now. */
  is_usable: z.boolean(),
  signed_at: z.nullable(instant),
  /** Why it was declined or reduced. */
  reason: z.nullable(z.string()),
  requested_at: instant,
  updated_at: instant,
})
export type WireCreditLimit = z.input<typeof creditLimit>

const exchange = z.object({
  question: z.string(),
  asked_at: instant,
  answer: z.nullable(z.string()),
  answered_at: z.nullable(instant),
})
export const described = {
  term_sheet: z.nullable(termSheet),
  /** What the law of the buyer's country says of these payment terms. */
  terms_warning: z.nullable(z.string()),
  /** Questions of the back office, the newest last. */
  exchanges: z.array(exchange),
  documents: z.array(z.object({ url: z.string(), file_name: z.string(), added_at: instant })),
  timeline: z.array(timelineItem),
  next: nextStep,
}
export const whichLimit = z.strictObject({ credit_limit_id: id })

export const creditLimits = {
  request: endpoint({
    method: 'POST',
    path: '/invoice_factoring/credit_limit',
    auth: 'customer',
    summary: 'Requests a credit limit for each of these buyers: all of them, or none',
    body: limitRequest,
    response: z.object({
      ...done.shape,
      credit_limit_ids: z.array(id),
      /** What the law of a buyer's country says of its payment terms; see `longTermsWarning`. */
      warnings: z.array(z.string()),
    }),
    errors: ['ILLEGAL_STATE', 'RATE_UNAVAILABLE'],
    idempotent: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/invoice_factoring/credit_limits',
    auth: 'customer',
    summary: 'The credit limits of the company, newest first; or that of one buyer',
    query: z.object({ limit: listLimit, page: pageNumber, beneficiary_id: z.optional(id) }),
    response: z.object({ status: z.literal('success'), credit_limits: z.array(creditLimit), pagination }),
  }),
  get: endpoint({
    method: 'POST',
    path: '/invoice_factoring/credit_limit/get',
    onlyReads: true,
    auth: 'customer',
    who: 'everyone',
    summary: 'A credit limit with its term sheet and history',
    body: whichLimit,
    response: z.object({ status: z.literal('success'), credit_limit: creditLimit, ...described }),
    errors: ['NOT_FOUND'],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/invoice_factoring/credit_limit/answer',
    auth: 'customer',
    summary: 'Answers a question of the back office, with documents',
    body: limitAnswer,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  askBuyer: endpoint({
    method: 'POST',
    path: '/invoice_factoring/credit_limit/ask_buyer',
    auth: 'customer',
    summary: "Sends the buyer's contact a link to upload what the back office asked for",
    body: whichLimit,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/invoice_factoring/credit_limit/withdraw',
    auth: 'customer',
    summary: 'Withdraws a request before its term sheet is signed',
    body: whichLimit,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  application: endpoint({
    method: 'GET',
    path: '/invoice_factoring/credit_limit/application',
    auth: 'customer-or-admin',
    staff: 'everyone',
    who: 'everyone',
    summary: 'The application for a credit limit, as it was requested (PDF)',
    query: z.object({ credit_limit_id: id }),
    response: fileAnswer,
    answer: 'file',
    errors: ['NOT_FOUND'],
  }),
  termSheet: endpoint({
    method: 'GET',
    path: '/invoice_factoring/term_sheet',
    auth: 'customer-or-admin',
    staff: 'everyone',
    who: 'everyone',
    summary: 'The newest term sheet of a credit limit (PDF)',
    query: z.object({ credit_limit_id: id }),
    response: fileAnswer,
    answer: 'file',
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  sign: endpoint({
    method: 'POST',
    path: '/invoice_factoring/sign_term_sheet',
    auth: 'customer',
    who: 'approver',
    summary: 'Signs the term sheet with password and code; the limit is then active',
    body: z.strictObject({ credit_limit_id: id, ...approval }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'QUOTE_EXPIRED', 'KYB_REQUIRED', 'KYB_PENDING', 'WRONG_CODE'],
    idempotent: true,
  }),
}
