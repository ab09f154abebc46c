import { z } from 'zod/mini'
import { arrivalMethods, estimatedArrival } from '../lifecycle/arrival.ts'
import { isBankCountry } from '../lists/bank-countries.ts'
import { offeredCurrencies } from '../lists/offered-currencies.ts'
import { id, instant, positiveAmount, wireAmount } from '../primitives/values.ts'

export const offeredCurrency = z.enum(offeredCurrencies, 'Currency is required')

/** A payment carries its fee inside the amount sent; a conversion between own wallets carries none. */
export const quotePurposes = ['payment', 'conversion'] as const

export const quoteRequest = z.strictObject({
  source_currency_code: offeredCurrency,
  destination_currency_code: offeredCurrency,
  amount: positiveAmount,
  /** Which amount was entered: what is sent (`source`) or what shall arrive (`target`). */
  side: z._default(z.enum(['source', 'target']), 'source'),
  purpose: z._default(z.enum(quotePurposes), 'payment'),
  /** The saved draft that is being priced: the draft is in the list of quotes, not each price tried for it. */
  draft_id: z.optional(id),
  /** Of a payment: where the payee's bank is and how it is paid, for the day of arrival. */
  bank_country: z.optional(z.string().check(z.refine(isBankCountry, 'Enter a valid country'))),
  payout_method: z.optional(z.enum(arrivalMethods)),
})

/** A price, and how long it holds. */
export const heldQuote = z.object({
  status: z.literal('success'),
  quote_id: id,
  /** The customer's rate. The amounts follow from it exactly as shown. */
  exchangeRate: wireAmount,
  fees: wireAmount,
  /** The fee is inside it. */
  amount_sent: wireAmount,
  amount_received: wireAmount,
  expires_at: instant,
  mid_rate: wireAmount,
  markup_percent: z.number(),
  /** When the mid rate was published, and by whom. */
  as_of: instant,
  rate_source: z.string(),
  /** The provider's own rate, from which the markup is taken, where that is another than the mid rate. */
  provider_rate: z.optional(wireAmount),
  provider_rate_as_of: z.optional(instant),
  provider_rate_source: z.optional(z.string()),
  /** Of a payment that is submitted now. */
  arrivals: z.optional(z.array(estimatedArrival)),
})
export type QuoteAnswer = z.input<typeof heldQuote>
