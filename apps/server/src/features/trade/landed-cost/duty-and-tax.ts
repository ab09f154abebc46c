import { type Fraction, type Money, percentOf, plus } from '@tradelane/money'
import type { CustomsRule } from './customs-rules.ts'
import type { PriceParts } from './split-price.ts'

/** '8.1' is 81 / 1000. */
function fractionOf(percent: string): Fraction {
  const [whole = '', decimals = ''] = percent.split('.')
  return { numerator: BigInt(whole + decimals), denominator: 100n * 10n ** BigInt(decimals.length) }
}

/** Each line is rounded to the smallest unit of its currency, halves up. */
const chargeOn = (base: Money, percent: string): Money => percentOf(base, fractionOf(percent), 'half-up')

const fob = ({ goods, toPort }: PriceParts) => plus(goods, toPort)
export const cif = (parts: PriceParts) => plus(plus(fob(parts), parts.freight), parts.insurance)

export function dutyOf(parts: PriceParts, rule: CustomsRule, percent: string): Money {
  return chargeOn(rule.duty_base === 'CIF' ? cif(parts) : fob(parts), percent)
}

/** With duty, and with carriage and insurance nearly everywhere. */
export const taxOf = (parts: PriceParts, duty: Money, rule: CustomsRule): Money =>
  chargeOn(plus(rule.tax_base === 'FOB' ? fob(parts) : cif(parts), duty), rule.tax_percent)
