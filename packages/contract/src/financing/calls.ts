import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { currencyCode, day, id, instant, listLimit, pageNumber, wireAmount } from '../primitives/values.ts'

/** The states of a credit request, in order; the last three end or reduce it. */
export const creditLimitStates = [
  'requested',
  'in_review',
  'documents_requested',
  'term_sheet',
  'signed',
  'active',
  'declined',
  'reduced',
  'withdrawn',
] as const
export type CreditLimitState = (typeof creditLimitStates)[number]

const factoringStates = [
  'draft',
  'requested',
  'approved',
  'funded',
  'collected',
  'closed',
  'denied',
  'overdue',
] as const

const beneficiaryData = z.object({
  beneficiary_id: id,
  company_name: z.string(),
  company_registration_number: z.string(),
  company_address: z.string(),
  contact_person_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  /** Credit requested with this company as buyer, in US dollars; 0 without a request. */
  limit_request: wireAmount,
  finance_partner_id: z.nullable(z.int()),
  credit_limit_state: z.nullable(z.enum(creditLimitStates)),
  /** The amount granted, after the finance partner's decision. */
  limit_approved: z.nullable(wireAmount),
})
const factoringData = z.object({
  invoice_factoring_id: id,
  /** The requested or used share of the limit, in percent. */
  payment_request: z.number(),
  invoice_file: z.string(),
  purchase_order_file: z.string(),
})
/** The totals paid to the company, by currency. */
const paidTo = z.object({
  currency: currencyCode,
  /** Sent, or arrived. */
  amount_paid: wireAmount,
  /** Submitted, but not sent yet. */
  amount_under_way: wireAmount,
  payments: z.number(),
})

const invoiceFactoring = z.object({
  invoice_factoring_id: id,
  beneficiary_id: id,
  finance_partner_id: z.int(),
  status: z.enum(factoringStates),
  shipment_date: day,
  finance_term: z.number(),
  invoice_amount: wireAmount,
  payment_request: z.number(),
  invoice_file: z.string(),
  purchase_order_file: z.string(),
  created_at: instant,
})

export const financing = {
  details: endpoint({
    method: 'POST',
    path: '/users/financing_details',
    auth: 'customer',
    who: 'everyone',
    summary: 'A financed buyer: its limit, its latest funding request, and the totals paid to it',
    body: z.strictObject({ beneficiary_id: id }),
    response: z.object({
      status: z.literal('success'),
      beneficiary_data: beneficiaryData,
      /** The latest one; null if no invoice was submitted for funding. */
      invoice_factoring_data: z.nullable(factoringData),
      accounting_data: z.array(paidTo),
    }),
    errors: ['NOT_FOUND'],
  }),
  partners: endpoint({
    method: 'GET',
    path: '/common/finance_partner',
    auth: 'customer',
    summary: 'The finance partners who lend against invoices',
    response: z.array(z.object({ finance_partner_id: z.int(), finance_partner_name: z.string() })),
  }),
  factorings: endpoint({
    method: 'GET',
    path: '/invoice_factoring/get_all',
    auth: 'customer',
    summary: 'Invoices submitted for funding, newest first',
    query: z.object({ page: pageNumber, limit: listLimit }),
    response: z.array(invoiceFactoring),
  }),
}
