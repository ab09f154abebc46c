import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { currencyCode, id } from '../primitives/values.ts'

/** What is charged by a rate, in the order of the specification's table of rates, and then our margin in exchange rates. */
export const ratedServices = {
  payment: 'Payment',
  smart_escrow: 'Smart Escrow',
  invoice_factoring: 'Invoice Factoring',
  freight: 'Freight Logistics',
  quality_assurance: 'Quality Assurance',
  customs_clearance: 'Customs Clearance',
  insurance: 'Insurance',
  currency_exchange: 'Currency exchange',
} as const
export type RatedService = keyof typeof ratedServices

const rate = z.object({
  service: z.enum(Object.keys(ratedServices) as [RatedService, ...RatedService[]]),
  /** Whose rate it is, or for what, where a service has several: a finance partner, each entry. */
  of: z.nullable(z.string()),
  scope: z.enum(['default', 'customer']),
  /** `pct_amount` is percent of an amount, once; `pct_pa` is percent of it a year; `fixed` is an amount. */
  basis: z.enum(['pct_amount', 'pct_pa', 'fixed']),
  /** Percent: 0.05 is 0.05 %. Of a fixed amount: so much in `currency`. */
  value: z.number(),
  currency: z.nullable(currencyCode),
  /** The amount that it is a part of, and what is charged besides. */
  text: z.string(),
  /** Null where bills do not name a version yet. */
  version: z.nullable(z.string()),
})
export type WireRate = z.input<typeof rate>

export const customerRates = {
  rates: endpoint({
    method: 'POST',
    path: '/admin/customers/rates',
    auth: 'admin',
    staff: 'everyone',
    summary: 'The rates that a customer is charged by',
    body: z.strictObject({ uid: id }),
    response: z.object({ status: z.literal('success'), rates: z.array(rate) }),
    errors: ['NOT_FOUND'],
  }),
}

/** What each service charges the caller’s company by a rate. */
export const priceList = {
  list: endpoint({
    method: 'GET',
    path: '/prices',
    auth: 'customer',
    summary:
      'The rates by which we charge this company: its own where one is agreed, else those of every customer',
    response: z.object({ status: z.literal('success'), rates: z.array(rate) }),
  }),
}
