import { type Currency, convert, decimalText, type Money, plus, sum, zero } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import { findReferenceRate } from '../../world/rates/index.ts'

/** What was charged by each of two rates. */
export type Sides = { before: Money; after: Money }

const totalCurrency = 'USD'

/** In dollars at the day’s reference rates. What has no rate that is new enough is in the lines only. */
export async function totalsOf(deps: Deps, lines: readonly Sides[]) {
  const totals = { before: zero(totalCurrency), after: zero(totalCurrency) }
  for (const currency of new Set(lines.map(({ before }) => before.currency))) {
    const worth = await inDollars(deps, currency)
    if (!worth) continue
    const own = lines.filter(({ before }) => before.currency === currency)
    for (const side of ['before', 'after'] as const) {
      const whole = sum(
        currency,
        own.map((line) => line[side]),
      )
      totals[side] = plus(totals[side], worth(whole))
    }
  }
  return {
    total_currency: totalCurrency,
    total_before: decimalText(totals.before),
    total_after: decimalText(totals.after),
  } as const
}

async function inDollars(deps: Deps, currency: Currency): Promise<((amount: Money) => Money) | undefined> {
  if (currency === totalCurrency) return (amount) => amount
  const found = await findReferenceRate(deps, currency, totalCurrency)
  return found && ((amount) => convert(amount, found.rate, 'half-up'))
}
