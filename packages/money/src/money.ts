import type { Currency } from './currency.ts'
import { divide, type Rounding } from './rounding.ts'

/** A whole number of minor units, by the currency's exponent: 12.34 EUR is 1234n, 1000 JPY is 1000n. */
export type Money = { readonly amount: bigint; readonly currency: Currency }

export const money = (amount: bigint, currency: Currency): Money => ({ amount, currency })
export const zero = (currency: Currency): Money => money(0n, currency)
export const negate = ({ amount, currency }: Money): Money => money(-amount, currency)
export const isPositive = ({ amount }: Money): boolean => amount > 0n
export const isZero = ({ amount }: Money): boolean => amount === 0n
export const isNegative = ({ amount }: Money): boolean => amount < 0n

export function plus(a: Money, b: Money): Money {
  return money(a.amount + b.amount, oneCurrency(a.currency, b.currency))
}

export function minus(a: Money, b: Money): Money {
  return money(a.amount - b.amount, oneCurrency(a.currency, b.currency))
}

/** -1, 0 or 1: the order that sorting takes. */
export function compare(a: Money, b: Money): -1 | 0 | 1 {
  oneCurrency(a.currency, b.currency)
  return a.amount < b.amount ? -1 : a.amount > b.amount ? 1 : 0
}

/** The currency is named because an empty list has none. */
export function sum(currency: Currency, list: readonly Money[]): Money {
  return list.reduce(plus, zero(currency))
}

/** A part of a whole number: 5 basis points are { numerator: 5n, denominator: 10_000n }. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint }

/** That share of an amount, rounded once, to a whole minor unit, as the caller says. */
export function percentOf({ amount, currency }: Money, part: Fraction, rounding: Rounding): Money {
  return money(divide(amount * part.numerator, part.denominator, rounding), currency)
}

function oneCurrency(a: Currency, b: Currency): Currency {
  if (a !== b) throw new RangeError(`${a} and ${b} cannot be combined`)
  return a
}
