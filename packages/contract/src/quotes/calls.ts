import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import {
  currencyCode,
  id,
  instant,
  listLimit,
  pageNumber,
  pagination,
  searchText,
  wireAmount,
} from '../primitives/values.ts'
import { heldQuote, quotePurposes } from '../wallet/quotes.ts'

/** The specification's report periods: quotes of the last 7 days, of one month, of one year. */
export const quotePeriods = ['weekly', 'monthly', 'yearly'] as const
export type QuotePeriod = (typeof quotePeriods)[number]

/** `live`: its price is still valid. */
export const quoteStates = ['live', 'used', 'expired'] as const

/** The quoted service. */
export const quotedProducts = [...quotePurposes, 'freight', 'insurance', 'inspection'] as const

const listedQuote = z.object({
  /** For freight, its `shipment_id`; for insurance and inspections, the id of the policy or inspection. */
  quote_id: id,
  product: z.enum(quotedProducts),
  state: z.enum(quoteStates),
  source_currency: currencyCode,
  source_amount: wireAmount,
  target_currency: currencyCode,
  target_amount: wireAmount,
  created_at: instant,
  expires_at: instant,
  /** The payee of the payment, the carrier of the freight, or the inspection company. */
  company_name: z.nullable(z.string()),
  /** Origin and destination of the freight or of the insured goods; the supplier that is inspected. */
  way: z.nullable(z.string()),
  /** The payment, conversion or booking that used it, the draft that was priced with it, the policy, or the inspection. */
  subject_id: z.nullable(id),
})
export type ListedQuote = z.input<typeof listedQuote>

export const quotes = {
  list: endpoint({
    method: 'GET',
    path: '/quotes/get_all',
    auth: 'customer',
    summary:
      "A company's quotes for all services, newest first. Of prices tried and not used, only the newest that is valid",
    query: z.object({
      period: z._default(z.enum(quotePeriods), 'monthly'),
      /** Words that must all match: the start of an id, a product, a currency, part of a partner's, carrier's, inspection company's, supplier's or city's name. */
      search: searchText,
      /** Quotes that priced payments to one partner. */
      beneficiary_id: z.optional(id),
      page: pageNumber,
      limit: listLimit,
    }),
    response: z.object({ status: z.literal('success'), data: z.array(listedQuote), pagination }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/quotes/get',
    auth: 'customer',
    summary: 'One quote of a payment or conversion with its rate, to continue with it while it is valid',
    query: z.object({ quote_id: id }),
    response: z.object({
      ...heldQuote.shape,
      product: z.enum(quotePurposes),
      state: z.enum(quoteStates),
      source_currency: currencyCode,
      target_currency: currencyCode,
    }),
    errors: ['NOT_FOUND'],
  }),
}
