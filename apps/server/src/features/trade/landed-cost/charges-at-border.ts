import type { Arrival } from '@tradelane/contract/landed-cost/parts'
import { countryName } from '@tradelane/contract/lists/bank-countries'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { territoryOf } from '@tradelane/freight'
import type { Money } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import type { CostLine } from './cost-line.ts'
import { type CustomsRule, notesOn } from './customs-rules.ts'
import { dutyOf, stepsFor, taxOf } from './duty-and-tax.ts'
import { feesOfCustoms } from './fees-of-customs.ts'
import { type DutyRate, findDutyRate } from './find-duty-rate.ts'
import { freeLine, freeOfCharge } from './free-of-charge.ts'
import type { PriceParts } from './split-price.ts'
import { type Waiver, waiverOf } from './waived-tax.ts'
import { agedSource, unknownRate, warningsOfRate } from './warnings-of-rate.ts'

type Shipped = {
  parts: PriceParts
  origin: string
  destination: string
  hsCode: string
  arrivesBy: Arrival | undefined
  /** Freight or insurance was left out: the value with carriage is not known. */
  lacksCarriage: boolean
  today: string
}
type Charges = { lines: CostLine[]; warnings: string[]; isComplete: boolean; lacksDuty: boolean }

/** Duty, fees and tax of goods that are declared at the destination. What is not known has no line, and a warning. */
export async function chargesAtBorder(
  deps: Deps,
  rule: CustomsRule | undefined,
  shipped: Shipped,
): Promise<Charges> {
  const { origin, destination, hsCode, parts, today } = shipped
  if (!rule) return withoutRule(destination)
  const free = await freeOfCharge(deps, rule, shipped)
  const agedTax =
    rule.tax_percent === null ? [] : agedSource(`The tax is as of ${dayText(rule.as_of)}`, rule, today)
  if (free.frees === 'duty and tax')
    return {
      lines: (['duty', 'tax'] as const).map((kind) => freeLine(kind, free.of ?? rule, parts, free.basis)),
      warnings: [...agedTax, ...free.warnings],
      ...{ isComplete: !free.isOpen && agedTax.length === 0, lacksDuty: false },
    }
  const notes = notesOn(rule, shipped)
  const rate = await findDutyRate(deps.db, {
    ...{ tariff: rule.tariff, origin, hsCode, on: today },
    isOfOriginAlone: notes.some(({ replaces_duty }) => replaces_duty),
  })
  const duty = free.frees === 'duty' ? freeLine('duty', rule, parts, free.basis) : dutyLine(parts, rule, rate)
  const fees = await feesOfCustoms(deps, rule, shipped)
  const percent = rule.tax_percent
  const amount = duty && percent !== null ? taxOf(parts, duty.amount, rule, percent) : undefined
  const waiver = await waiverOf(deps, rule, amount, shipped)
  const others = [free, fees, waiver]
  const aged = [
    ...agedTax,
    ...(rule.fees ? agedSource(`The fees are as of ${dayText(rule.fees.as_of)}`, rule.fees, today) : []),
  ]
  const ofRate = free.frees === 'duty' ? [] : rate ? warningsOfRate(rate, today) : [unknownRate]
  return {
    lines: [
      ...(duty ? [duty] : []),
      ...fees.lines,
      ...(amount && percent !== null ? [taxLine(parts, amount, rule, percent, waiver)] : []),
    ],
    warnings: [
      ...[...ofRate, ...aged, ...notes.map(({ text, as_of }) => `${text} As of ${dayText(as_of)}.`)],
      ...[
        ...others.flatMap(({ warnings }) => warnings),
        ...uncutAmounts(parts.goods, rule),
        ...unknownTax(rule),
      ],
    ],
    isComplete:
      (free.frees === 'duty' || (rate !== undefined && isSure(rate, today))) &&
      rule.tax_percent !== null &&
      aged.length === 0 &&
      !notes.some(({ is_open }) => is_open) &&
      !others.some(({ isOpen }) => isOpen),
    lacksDuty: !duty,
  }
}

const withoutRule = (destination: string): Charges => ({
  lines: [],
  warnings: [
    `No rate is known here for ${countryName(destination)}: duty and tax are missing from the total.`,
    ...(territoryOf(destination)?.tax ? [territoryOf(destination)?.tax ?? ''] : []),
  ],
  isComplete: false,
  lacksDuty: true,
})

/** The rate is of all goods of the code, all that is charged, and of an edition that holds today. */
const isSure = (rate: DutyRate, today: string): boolean =>
  rate.percent !== null &&
  rate.specific === null &&
  rate.status === 'known' &&
  !rate.needs_digits &&
  agedSource('', rate, today).length === 0

function dutyLine(parts: PriceParts, rule: CustomsRule, rate: DutyRate | undefined): CostLine | undefined {
  if (!rate || rate.percent === null) return undefined
  const base = rule.duty_base === 'CIF' ? 'Goods, freight and insurance (CIF)' : 'Goods (FOB)'
  const isWayLeftOut = rule.way_to_port === 'free' && parts.toPort.amount > 0n
  return {
    ...{ kind: 'duty', amount: dutyOf(parts, rule, rate.percent), rate: rate.percent, status: rate.status },
    basis: `${isWayLeftOut ? 'Goods, without the costs to the port' : base}${rate.hs_prefix && `, HS ${rate.hs_prefix}`}`,
    ...{ source: rate.source, as_of: rate.as_of },
  }
}

function taxLine(
  parts: PriceParts,
  amount: Money,
  rule: CustomsRule,
  percent: string,
  { isWaived, basis }: Waiver,
): CostLine {
  if (isWaived) return freeLine('tax', rule, parts, basis)
  return {
    ...{ kind: 'tax', amount, rate: percent },
    basis: `${rule.tax_base === 'FOB' ? 'Goods and duty' : 'Goods, freight, insurance and duty'}: ${rule.tax_name}`,
    ...{ source: rule.source, as_of: rule.as_of },
  }
}

const unknownTax = ({ tax_percent, tax_name }: CustomsRule): string[] =>
  tax_percent === null
    ? [`The ${tax_name} on this code is not known here: it is missing from the total.`]
    : []

const uncutAmounts = (goods: Money, rule: CustomsRule): string[] =>
  rule.steps && !stepsFor(goods, rule)
    ? [
        `Customs calculate in ${rule.currency} and cut bases to whole ${rule.steps.base} and charges to whole ${rule.steps.charge}; in ${goods.currency} they are not cut here.`,
      ]
    : []
