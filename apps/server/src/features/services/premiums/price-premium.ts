import {
  type Carriage,
  type Clause,
  type Deductible,
  type GoodsClass,
  goodsClasses,
} from '@tradelane/contract/insurance/cover'
import {
  coversStrikes,
  coversWar,
  type PoliticalRisks,
  strikesClauses,
  warClauses,
} from '@tradelane/contract/insurance/institute-clauses'
import { invoiceContains } from '@tradelane/contract/insurance/invoice-terms'
import type { PricedClause } from '@tradelane/contract/insurance/policy'
import type { Incoterm } from '@tradelane/contract/lists/incoterms'
import {
  decimalOf,
  decimalText,
  formatMoney,
  type Money,
  minus,
  money,
  percentOf,
  plus,
  sum,
} from '@tradelane/money'
import { chargeOf, type PriceRate, rateText } from '../../money/price-rates/index.ts'
import {
  carriageFactors,
  clauseFactors,
  declaredRates,
  deductibleFactors,
  deductibleRates,
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
  political: PoliticalRisks
  /** Of the invoice: it says whether the freight is in it. */
  incoterm: Incoterm | undefined
}
type Line = { code: 'goods' | 'war' | 'strikes' | 'minimum'; label: string; amount: Money; percent?: string }
export type Premium = {
  clause: Clause
  lines: Line[]
  premium: Money
  fee: Money
  feeRate: string
  total: Money
}

/** Thousandths of a percent of one whole. */
const whole = 100_000n

type Valued = Pick<Risk, 'invoice' | 'freight'> & Partial<Pick<Risk, 'incoterm'>>

/** 110 % of goods and freight: what the invoice contains already is not added again. */
export function insuredValueOf({ invoice, freight, incoterm }: Valued): Money {
  const goods = invoiceContains(incoterm).freight ? invoice : plus(invoice, freight)
  return percentOf(goods, { numerator: insuredValuePercent, denominator: 100n }, 'half-up')
}

/** The same as a sum, for people. */
export function valuationOf(valued: Valued): string {
  const { invoice, freight, incoterm } = valued
  const contains = invoiceContains(incoterm)
  const inside = contains.insurance ? 'freight and insurance' : 'freight'
  const goods = contains.freight
    ? `${amountOf(invoice)} (${incoterm} invoice with ${inside})`
    : freight.amount > 0n
      ? `(${amountOf(invoice)} invoice + ${amountOf(freight)} freight)`
      : `${amountOf(invoice)} invoice`
  return `${goods} × ${insuredValuePercent} % = ${formatMoney(insuredValueOf(valued))}`
}

/** '100,000.00': the currency is said once, at the end. */
const amountOf = (amount: Money): string => formatMoney(amount).replace(/ [A-Z]{3}$/, '')

/** The deductible of each loss. */
export const deductibleOf = (insuredValue: Money, deductible: Deductible): Money =>
  share(insuredValue, deductibleRates[deductible])

/**
 * Every line is rounded once, half-up, to the cent; the premium is their sum. Our fee is on top of it. Undefined where the class has no
 * rate.
 */
export function pricePremium(risk: Risk, clause: Clause, feeRate: PriceRate): Premium | undefined {
  const rate = goodsRates[risk.goods] ?? declaredRates[risk.goods]
  if (rate === undefined) return undefined
  const value = insuredValueOf(risk)
  const charged = [goodsLine(risk, clause, value, rate), ...politicalLines(risk, value)].filter(
    ({ amount }) => amount.amount > 0n,
  )
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
  const fee = chargeOf(risk.invoice, feeRate)
  return { clause, lines, premium, fee, feeRate: rateText(feeRate), total: plus(premium, fee) }
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
    percent: exactPercent(numerator, 3 + 2 * factors.length),
  }
}

function politicalLines({ carriage, political }: Risk, value: Money): Line[] {
  const line = (code: 'war' | 'strikes', name: string | undefined, rate: bigint): Line => ({
    code,
    label: `${name} ${percentText(rate)}`,
    amount: share(value, rate),
    percent: exactPercent(rate, 3),
  })
  return [
    ...(coversWar(carriage, political) ? [line('war', warClauses(carriage), warRates[carriage])] : []),
    ...(coversStrikes(political) ? [line('strikes', strikesClauses(carriage), strikesRates[carriage])] : []),
  ]
}

function upToLeast(charged: Money): Line[] {
  const least = money(leastPremium, 'USD')
  if (charged.amount >= least.amount) return []
  return [{ code: 'minimum', label: `Minimum premium ${formatMoney(least)}`, amount: minus(least, charged) }]
}

function routeFactorOf({ from, to }: Risk): bigint {
  const factorOf = (country: string): number =>
    routeFactors.find(({ countries }) => countries.split(' ').includes(country))?.factor ?? otherRouteFactor
  return BigInt(Math.max(factorOf(from), factorOf(to)))
}

const share = (amount: Money, rate: bigint): Money =>
  percentOf(amount, { numerator: rate, denominator: whole }, 'half-up')
const hundredths = (factor: bigint): string => decimalOf(factor, 2)
/** All its digits, without zeros at the end: what is shown gives the amount again. */
const exactPercent = (units: bigint, digits: number): string => decimalOf(units, digits).replace(/\.?0+$/, '')
const percentText = (rate: bigint): string => `${decimalOf(rate, 3)} %`

/** As it is answered; on the wire amounts are decimal text. */
export function asAnswered({ clause, lines, premium, fee, feeRate, total }: Premium) {
  return {
    clause,
    lines: lines.map((line) => ({ ...line, amount: decimalText(line.amount) })),
    premium: decimalText(premium),
    fee: decimalText(fee),
    fee_rate: feeRate,
    total: decimalText(total),
  } satisfies Record<keyof PricedClause, unknown>
}
