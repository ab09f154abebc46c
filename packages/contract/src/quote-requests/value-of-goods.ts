import { type Currency, currencies, type Money, money, percentOf, sum } from '@tradelane/money'

type PricedLine = { quantity?: string | null | undefined; unit_price?: string | null | undefined }

/** What both factors of a line may have behind the point. */
const decimals = 6

/** Exact, then rounded half up to the currency's smallest unit: once per line. Undefined where the line is not whole. */
export function valueOfLine({ quantity, unit_price }: PricedLine, currency: Currency): Money | undefined {
  if (!quantity || !unit_price) return undefined
  const product = money(millionths(quantity) * millionths(unit_price), currency)
  const toMinor = {
    numerator: 10n ** BigInt(currencies[currency].exponent),
    denominator: 10n ** BigInt(2 * decimals),
  }
  return percentOf(product, toMinor, 'half-up')
}

/** Of the lines that have a quantity and a price; undefined where none has. */
export function valueOfGoods(goods: readonly PricedLine[], currency: Currency): Money | undefined {
  const values = goods.flatMap((line) => valueOfLine(line, currency) ?? [])
  return values.length === 0 ? undefined : sum(currency, values)
}

/** A decimal of up to six places as a whole number. */
export function millionths(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}
