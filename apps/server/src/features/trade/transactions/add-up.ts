import {
  type Currency,
  convert,
  decimalText,
  type Money,
  plus,
  type Rate,
  rateText,
  zero,
} from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import type { CostLine } from '../../../entries/service-entry.ts'
import { decimalsFor } from '../../money/wallet/index.ts'
import { findReferenceRate } from '../../world/rates/index.ts'

type RateDeps = Pick<Deps, 'clock' | 'fx'>
type ShownRate = { rate: string; source: string; as_of: Date | null }
type Changed = { inTotal: Money | null; rate: ShownRate | null }

/**
 * Cost lines with their amounts in one currency, and their totals. A foreign amount is changed at the rate that was really used for it,
 * else at the reference rate of the day that it names, if that is new enough; each is rounded half-up, and the totals are the sums of what is shown.
 */
export async function addUp(deps: RateDeps, currency: Currency, costs: readonly CostLine[]) {
  const totals = { paid: zero(currency), committed: zero(currency), quoted: zero(currency) }
  const lines = []
  for (const cost of costs) {
    const { inTotal, rate } = await changed(deps, currency, cost)
    if (inTotal) totals[cost.standing] = plus(totals[cost.standing], inTotal)
    const { subject, id, kind, description, standing, status, amount } = cost
    lines.push({
      ...{ subject, id, kind, description, standing, rate },
      ...(status !== undefined && { status }),
      currency: amount.currency,
      amount: decimalText(amount),
      amount_in_total: inTotal && decimalText(inTotal),
    })
  }
  const { paid, committed, quoted } = totals
  return {
    lines,
    total: {
      currency,
      paid: decimalText(paid),
      committed: decimalText(committed),
      quoted: decimalText(quoted),
      total: decimalText(plus(plus(paid, committed), quoted)),
    },
  }
}

async function changed(deps: RateDeps, to: Currency, { amount, exchanged }: CostLine): Promise<Changed> {
  if (amount.currency === to) return { inTotal: amount, rate: null }
  if (exchanged?.rate.to === to) {
    const { rate, into, source, asOf = null } = exchanged
    return {
      inTotal: into ?? convert(amount, rate, 'half-up'),
      rate: { rate: textOf(rate), source, as_of: asOf },
    }
  }
  const reference = await findReferenceRate(deps, amount.currency, to)
  if (!reference) return { inTotal: null, rate: null }
  const { rate, source, asOf } = reference
  const shown = { rate: textOf(rate), source, as_of: asOf }
  return { inTotal: convert(amount, rate, 'half-up'), rate: shown }
}

/** With as many digits as quotes show: a small rate needs more decimals. */
const textOf = (rate: Rate): string => rateText(rate, decimalsFor(rate))
