import { compare, convert, formatMoney, money, parseMoney } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import { findReferenceRate, rateOriginText } from '../../world/rates/index.ts'
import type { CostLine } from './cost-line.ts'
import type { CustomsRule } from './customs-rules.ts'
import type { PriceParts } from './split-price.ts'

/** Whether the goods are below the destination's threshold, at the day's reference rate. */
export async function freeOfCharge(
  deps: Deps,
  rule: CustomsRule,
  parts: PriceParts,
): Promise<{ lines?: CostLine[]; warnings: string[] }> {
  if (rule.free_up_to === null) return { warnings: [] }
  const limit = parseMoney(rule.free_up_to, rule.currency)
  const { currency } = parts.goods
  if (currency === rule.currency)
    return compare(parts.goods, limit) <= 0 ? below(rule, parts, formatMoney(limit)) : { warnings: [] }
  const found = await findReferenceRate(deps, currency, rule.currency)
  if (!found)
    return {
      warnings: [
        `No exchange rate from ${currency} to ${rule.currency} is known today: the threshold of ${formatMoney(limit)} is not considered.`,
      ],
    }
  const isBelow = compare(convert(parts.goods, found.rate, 'half-up'), limit) <= 0
  return isBelow
    ? below(rule, parts, `${formatMoney(limit)}, at the ${rateOriginText(found)}`)
    : { warnings: [] }
}

const below = (rule: CustomsRule, parts: PriceParts, limit: string) => ({
  lines: freeLines(rule, parts, `Goods up to ${limit}`),
  warnings: [
    'Below the threshold customs charge neither duty nor tax; the seller may have to charge the tax.',
  ],
})

/** Two lines of nothing, so that the answer says why. */
const freeLines = (rule: CustomsRule, parts: PriceParts, basis: string): CostLine[] =>
  (['duty', 'tax'] as const).map((kind) => ({
    ...{ kind, amount: money(0n, parts.goods.currency), rate: '0', basis },
    ...{ source: rule.source, as_of: rule.as_of },
  }))
