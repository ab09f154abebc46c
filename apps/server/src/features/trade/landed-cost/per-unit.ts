import { type Money, percentOf } from '@tradelane/money'

/** A total over a quantity with decimals, to the smallest unit of the currency, halves up. */
export function perUnit(total: Money, quantity: string): Money {
  const [whole = '', decimals = ''] = quantity.split('.')
  const one = { numerator: 10n ** BigInt(decimals.length), denominator: BigInt(whole + decimals) }
  return percentOf(total, one, 'half-up')
}
