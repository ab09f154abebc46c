import type { EstimatedArrival } from '@tradelane/contract/lifecycle/arrival'
import { decimalText } from '@tradelane/money'
import type { PricedQuote } from './pricing.ts'
import { quotedRateText } from './quotes.ts'

/** A quote under the wire's names. */
export function quoteAnswer(quote: PricedQuote, arrivals?: EstimatedArrival[]) {
  const { midRate, asOf, rateSource, reference } = quote
  const shown = reference ?? { rate: midRate, asOf, source: rateSource }
  return {
    status: 'success' as const,
    quote_id: quote.quoteId,
    exchangeRate: quotedRateText(quote.rate),
    fees: decimalText(quote.fee),
    amount_sent: decimalText(quote.source),
    amount_received: decimalText(quote.target),
    expires_at: quote.expiresAt,
    mid_rate: quotedRateText(shown.rate),
    markup_percent: quote.markupBasisPoints / 100,
    as_of: shown.asOf,
    rate_source: shown.source,
    ...(arrivals && { arrivals }),
    ...(reference && {
      provider_rate: quotedRateText(midRate),
      provider_rate_as_of: asOf,
      provider_rate_source: rateSource,
    }),
  }
}
