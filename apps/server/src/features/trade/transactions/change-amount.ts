import { type Currency, convert, type Money, type Rate, rateText } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import type { CostLine } from '../../../entries/service-entry.ts'
import { decimalsFor } from '../../money/wallet/index.ts'
import { findReferenceRate } from '../../world/rates/index.ts'

export type RateDeps = Pick<Deps, 'clock' | 'fx'>
type ShownRate = { rate: string; source: string; as_of: Date | null }
type Changed = { inTotal: Money | null; rate: ShownRate | null }

/** An amount in another currency: at the rate that was really used for it, else at the reference rate of the day that it names, if that is new enough. Rounded half up. */
export async function changeAmount(
  deps: RateDeps,
  to: Currency,
  { amount, exchanged }: Pick<CostLine, 'amount' | 'exchanged'>,
): Promise<Changed> {
  if (amount.currency === to) return { inTotal: amount, rate: null }
  if (exchanged?.rate.to === to) {
    const { rate, into, source, asOf = null } = exchanged
    return {
      inTotal: into ?? convert(amount, rate, 'half-up'),
      rate: { rate: textOf(rate), source, as_of: asOf },
    }
  }
  const reference = await referenceInto(deps, amount.currency, to)
  if (!reference) return { inTotal: null, rate: null }
  return { inTotal: convert(amount, reference.rate, 'half-up'), rate: reference.shown }
}

/** The reference rate of today, and how it is shown; null where none is known, or it is too old. */
export async function referenceInto(deps: RateDeps, from: Currency, to: Currency) {
  const reference = await findReferenceRate(deps, from, to)
  if (!reference) return null
  const { rate, source, asOf } = reference
  const shown: ShownRate = { rate: textOf(rate), source, as_of: asOf }
  return { rate, shown }
}

/** With as many digits as quotes show: a small rate needs more decimals. */
const textOf = (rate: Rate): string => rateText(rate, decimalsFor(rate))
