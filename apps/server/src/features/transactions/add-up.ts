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
import { type FxSource, UnknownRate } from '@tradelane/providers'
import type { CostLine } from '../../services/service-entry.ts'
import { decimalsFor } from '../wallet/index.ts'

type ShownRate = { rate: string; source: string; as_of: Date | null }
type Changed = { inTotal: Money | null; rate: ShownRate | null }

/**
 * Cost lines with their amounts in one currency, and their totals. A foreign amount is changed at the rate that was really used for it,
 * else at the mid rate of the day that the rate names; each is rounded half-up, and the totals are the sums of what is shown.
 */
export async function addUp(fx: FxSource, currency: Currency, costs: readonly CostLine[]) {
  const totals = { paid: zero(currency), committed: zero(currency), quoted: zero(currency) }
  const lines = []
  for (const cost of costs) {
    const { inTotal, rate } = await changed(fx, currency, cost)
    if (inTotal) totals[cost.standing] = plus(totals[cost.standing], inTotal)
    const { subject, id, kind, description, standing, amount } = cost
    lines.push({
      ...{ subject, id, kind, description, standing, rate },
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

async function changed(fx: FxSource, to: Currency, { amount, exchanged }: CostLine): Promise<Changed> {
  if (amount.currency === to) return { inTotal: amount, rate: null }
  if (exchanged?.rate.to === to) {
    const { rate, into, source } = exchanged
    return {
      inTotal: into ?? convert(amount, rate, 'half-up'),
      rate: { rate: textOf(rate), source, as_of: null },
    }
  }
  try {
    const { rate, source, asOf } = await fx.midRate(amount.currency, to)
    const shown = { rate: textOf(rate), source, as_of: asOf }
    return { inTotal: convert(amount, rate, 'half-up'), rate: shown }
  } catch (error) {
    if (error instanceof UnknownRate) return { inTotal: null, rate: null }
    throw error
  }
}

/** With as many digits as quotes show: a small rate needs more decimals. */
const textOf = (rate: Rate): string => rateText(rate, decimalsFor(rate))
