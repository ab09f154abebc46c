import { z } from 'zod/mini'
import { creditLimitStates } from '../credit-limits/states.ts'
import { ageing, buyerCredit, factoringFigures } from '../invoice-factoring/figures.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { currencyCode, day, id, wireAmount } from '../primitives/values.ts'

const beneficiaryData = z.object({
  beneficiary_id: id,
  company_name: z.string(),
  company_registration_number: z.string(),
  company_address: z.string(),
  contact_person_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  /** Credit requested with this company as buyer, in the limit's currency; 0 without a request. */
  limit_request: wireAmount,
  finance_partner_id: z.nullable(z.int32()),
  /** The case of the limit, where one was requested. */
  credit_limit_id: z.nullable(id),
  credit_limit_state: z.nullable(z.enum(creditLimitStates)),
  /** The currency of the limit; US dollars without a case. */
  limit_currency: currencyCode,
  /** The amount granted, after the finance partner's decision. */
  limit_approved: z.nullable(wireAmount),
  /** The last day on which the limit can be used. */
  limit_valid_until: z.nullable(day),
})
const factoringData = z.object({
  invoice_factoring_id: id,
  /** The requested or used share of the limit, in percent. */
  payment_request: z.number(),
  invoice_file: z.string(),
  purchase_order_file: z.string(),
})
/** Credit and fundings of the buyer in one currency. */
const figures = z.object({ ...buyerCredit, ...factoringFigures, ageing })
/** The totals paid to the company, by currency. */
const paidTo = z.object({
  currency: currencyCode,
  /** Sent, or arrived. */
  amount_paid: wireAmount,
  /** Submitted, but not sent yet. */
  amount_under_way: wireAmount,
  payments: z.number(),
})

export const financing = {
  details: endpoint({
    method: 'POST',
    path: '/users/financing_details',
    onlyReads: true,
    auth: 'customer',
    who: 'everyone',
    summary: 'A financed buyer: its limit, its latest funding request, and the totals paid to it',
    body: z.strictObject({ beneficiary_id: id }),
    response: z.object({
      status: z.literal('success'),
      beneficiary_data: beneficiaryData,
      /** The latest one; null if no invoice was submitted for funding. */
      invoice_factoring_data: z.nullable(factoringData),
      /** The currency of the limit first; empty without a request and without fundings. */
      financing_figures: z.array(figures),
      /** Due dates are compared with this day of the company. */
      as_of: day,
      accounting_data: z.array(paidTo),
    }),
    errors: ['NOT_FOUND'],
  }),
  partners: endpoint({
    method: 'GET',
    path: '/common/finance_partner',
    auth: 'customer',
    summary: 'The finance partners who lend against invoices',
    response: z.array(
      z.object({
        finance_partner_id: z.int32(),
        finance_partner_name: z.string(),
        /** What it lends in now. */
        currencies: z.array(currencyCode),
      }),
    ),
  }),
}
