import { dayText } from '@tradelane/contract/primitives/day-text'
import { compare, convert, formatMoney, money, parseMoney } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import { findReferenceRate, rateOriginText } from '../../world/rates/index.ts'
import type { CostLine } from './cost-line.ts'
import type { CustomsRule } from './customs-rules.ts'
import { cif } from './duty-and-tax.ts'
import type { PriceParts } from './split-price.ts'

type Freed = { frees: 'duty and tax' | 'duty' | 'nothing'; basis: string; warnings: string[] }
const nothing: Freed = { frees: 'nothing', basis: '', warnings: [] }

/** What the destination frees goods of this value from, at the day’s reference rate. */
export async function freeOfCharge(
  deps: Deps,
  { low_value, currency }: CustomsRule,
  hsCode: string,
  parts: PriceParts,
): Promise<Freed> {
  if (!low_value || low_value.except?.includes(hsCode.slice(0, 2))) return nothing
  const limit = parseMoney(low_value.up_to, currency)
  const value = low_value.base === 'CIF' ? cif(parts) : parts.goods
  const upTo = `${low_value.base === 'CIF' ? 'Goods with carriage' : 'Goods'} up to ${formatMoney(limit)}`
  const below = {
    ...nothing,
    frees: low_value.frees,
    warnings: [`${low_value.text} As of ${dayText(low_value.as_of)}.`],
  }
  if (value.currency === currency) return compare(value, limit) <= 0 ? { ...below, basis: upTo } : nothing
  const found = await findReferenceRate(deps, value.currency, currency)
  if (!found)
    return {
      ...nothing,
      warnings: [
        `No exchange rate from ${value.currency} to ${currency} is known today: the threshold of ${formatMoney(limit)} is not considered.`,
      ],
    }
  return compare(convert(value, found.rate, 'half-up'), limit) <= 0
    ? { ...below, basis: `${upTo}, at the ${rateOriginText(found)}` }
    : nothing
}

/** A line of nothing, so that the answer says why. */
export const freeLine = (
  kind: 'duty' | 'tax',
  { source, as_of }: CustomsRule,
  { goods }: PriceParts,
  basis: string,
): CostLine => ({ kind, amount: money(0n, goods.currency), rate: '0', basis, source, as_of })
