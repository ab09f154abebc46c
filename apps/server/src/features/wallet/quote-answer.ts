import { decimalText } from '@tradelane/money'
import type { PricedQuote } from './pricing.ts'
import { quotedRateText } from './quotes.ts'

/** A quote under the wire's names. */
export function quoteAnswer(quote: PricedQuote) {
  return {
    status: 'success' as const,
    quote_id: quote.quoteId,
    exchangeRate: quotedRateText(quote.rate),
    fees: decimalText(quote.fee),
    amount_sent: decimalText(quote.source),
    amount_received: decimalText(quote.target),
    expires_at: quote.expiresAt,
    mid_rate: quotedRateText(quote.midRate),
    markup_percent: quote.markupBasisPoints / 100,
    as_of: quote.asOf,
    rate_source: quote.rateSource,
  }
}
