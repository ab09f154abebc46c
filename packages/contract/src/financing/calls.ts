import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { currencyCode, day, id, instant, listLimit, pageNumber, wireAmount } from '../primitives/values.ts'

/** How far a request for credit has come, in the order of its life; the last three end it or make it less. */
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
  /** Credit asked for with this company as buyer, in US dollars; 0 where none was. */
  limit_request: wireAmount,
  finance_partner_id: z.nullable(z.int()),
  credit_limit_state: z.nullable(z.enum(creditLimitStates)),
  /** What was granted, once the finance partner has decided. */
  limit_approved: z.nullable(wireAmount),
})
const factoringData = z.object({
  invoice_factoring_id: id,
  /** How much of the limit is asked for or used, in percent. */
  payment_request: z.number(),
  invoice_file: z.string(),
  purchase_order_file: z.string(),
})
/** What was paid to the company, currency by currency. */
const paidTo = z.object({
  currency: currencyCode,
  /** Sent, or arrived. */
  amount_paid: wireAmount,
  /** Submitted, and not sent yet. */
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
    summary:
      'A partner as a buyer who is financed: its limit, its newest funding request, what was paid to it',
    body: z.strictObject({ beneficiary_id: id }),
    response: z.object({
      status: z.literal('success'),
      beneficiary_data: beneficiaryData,
      /** The newest one; null where no invoice was put up for funding. */
      invoice_factoring_data: z.nullable(factoringData),
      accounting_data: z.array(paidTo),
    }),
    errors: ['NOT_FOUND'],
  }),
  partners: endpoint({
    method: 'GET',
    path: '/common/finance_partner',
    auth: 'customer',
    summary: 'Who lends against invoices',
    response: z.array(z.object({ finance_partner_id: z.int(), finance_partner_name: z.string() })),
  }),
  factorings: endpoint({
    method: 'GET',
    path: '/invoice_factoring/get_all',
    auth: 'customer',
    summary: 'Invoices put up for funding, newest first',
    query: z.object({ page: pageNumber, limit: listLimit }),
    response: z.array(invoiceFactoring),
  }),
}
