import { z } from 'zod/mini'
import { dollarAmount } from '../primitives/amounts.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { wireAmount } from '../primitives/values.ts'
import { financeTerms } from './calls.ts'

/** US dollars: the calculator of the first step counts in millions. */
const dollars = dollarAmount({ least: '0.01', most: '100000000000' })

const estimate = z.object({
  finance_partner_id: z.int32(),
  finance_partner_name: z.string(),
  /** The most that the partner advances. */
  advance_percent: z.int32(),
  advance: wireAmount,
  /** Percent a year, for interest alone. */
  annual_rate: z.number(),
  interest: wireAmount,
  fee: wireAmount,
  total_cost: wireAmount,
  /** What the customer has of the invoices after all. */
  net: wireAmount,
  /** Interest and fee as percent a year of the advance. */
  annual_cost: z.number(),
  /** What it would cost to fund the whole yearly turnover. */
  cost_of_turnover: wireAmount,
})
export type WireEstimate = z.input<typeof estimate>

export const factoringEstimate = {
  estimate: endpoint({
    method: 'POST',
    path: '/invoice_factoring/estimate',
    auth: 'customer',
    who: 'everyone',
    summary: 'What each finance partner would advance and charge for invoices of this amount, in US dollars',
    body: z.strictObject({
      amount: dollars,
      finance_term: z.literal(financeTerms, 'Select a number of days'),
      /** Of the invoices that could be funded. */
      yearly_turnover: dollars,
    }),
    response: z.object({ status: z.literal('success'), estimates: z.array(estimate) }),
  }),
}
