import { z } from 'zod/mini'
import { approval } from '../approvals/forms.ts'
import { eInvoice } from '../documents/e-invoice.ts'
import { nextStep, timelineItem } from '../lifecycle/timeline.ts'
import { calendarDay, dayOfTerm } from '../primitives/days.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { identifier } from '../primitives/identifier.ts'
import {
  currencyCode,
  day,
  id,
  instant,
  line,
  listLimit,
  pageNumber,
  positiveAmount,
  wireAmount,
} from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import { collectionAccount } from './collection-account.ts'
import { eligibilityChecks } from './eligibility.ts'
import { arrivalInWallet, payment, position, xmlDifference } from './funding-parts.ts'
import { ksefNumber } from './ksef-number.ts'
import { fundingStates } from './states.ts'

/** Days. */
export const financeTerms = [30, 60, 90, 120] as const
/** Of the invoice, in percent. */
export const leastPercent = 1
export const mostPercent = 90

const wholePercent = `Choose a whole percentage from ${leastPercent} to ${mostPercent}`
const percent = z.codec(
  z.union([z.string(), z.number()], wholePercent),
  z.int32(wholePercent).check(z.gte(leastPercent, wholePercent), z.lte(mostPercent, wholePercent)),
  {
    decode: Number,
    encode: String,
  },
)
const term = z.codec(
  z.union([z.string(), z.number()], 'Select a finance term'),
  z.literal([...financeTerms], 'Select a finance term'),
  {
    decode: (value) => Number(value) as (typeof financeTerms)[number],
    encode: String,
  },
)
const partnerId = z.codec(
  z.union([z.string(), z.number()], 'Select a finance partner'),
  z.int32('Select a finance partner'),
  {
    decode: Number,
    encode: String,
  },
)
const fileLink = (required: string) =>
  line(2000, required).check(z.minLength(3, required), z.includes('https://', 'Please upload document'))

const priced = {
  beneficiary_id: id,
  finance_partner_id: partnerId,
  finance_term: term,
  invoice_amount: positiveAmount,
  payment_request: percent,
  shipment_date: dayOfTerm('Please enter a valid shipment date'),
  invoice_number: z.optional(identifier(60, 'Enter the number of the invoice, or leave it out')),
}
/** What papers say of the invoice and what it was ordered by; nothing is calculated from them. */
const described = {
  invoice_date: z.optional(calendarDay('Enter a valid invoice date, or leave it out')),
  order_number: z.optional(identifier(60, 'Enter the number of the order, or leave it out')),
}
const numbered = {
  ...described,
  /** Of a seller in Poland; needed where the invoice is an XML of KSeF. */
  ksef_number: z.optional(ksefNumber),
}
const fundingFields = {
  ...priced,
  ...numbered,
  invoice_file: fileLink('Please upload valid invoice file'),
  purchase_order_file: fileLink('Please upload valid purchase order file'),
  /** A transport document; not needed where a booking of the trade shows that the goods are on their way. */
  shipping_file: z.optional(fileLink('Please upload a valid transport document')),
}
export const offerRequest = z.strictObject({
  ...priced,
  ...numbered,
  invoice_file: z.optional(fileLink('Please upload valid invoice file')),
  shipping_file: z.optional(fileLink('Please upload a valid transport document')),
  invoice_factoring_id: z.optional(id),
})
/** What is known while the form is filled in. */
export const compareRequest = z.strictObject({
  invoice_file: fileLink('Please upload valid invoice file'),
  beneficiary_id: z.optional(id),
  finance_term: z.optional(term),
  invoice_amount: z.optional(positiveAmount),
  shipment_date: z.optional(priced.shipment_date),
  invoice_number: priced.invoice_number,
  ...numbered,
})
export const newFunding = z.strictObject(fundingFields)
export type NewFunding = z.output<typeof newFunding>
/** With password and code the draft is submitted as it is here; without them it is saved. */
export const changedFunding = z.strictObject({
  invoice_factoring_id: id,
  ...fundingFields,
  password: z.optional(approval.password),
  verify_code: z.optional(approval.verify_code),
})

const check = z.object({
  ...{ check: z.enum(eligibilityChecks), passed: z.boolean(), reason: z.string() },
  /** What to think of, though it passes. */
  warning: z.optional(z.string()),
})

const offerFields = {
  currency: currencyCode,
  /** What the buyer pays before the shipment, by its credit limit's payment terms; the rest of the invoice is what is funded. */
  prepaid: wireAmount,
  advance: wireAmount,
  /** Percent a year. */
  annual_rate: z.number(),
  interest: wireAmount,
  fee: wireAmount,
  total_cost: wireAmount,
  /** The total cost as a percentage of the advance. */
  flat_percent: z.number(),
  /** The same as percent a year of 360 days. */
  annual_cost: z.number(),
  net: wireAmount,
  remainder: wireAmount,
  days: z.int32(),
  due_date: day,
}
export const fundingOffer = z.object(offerFields)

