import { type Currency, currencies } from './currency.ts'
import { decimalOf } from './decimal.ts'
import { type Money, money } from './money.ts'
import { MoneyFormatError } from './parse-money.ts'
import { divide, type Rounding } from './rounding.ts'

/**
 * How much of `to` one whole unit of `from` is worth, as an exact fraction: crossing, marking up and converting lose
 * nothing until an amount is rounded.
 */
export type Rate = {
  readonly numerator: bigint
  readonly denominator: bigint
  readonly from: Currency
  readonly to: Currency
}

const rateDecimal = /^(0|[1-9]\d{0,11})(?:\.(\d{1,12}))?$/

/** "0.8802": one `from` is 0.8802 `to`. Refuses zero, signs, exponents and more than 12 digits on either side. */
export function rateFromText(text: string, from: Currency, to: Currency): Rate {
  const [, whole, fraction = ''] = rateDecimal.exec(text) ?? []
  const numerator = whole === undefined ? 0n : BigInt(whole + fraction)
  if (numerator === 0n) throw new MoneyFormatError(`${JSON.stringify(text)} is not a rate`)
  return { numerator, denominator: 10n ** BigInt(fraction.length), from, to }
}

/** For showing and storing; the nearest decimal of that many digits. */
export function rateText({ numerator, denominator }: Rate, digits = 6): string {
  return decimalOf(divide(numerator * 10n ** BigInt(digits), denominator, 'half-up'), digits)
}

export function inverse({ numerator, denominator, from, to }: Rate): Rate {
  return { numerator: denominator, denominator: numerator, from: to, to: from }
}

/** From a's `from` to b's `to`, through the currency where a ends and b begins. */
export function crossRate(a: Rate, b: Rate): Rate {
  if (a.to !== b.from) throw new RangeError(`${a.from}→${a.to} and ${b.from}→${b.to} do not meet`)
  return {
    numerator: a.numerator * b.numerator,
    denominator: a.denominator * b.denominator,
    from: a.from,
    to: b.to,
  }
}

/** The customer's rate: worse than the mid rate by this many basis points. */
export function withMarkup(rate: Rate, basisPoints: bigint | number): Rate {
  const kept = 10_000n - BigInt(basisPoints)
  if (kept <= 0n || kept > 10_000n) throw new RangeError(`a markup of ${basisPoints} basis points`)
  return { ...rate, numerator: rate.numerator * kept, denominator: rate.denominator * 10_000n }
}

/** What an amount in `rate.from` gives in `rate.to`, minor units by each currency's own exponent. */
export function convert({ amount, currency }: Money, rate: Rate, rounding: Rounding): Money {
  if (currency !== rate.from) throw new RangeError(`${currency} at a rate from ${rate.from}`)
  const numerator = amount * rate.numerator * minorUnits(rate.to)
  return money(divide(numerator, rate.denominator * minorUnits(rate.from), rounding), rate.to)
}

/** The amount in `rate.from` that gives an amount in `rate.to`; 'up' makes sure that it is enough. */
export function convertBack(amount: Money, rate: Rate, rounding: Rounding): Money {
  return convert(amount, inverse(rate), rounding)
}

const minorUnits = (currency: Currency): bigint => 10n ** BigInt(currencies[currency].exponent)
