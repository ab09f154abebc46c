import type { Currency } from '@tradelane/money'
import { formatAmount, formatPercent, formatRate, formatShare } from '../../../lib/format/format-amount.ts'
import { rateOrigin } from '../../../lib/format/rate-origin.ts'
import { ApiError, messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Quote } from './payment-queries.ts'
import { TimeLeft } from './time-left.tsx'
import type { Price } from './use-price.ts'

type HeldPriceProps = { price: Price; from: Currency; to: Currency }

/** "1 USD = 0.880200 EUR · held for you 4:32 · fee 0.50 USD (0.05 %)", and the source of the rate. */
export function HeldPrice({ price, from, to }: HeldPriceProps) {
  const { quote, secondsLeft, isAsking, error } = price
  // What is wrong with the amount is said beside it.
  const isAboutAmount = error instanceof ApiError && error.fields.amount !== undefined
  if (error && !isAboutAmount && !isAsking) {
    return (
      <Banner
        tone="lost"
        isAlert
        action={
          <Button size="sm" onClick={() => void price.ensure(0).catch(() => undefined)}>
            Ask again
          </Button>
        }
      >
        We could not get the rate. {messageOf(error, 'We could not reach Tradelane.')}
      </Banner>
    )
  }
  if (!quote) {
    return (
      <p className="min-h-10 text-ink-2">
        {isAsking ? 'Getting the rate…' : 'Enter an amount on either side to see the rate.'}
      </p>
    )
  }
  return (
    <div className="num min-h-10 text-ink-2">
      <p>
        {from === to ? 'Price' : `1 ${from} = ${formatRate(quote.exchangeRate)} ${to}`} · held for you{' '}
        <TimeLeft seconds={secondsLeft ?? 0} /> · fee {formatAmount(quote.fees, from)} (
        {formatShare(quote.fees, quote.amount_sent, from)} %)
      </p>
      <p className="text-xs">
        The fee is included in the amount sent.
        {from !== to && ` ${rateMakeup(quote)}`}
      </p>
    </div>
  )
}

/** What the customer's rate is made of: the mid rate and our markup; between them the provider's rate, where it is another. */
function rateMakeup(quote: Quote): string {
  const mid = `Mid rate ${formatRate(quote.mid_rate)} (${rateOrigin(quote.rate_source, quote.as_of)})`
  const markup = `our markup ${formatPercent(quote.markup_percent)} %`
  const { provider_rate: rate, provider_rate_source: source, provider_rate_as_of: asOf } = quote
  if (!rate || !source || !asOf) return `${mid}, ${markup}.`
  return `${mid}. Our price: ${formatRate(rate)} (${rateOrigin(source, asOf)}) less ${markup}.`
}
