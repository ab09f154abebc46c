import { type Fraction, type Money, percentOf } from '@tradelane/money'

/** "2", "0.25", "-1.5" per cent as an exact fraction. */
function fractionOf(percent: string): Fraction {
  const [whole = '0', decimals = ''] = percent.split('.')
  return { numerator: BigInt(whole + decimals), denominator: 100n * 10n ** BigInt(decimals.length) }
}

/** The margin in per cent of what the vendor asks, to the minor unit. */
export const marginOf = (buy: Money, percent: string): Money => percentOf(buy, fractionOf(percent), 'half-up')

/** What the vendor asks, where the customer pays that much with this margin. */
export function buyBelow(sell: Money, percent: string): Money {
  const { numerator, denominator } = fractionOf(percent)
  return percentOf(sell, { numerator: denominator, denominator: denominator + numerator }, 'half-up')
}
