import type { Currency } from '@tradelane/money'
import { formatAmount, formatRate, type WireAmount } from '../../lib/format/format-amount.ts'
import { classNames } from '../class-names.ts'

/** "1,000.00 USD" in tabular figures, with a true minus sign. */
export function Amount({
  value,
  currency,
  className,
}: {
  value: WireAmount
  currency: Currency
  className?: string
}) {
  return (
    <span className={classNames('num whitespace-nowrap', className)}>{formatAmount(value, currency)}</span>
  )
}

type RateProps = { from: Currency; to: Currency; rate: WireAmount; note?: string }

/** "1 USD = 0.880200 EUR", and beside it how old it is or how long it holds. */
export function Rate({ from, to, rate, note }: RateProps) {
  return (
    <span className="num">
      1 {from} = {formatRate(rate)} {to}
      {note && <span className="text-ink-2"> · {note}</span>}
    </span>
  )
}
