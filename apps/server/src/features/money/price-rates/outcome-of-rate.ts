import type { Output } from '@tradelane/contract'
import { promisedMs } from '@tradelane/contract/lifecycle/promises'
import type { priceRates } from '@tradelane/contract/price-rates/calls'
import type { PriceService } from '@tradelane/contract/price-rates/services'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { chargeAgain, chargedIn, whoIsMeant } from './charge-again.ts'
import { chargedBy, chargeOf, type PriceRateRow } from './price-rate.ts'
import { rateInForce } from './rates-in-time.ts'

type Outcome = Omit<Output<typeof priceRates.outcome>, 'status'>

/**
 * What a version has changed in its first 30 days, or up to now, beside the same replay of the 30 days before it: what could be expected of it.
 * Both are counted from what is stored, and without what was given back since. Refuses with NOT_FOUND a version that has not started, or that was
 * the first for all.
 */
export async function outcomeOfRate(deps: Deps, rateId: string): Promise<Outcome> {
  const now = deps.clock.now()
  const row = await deps.db
    .selectFrom('price_rates')
    .selectAll()
    .where('rate_id', '=', rateId)
    .where('asked_by', 'is not', null)
    .where('valid_from', '<=', now)
    .where((is) => is.or([is('valid_to', 'is', null), is('valid_to', '>', is.ref('valid_from'))]))
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  const { service, uid, valid_from: from } = row as PriceRateRow & { service: PriceService; valid_from: Date }
  const [begin, days] = [from.getTime(), promisedMs('rateReplay')]
  const end = Math.min(begin + days, row.valid_to?.getTime() ?? now.getTime(), now.getTime())
  const before = { from: new Date(begin - days), to: from }
  const since = { from, to: new Date(end) }
  const whole = { from: before.from, to: since.to }
  const rate = chargedBy(row)
  const replaced = await rateInForce(deps.db, service, { companyId: uid, at: new Date(begin - 1) })
  const of = { service, isMeant: await whoIsMeant(deps.db, { service, uid }, whole) }
  return {
    expected: await chargeAgain(deps, await chargedIn(deps, of, before), before, ({ whole, charge }) => ({
      ...{ before: charge, after: chargeOf(whole, rate) },
    })),
    happened: await chargeAgain(deps, await chargedIn(deps, of, since), since, ({ whole, charge }) => ({
      ...{ before: chargeOf(whole, replaced), after: charge },
    })),
    is_going_on: end === now.getTime() && end < begin + days,
  }
}
