import type { Currency } from '@tradelane/money'
import { messageOf } from '../../lib/api-error.ts'
import { formatAmount, formatRate } from '../../lib/format-amount.ts'
import { formatDay } from '../../lib/format-date.ts'
import { Button } from '../../ui/button.tsx'
import type { Price } from './use-price.ts'

type HeldPriceProps = { price: Price; from: string; to: string }

/** "1 USD = 0.880200 EUR · held for you 4:32 · fee 0.50 USD (0.05 %)", and where the rate comes from. */
export function HeldPrice({ price, from, to }: HeldPriceProps) {
  const { quote, secondsLeft, isAsking, error } = price
  if (error) {
    return (
      <p role="alert" className="text-lost">
        {messageOf(error)}{' '}
        <Button size="sm" tone="quiet" onClick={() => void price.renew()}>
          Ask again
        </Button>
      </p>
    )
  }
  if (!quote)
    return (
      <p className="text-ink-2">{isAsking ? 'Asking for the rate…' : 'Enter an amount to see the rate.'}</p>
    )
  return (
    <p className="num text-ink-2">
      1 {from} = {formatRate(quote.exchangeRate)} {to} · held for you{' '}
      <span role="timer">{minutes(secondsLeft ?? 0)}</span> · fee {formatAmount(quote.fees, from as Currency)}{' '}
      (0.05 %, inside the amount sent)
      <span className="block text-xs">
        {quote.rate_source}, {formatDay(quote.as_of)}
        {quote.markup_percent > 0 && `; our markup of ${quote.markup_percent.toFixed(2)} % is in the rate`}
      </span>
    </p>
  )
}

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
