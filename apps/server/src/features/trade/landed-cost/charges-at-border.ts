import { dayText } from '@tradelane/contract/primitives/day-text'
import type { Money } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import type { CostLine } from './cost-line.ts'
import { type CustomsRule, findCustomsRule, notesOn } from './customs-rules.ts'
import { dutyOf, taxOf } from './duty-and-tax.ts'
import { type DutyRate, findDutyRate } from './find-duty-rate.ts'
import { freeLine, freeOfCharge } from './free-of-charge.ts'
import type { PriceParts } from './split-price.ts'

type Shipped = { parts: PriceParts; origin: string; destination: string; hsCode: string; today: string }
type Charges = { lines: CostLine[]; warnings: string[]; isComplete: boolean }

/** Duty and tax of goods that are declared at the destination. What is not known has no line, and a warning. */
export async function chargesAtBorder(deps: Deps, shipped: Shipped): Promise<Charges> {
  const { origin, destination, hsCode, today } = shipped
  const rule = findCustomsRule(destination, hsCode)
  if (!rule)
    return {
      lines: [],
      warnings: [`No rate is known here for ${destination}: duty and tax are missing from the total.`],
      isComplete: false,
    }
  const free = await freeOfCharge(deps, rule, hsCode, shipped.parts)
  if (free.frees === 'duty and tax')
    return {
      lines: (['duty', 'tax'] as const).map((kind) => freeLine(kind, rule, shipped.parts, free.basis)),
      warnings: free.warnings,
      isComplete: true,
    }
  const rate = await findDutyRate(deps.db, { tariff: rule.tariff, origin, hsCode, on: today })
  const notes = notesOn(rule, origin, hsCode)
  const noted = [...notes.map(({ text, as_of }) => `${text} As of ${dayText(as_of)}.`), ...free.warnings]
  const taxSource = agedSource(`The tax is as of ${dayText(rule.as_of)}`, rule, today)
  if (free.frees === 'duty') {
    const duty = freeLine('duty', rule, shipped.parts, free.basis)
    return {
      lines: [duty, taxLine(shipped.parts, duty.amount, rule)],
      warnings: [...taxSource, ...noted],
      isComplete: true,
    }
  }
  return {
    lines: rate && rate.percent !== null ? chargedLines(shipped.parts, rule, rate, rate.percent) : [],
    warnings: [...(rate ? warningsOfRate(rate, today) : [unknown]), ...taxSource, ...noted],
    isComplete:
      rate !== undefined &&
      rate.percent !== null &&
      rate.specific === null &&
      rate.status === 'known' &&
      !rate.needs_digits &&
      !notes.some(({ is_open }) => is_open),
  }
}

const missing = 'Duty, and the tax that is charged on it, are missing from the total.'
const unknown = `No rate is known here for these goods. ${missing}`

const warningsOfRate = (rate: DutyRate, today: string): string[] => [
  ...specificDuty(rate),
  ...(rate.needs_digits
    ? ['Some goods under this code have another duty: give six digits of the HS code.']
    : []),
  ...agedSource(`The duty was read in an edition of ${dayText(rate.as_of)}`, rate, today),
  ...(rate.note ? [rate.note] : []),
  ...(rate.status === 'estimate'
    ? ['The duty is a rate for most goods of their kind: look the code up.']
    : []),
]

function specificDuty(rate: DutyRate): string[] {
  if (rate.specific === null) return []
  return [
    rate.percent === null
      ? `The duty cannot be calculated from the value: ${rate.specific}. ${missing}`
      : `Besides the percentage, this is charged and is missing from the total: ${rate.specific}.`,
  ]
}

function agedSource(what: string, { next_revision_on }: { next_revision_on: string | null }, today: string) {
  return next_revision_on !== null && next_revision_on <= today
    ? [`${what}, and has been revised since ${dayText(next_revision_on)}. Check it.`]
    : []
}

function chargedLines(parts: PriceParts, rule: CustomsRule, rate: DutyRate, percent: string): CostLine[] {
  const duty = dutyOf(parts, rule, percent)
  const base = rule.duty_base === 'CIF' ? 'Goods, freight and insurance (CIF)' : 'Goods (FOB)'
  return [
    {
      ...{ kind: 'duty', amount: duty, rate: percent, status: rate.status },
      basis: `${base}${rate.hs_prefix && `, HS ${rate.hs_prefix}`}`,
      ...{ source: rate.source, as_of: rate.as_of },
    },
    taxLine(parts, duty, rule),
  ]
}

const taxLine = (parts: PriceParts, duty: Money, rule: CustomsRule): CostLine => ({
  ...{ kind: 'tax', amount: taxOf(parts, duty, rule), rate: rule.tax_percent },
  basis: `${rule.tax_base === 'FOB' ? 'Goods and duty' : 'Goods, freight, insurance and duty'}: ${rule.tax_name}`,
  ...{ source: rule.source, as_of: rule.as_of },
})
