export { type Currency, type CurrencyFacts, currencies, isCurrency } from './currency.ts'
export { decimalOf } from './decimal.ts'
export { decimalText, formatMoney } from './format-money.ts'
export {
  compare,
  type Fraction,
  isNegative,
  isPositive,
  isZero,
  type Money,
  minus,
  money,
  negate,
  percentOf,
  plus,
  sum,
  zero,
} from './money.ts'
export { findMoney, isDecimal, MoneyFormatError, parseMoney } from './parse-money.ts'
export {
  convert,
  convertBack,
  crossRate,
  inverse,
  type Rate,
  rateFromText,
  rateText,
  withMarkup,
} from './rate.ts'
export type { Rounding } from './rounding.ts'