export const funding = z.object({
  invoice_factoring_id: id,
  funding_number: z.string(),
  transaction_id: id,
  beneficiary_id: id,
  company_name: z.string(),
  finance_partner_id: z.int32(),
  finance_partner_name: z.string(),
  status: z.enum(fundingStates),
  version: recordVersion,
  currency: currencyCode,
  invoice_number: z.nullable(z.string()),
  invoice_date: z.nullable(day),
  order_number: z.nullable(z.string()),
  ksef_number: z.nullable(z.string()),
  invoice_amount: wireAmount,
  prepaid_amount: wireAmount,
  payment_request: z.number(),
  finance_term: z.number(),
  shipment_date: day,
  due_date: z.nullable(day),
  invoice_file: z.string(),
  purchase_order_file: z.string(),
  shipping_file: z.nullable(z.string()),
  buyer_confirmed_at: z.nullable(instant),
  reason: z.nullable(z.string()),
  created_at: instant,
})
export type Funding = z.output<typeof funding>

export const fundingDetail = z.object({
  status: z.literal('success'),
  funding,
  /** Of a draft the offer of now; later the one that was accepted. Null where nothing can be offered. */
  offer: z.nullable(fundingOffer),
  checks: z.array(check),
  /** What the invoice says, where it is an electronic one. */
  e_invoice: z.nullable(eInvoice),
  /** From the submission on as they were then: the office has seen them when it approves the invoice. */
  xml_differences: z.array(xmlDifference),
  payments: z.array(payment),
  /** As they were uploaded. */
  file_names: z.object({
    invoice_file: z.nullable(z.string()),
    purchase_order_file: z.nullable(z.string()),
    shipping_file: z.nullable(z.string()),
  }),
  position: z.nullable(position),
  /** What is under way to the wallet, and by when it arrives. */
  arrivals: z.optional(z.array(arrivalInWallet)),
  /** Where the buyer pays; once the invoice is approved. */
  account: z.nullable(collectionAccount),
  timeline: z.array(timelineItem),
  next: nextStep,
})

const which = z.strictObject({ invoice_factoring_id: id })
const saved = z.object({ status: z.literal('success'), message: z.string(), invoice_factoring_id: id })

export const invoiceFactoring = {
  offer: endpoint({
    method: 'POST',
    path: '/invoice_factoring/offer',
    auth: 'customer',
    who: 'everyone',
    summary: 'What an invoice would bring and cost, and each check with pass or fail; nothing is stored',
    body: offerRequest,
    response: z.object({
      status: z.literal('success'),
      checks: z.array(check),
      xml_differences: z.array(xmlDifference),
      ...offerFields,
      expires_at: instant,
    }),
    errors: ['NOT_FOUND', 'NOT_ELIGIBLE'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/invoice_factoring/get_all',
    auth: 'customer',
    summary: 'Invoices saved or submitted for funding, newest first',
    query: z.object({
      page: pageNumber,
      limit: listLimit,
      beneficiary_id: z.optional(id),
      status: z.optional(z.enum(fundingStates)),
    }),
    response: z.array(funding),
  }),
  get: endpoint({
    method: 'POST',
    path: '/invoice_factoring/get',
    onlyReads: true,
    auth: 'customer',
    who: 'everyone',
    summary: 'A funding with its offer, payments, what is due, and its history',
    body: which,
    response: fundingDetail,
    errors: ['NOT_FOUND'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/invoice_factoring/add',
    auth: 'customer',
    summary: 'Saves an invoice for funding as a draft',
    body: newFunding,
    response: saved,
    errors: ['NOT_FOUND', 'NOT_ELIGIBLE'],
    idempotent: true,
  }),
  update: endpoint({
    method: 'POST',
    path: '/invoice_factoring/update',
    auth: 'customer',
    // Changing takes a preparer, submitting an approver. The call checks it, since the body says which of the two it is.
    who: 'everyone',
    summary: 'Changes a draft, or accepts its offer with password and code and submits the invoice',
    body: changedFunding,
    response: saved,
    errors: [
      'ROLE_NOT_ALLOWED',
      'NOT_FOUND',
      'ILLEGAL_STATE',
      'NOT_ELIGIBLE',
      'WRONG_CODE',
      'KYB_REQUIRED',
      'KYB_PENDING',
      'CONFLICT',
    ],
    idempotent: true,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/invoice_factoring/withdraw',
    auth: 'customer',
    summary: 'Withdraws an invoice that is not approved yet',
    body: which,
    response: saved,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  repay: endpoint({
    method: 'POST',
    path: '/invoice_factoring/repay',
    auth: 'customer',
    who: 'approver',
    summary: 'Pays from the wallet what the buyer has not paid, or paid to the wrong account',
    body: z.strictObject({
      invoice_factoring_id: id,
      amount: positiveAmount,
      ...approval,
    }),
    response: z.object({ status: z.literal('success'), message: z.string() }),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'WRONG_CODE', 'INSUFFICIENT_FUNDS', 'PROVIDER_REFUSED'],
    idempotent: true,
  }),
}
