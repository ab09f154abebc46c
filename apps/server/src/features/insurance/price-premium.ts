import {
  addedCovers,
  type Carriage,
  type Clause,
  type Deductible,
  type GoodsClass,
  goodsClasses,
} from '@tradelane/contract/insurance/cover'
import type { PricedClause } from '@tradelane/contract/insurance/policy'
import { decimalOf, decimalText, type Money, minus, money, percentOf, plus, sum } from '@tradelane/money'
import {
  carriageFactors,
  clauseFactors,
  deductibleFactors,
  deductibleRates,
  feeRate,
  goodsRates,
  insuredValuePercent,
  leastPremium,
  otherRouteFactor,
  routeFactors,
  strikesRates,
  warRates,
} from './premium-table.ts'

export type Risk = {
  goods: GoodsClass
  carriage: Carriage
  /** Countries by their two letters. */
  from: string
  to: string
  invoice: Money
  freight: Money
  deductible: Deductible
}
type Line = { code: 'goods' | 'war' | 'strikes' | 'minimum'; label: string; amount: Money }
export type Premium = { clause: Clause; lines: Line[]; premium: Money; fee: Money; total: Money }

/** Thousandths of a percent of one whole. */
const whole = 100_000n

export function insuredValueOf({ invoice, freight }: Pick<Risk, 'invoice' | 'freight'>): Money {
  return percentOf(plus(invoice, freight), { numerator: insuredValuePercent, denominator: 100n }, 'half-up')
}

/** On top of the premium, and the platform's. */
export const feeOf = (invoice: Money): Money => share(invoice, feeRate)

/** The deductible of each loss. */
export const deductibleOf = (insuredValue: Money, deductible: Deductible): Money =>
  share(insuredValue, deductibleRates[deductible])

/** Every line is rounded once, half-up, to the cent; the premium is their sum. Undefined where the class has no rate. */
export function pricePremium(risk: Risk, clause: Clause): Premium | undefined {
  const rate = goodsRates[risk.goods]
  if (rate === undefined) return undefined
  const value = insuredValueOf(risk)
  const charged = [
    goodsLine(risk, clause, value, rate),
    coverLine('war', value, warRates[risk.carriage]),
    coverLine('strikes', value, strikesRates[risk.carriage]),
  ].filter(({ amount }) => amount.amount > 0n)
  const lines = [
    ...charged,
    ...upToLeast(
      sum(
        'USD',
        charged.map(({ amount }) => amount),
      ),
    ),
  ]
  const premium = sum(
    'USD',
    lines.map(({ amount }) => amount),
  )
  const fee = feeOf(risk.invoice)
  return { clause, lines, premium, fee, total: plus(premium, fee) }
}

function goodsLine(risk: Risk, clause: Clause, value: Money, rate: bigint): Line {
  const route = routeFactorOf(risk)
  const factors = [
    carriageFactors[risk.carriage],
    route,
    clauseFactors[clause],
    deductibleFactors[risk.deductible],
  ]
  const numerator = factors.reduce((product, factor) => product * factor, rate)
  const denominator = whole * 100n ** BigInt(factors.length)
  const [carriage, ofRoute, ofClause, ofDeductible] = factors.map((factor) => hundredths(factor))
  return {
    code: 'goods',
    label: `${goodsClasses[risk.goods].label} ${percentText(rate)} × ${risk.carriage} ${carriage} × route ${ofRoute} × ${clause} ${ofClause} × deductible ${ofDeductible}`,
    amount: percentOf(value, { numerator, denominator }, 'half-up'),
  }
}

const coverLine = (code: 'war' | 'strikes', value: Money, rate: bigint): Line => ({
  code,
  label: `${addedCovers[code]} ${percentText(rate)}`,
  amount: share(value, rate),
})

function upToLeast(charged: Money): Line[] {
  const least = money(leastPremium, 'USD')
  if (charged.amount >= least.amount) return []
  return [
    { code: 'minimum', label: `Minimum premium ${decimalText(least)} USD`, amount: minus(least, charged) },
  ]
}

function routeFactorOf({ from, to }: Risk): bigint {
  const factorOf = (country: string): number =>
    routeFactors.find(({ countries }) => countries.split(' ').includes(country))?.factor ?? otherRouteFactor
  return BigInt(Math.max(factorOf(from), factorOf(to)))
}

const share = (amount: Money, rate: bigint): Money =>
  percentOf(amount, { numerator: rate, denominator: whole }, 'half-up')
const hundredths = (factor: bigint): string => decimalOf(factor, 2)
const percentText = (rate: bigint): string => `${decimalOf(rate, 3)} %`

/** As it is answered; on the wire amounts are decimal text. */
export function asAnswered({ clause, lines, premium, fee, total }: Premium) {
  return {
    clause,
    lines: lines.map((line) => ({ ...line, amount: decimalText(line.amount) })),
    premium: decimalText(premium),
    fee: decimalText(fee),
    total: decimalText(total),
  } satisfies Record<keyof PricedClause, unknown>
}
