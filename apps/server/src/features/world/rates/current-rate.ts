import type { Currency } from '@tradelane/money'
import { type MidRate, UnknownRate } from '@tradelane/providers'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { rateDay } from './rate-origin.ts'

const dayMs = 86_400_000
/** A rate is not used from the fifth day after its publication: Thursday's lasts over Easter, until Tuesday's is there. */
const mostDays = 4

/** The rate that prices what a customer does: the payments provider's own. Refuses with RATE_UNAVAILABLE. */
export async function getPricingRate(
  { clock, payments }: Pick<Deps, 'clock' | 'payments'>,
  from: Currency,
  to: Currency,
): Promise<MidRate> {
  const rate = await unlessUnknown(payments.quote({ from, to }))
  if (!rate) throw new Refusal('RATE_UNAVAILABLE')
  if (isTooOld(rate, clock.now())) {
    throw new Refusal('RATE_UNAVAILABLE', {
      message: `The latest exchange rate is from ${rateDay(rate.asOf)}. We do not use rates that are older than ${mostDays} days. Try again later.`,
    })
  }
  return rate
}

/** The day's reference rate, for comparison and for totals; undefined where there is none, or only one that is too old. */
export async function findReferenceRate(
  { clock, fx }: Pick<Deps, 'clock' | 'fx'>,
  from: Currency,
  to: Currency,
): Promise<MidRate | undefined> {
  const rate = await unlessUnknown(fx.midRate(from, to))
  return rate && !isTooOld(rate, clock.now()) ? rate : undefined
}

const isTooOld = ({ asOf }: MidRate, now: Date): boolean =>
  Math.floor((now.getTime() - asOf.getTime()) / dayMs) > mostDays

async function unlessUnknown(rate: Promise<MidRate>): Promise<MidRate | undefined> {
  try {
    return await rate
  } catch (error) {
    if (error instanceof UnknownRate) return undefined
    throw error
  }
}
