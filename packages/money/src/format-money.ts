import { currencies } from './currency.ts'
import { decimalOf } from './decimal.ts'
import type { Money } from './money.ts'

/** For people: "1,000.00 USD", "−5 JPY". The minus is U+2212, which is as wide as a digit and never breaks a line. */
export function formatMoney(amount: Money): string {
  const [whole = '', fraction] = decimalText(amount).replace('-', '').split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const digits = fraction === undefined ? grouped : `${grouped}.${fraction}`
  return `${amount.amount < 0n ? '−' : ''}${digits} ${amount.currency}`
}

/** For machines: "1000.00", always with all the currency's decimals. `parseMoney` reads it back. */
export function decimalText({ amount, currency }: Money): string {
  return decimalOf(amount, currencies[currency].exponent)
}
