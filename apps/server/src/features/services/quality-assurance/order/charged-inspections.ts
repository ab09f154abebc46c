import type { Db } from '@tradelane/db'
import { money } from '@tradelane/money'
import type { ChargedByRate, ChargedFact, Period } from '../../../../entries/charged-by-rate.ts'
import { toOrderRequest } from '../desk/order-request.ts'
import { consignmentValueOf } from './estimate-price.ts'

/** Inspections with our fee by its rate, of every company. What was agreed in an offer is left out. */
export const chargedInspections: ChargedByRate = {
  service: 'quality_assurance',
  charged: listCharged,
  shown: listShown,
}

/** By the time of the offer. Without those that were paid back: cancelled, or aborted at our cost. */
async function listCharged(db: Db, { from, to }: Period): Promise<ChargedFact[]> {
  const rows = await db
    .selectFrom('quality_inspections')
    .selectAll()
    .where('fee_rate_id', 'is not', null)
    .where('charge_state', '<>', 'rejected')
    .where('quoted_at', '>=', from)
    .where('quoted_at', '<', to)
    .where('state', '<>', 'cancelled')
    .where(({ eb, or }) =>
      or([eb('aborted_at_cost_of', 'is', null), eb('aborted_at_cost_of', '=', 'customer')]),
    )
    .execute()
  return rows.map((row) => ({
    ...{ companyId: row.uid, count: 1 },
    whole: consignmentValueOf(toOrderRequest(row)),
    charge: money(row.fee_amount ?? 0n, 'USD'),
  }))
}

/** Offers of the desk that can still be accepted. */
async function listShown(db: Db, now: Date): Promise<{ companyId: string; count: number }[]> {
  const rows = await db
    .selectFrom('quality_inspections')
    .select('uid')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('state', '=', 'quoted')
    .where('quote_expires_at', '>', now)
    .where('fee_rate_id', 'is not', null)
    .where(({ eb, or }) => or([eb('charge_state', 'is', null), eb('charge_state', '=', 'rejected')]))
    .groupBy('uid')
    .execute()
  return rows.map(({ uid, count }) => ({ companyId: uid, count: Number(count) }))
}
