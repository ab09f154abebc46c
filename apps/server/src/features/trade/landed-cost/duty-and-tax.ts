import { type Fraction, type Money, minus, money, parseMoney, percentOf, plus } from '@tradelane/money'
import type { CustomsRule } from './customs-rules.ts'
import type { PriceParts } from './split-price.ts'

/** '8.1' is 81 / 1000. */
function fractionOf(percent: string): Fraction {
  const [whole = '', decimals = ''] = percent.split('.')
  return { numerator: BigInt(whole + decimals), denominator: 100n * 10n ** BigInt(decimals.length) }
}

/** Each line is rounded to the smallest unit of its currency, halves up. */
export const chargeOn = (base: Money, percent: string): Money =>
  percentOf(base, fractionOf(percent), 'half-up')

const fob = ({ goods, toPort }: PriceParts, { way_to_port }: CustomsRule) =>
  way_to_port === 'free' ? goods : plus(goods, toPort)
export const cif = ({ goods, toPort, freight, insurance }: PriceParts) =>
  plus(plus(plus(goods, toPort), freight), insurance)

/** The value that duty is charged on. */
export const dutiable = (parts: PriceParts, rule: CustomsRule): Money =>
  rule.duty_base === 'CIF' ? cif(parts) : fob(parts, rule)

export function dutyOf(parts: PriceParts, rule: CustomsRule, percent: string): Money {
  const base = dutiable(parts, rule)
  const steps = stepsFor(base, rule)
  return steps
    ? cut(percentOf(cut(base, steps.base), fractionOf(percent), 'down'), steps.charge)
    : chargeOn(base, percent)
}

/** With duty, and with carriage and insurance nearly everywhere. */
export function taxOf(parts: PriceParts, duty: Money, rule: CustomsRule, percent: string): Money {
  const base = plus(rule.tax_base === 'FOB' ? fob(parts, rule) : cif(parts), duty)
  const steps = stepsFor(base, rule)
  if (!steps) return chargeOn(base, percent)
  const { numerator, denominator } = fractionOf(percent)
  const ofNation = { numerator: numerator * 78n, denominator: denominator * 100n }
  const national = cut(percentOf(cut(base, steps.base), ofNation, 'down'), steps.charge)
  const local = percentOf(national, { numerator: 22n, denominator: 78n }, 'down')
  return plus(national, cut(local, steps.charge))
}

/** Undefined for an amount in another currency: it is not cut. */
export const stepsFor = ({ currency }: Money, rule: CustomsRule): CustomsRule['steps'] =>
  currency === rule.currency ? rule.steps : undefined

function cut(amount: Money, step: string): Money {
  const size = parseMoney(step, amount.currency).amount
  return minus(amount, money(amount.amount % size, amount.currency))
}
