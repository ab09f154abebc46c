import type { Arrival } from '@tradelane/contract/landed-cost/parts'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { compare, convert, formatMoney, type Money, money, parseMoney } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import { findReferenceRate, rateOriginText } from '../../world/rates/index.ts'
import type { CostLine } from './cost-line.ts'
import type { CustomsRule, LowValue } from './customs-rules.ts'
import { cif } from './duty-and-tax.ts'
import type { PriceParts } from './split-price.ts'

type Read = Pick<CustomsRule, 'source' | 'as_of'>
type Freed = {
  frees: LowValue['frees']
  basis: string
  warnings: string[]
  isOpen: boolean
  /** Where it was read, if not with the rule. */
  of?: Read
}
const nothing: Freed = { frees: 'nothing', basis: '', warnings: [], isOpen: false }
type Shipped = {
  hsCode: string
  parts: PriceParts
  arrivesBy: Arrival | undefined
  lacksCarriage: boolean
}

/** What the destination frees these goods from, or goods of this value, at the day’s reference rate. */
export async function freeOfCharge(deps: Deps, rule: CustomsRule, shipped: Shipped): Promise<Freed> {
  const goods = rule.free_goods?.find(({ prefixes }) =>
    prefixes.some((one) => shipped.hsCode.startsWith(one)),
  )
  if (goods)
    return {
      ...{ frees: 'duty and tax', basis: goods.name, of: goods, isOpen: Boolean(goods.is_open) },
      warnings: [`${goods.text} As of ${dayText(goods.as_of)}.`],
    }
  return freeByValue(deps, rule, shipped)
}

async function freeByValue(deps: Deps, rule: CustomsRule, shipped: Shipped): Promise<Freed> {
  const limits = rule.low_values?.filter(({ except }) => !except?.includes(shipped.hsCode.slice(0, 2))) ?? []
  const { currency } = shipped.parts.goods
  const [largest] = limits.slice(-1)
  if (!largest) return nothing
  const found =
    currency === rule.currency ? undefined : await findReferenceRate(deps, currency, rule.currency)
  if (currency !== rule.currency && !found)
    return {
      ...nothing,
      isOpen: true,
      warnings: [
        `No exchange rate from ${currency} to ${rule.currency} is known today: the threshold of ${formatMoney(parseMoney(largest.up_to, rule.currency))} is not considered.`,
      ],
    }
  const atHome = (value: Money) => (found ? convert(value, found.rate, 'half-up') : value)
  const limit = limits.find(
    ({ up_to, base }) =>
      compare(
        atHome(base === 'CIF' ? cif(shipped.parts) : shipped.parts.goods),
        parseMoney(up_to, rule.currency),
      ) <= 0,
  )
  return limit ? freedBy(limit, shipped, rule, found ? `, at the ${rateOriginText(found)}` : '') : nothing
}

/** A limit of goods that arrive otherwise is none; where it is not known how they arrive, or what their carriage costs, it is open. */
function freedBy(
  { up_to, base, by, frees, text, as_of, is_open }: LowValue,
  { arrivesBy, lacksCarriage }: Shipped,
  { currency }: CustomsRule,
  atRate: string,
): Freed {
  if (by && arrivesBy && by !== arrivesBy) return nothing
  const mayBeMore = base === 'CIF' && lacksCarriage
  const isUnsure = (by !== undefined && arrivesBy === undefined) || mayBeMore
  const open = `Freight or insurance is not given: whether the goods with carriage are up to ${formatMoney(parseMoney(up_to, currency))} is not certain.`
  return {
    frees: isUnsure ? 'nothing' : frees,
    basis: `${base === 'CIF' ? 'Goods with carriage' : 'Goods'} up to ${formatMoney(parseMoney(up_to, currency))}${atRate}`,
    warnings: [`${text} As of ${dayText(as_of)}.`, ...(mayBeMore ? [open] : [])],
    isOpen: Boolean(is_open) || isUnsure,
  }
}

/** A line of nothing, so that the answer says why. */
export const freeLine = (
  kind: 'duty' | 'tax',
  { source, as_of }: Read,
  { goods }: PriceParts,
  basis: string,
): CostLine => ({ kind, amount: money(0n, goods.currency), rate: '0', basis, source, as_of })
