import { promisedMs } from '@tradelane/contract/lifecycle/promises'
import type { Db } from '@tradelane/db'
import { dayOf } from '@tradelane/providers'
import type { ChargedByRate, ChargedFact, Period } from '../../../entries/charged-by-rate.ts'
import { listRatesSince } from '../../money/price-rates/index.ts'
import { partsOf } from './escrow-fee.ts'

/** Escrows with their fees by our rate, of every company. A collected fee is never given back. */
export const chargedEscrows: ChargedByRate = {
  service: 'smart_escrow',
  charged: listCharged,
  shown: listShown,
}

/** The approval of each, and each agreed change that added money, by its own time. */
async function listCharged(db: Db, { from, to }: Period): Promise<ChargedFact[]> {
  const changes = await db
    .selectFrom('escrow_amendments')
    .select(['smart_escrow_id', 'held_amount', 'fee_amount', 'back_amount', 'closed_at'])
    .where('state', '=', 'accepted')
    .where('closed_at', '>=', from)
    .execute()
  const changesOf = Map.groupBy(changes, ({ smart_escrow_id }) => smart_escrow_id)
  const rows = await db
    .selectFrom('smart_escrows')
    .selectAll()
    .where('fee_rate_id', 'is not', null)
    .where((is) =>
      is.or([
        is.and([is('approved_at', '>=', from), is('approved_at', '<', to)]),
        ...(changesOf.size > 0 ? [is('smart_escrow_id', 'in', [...changesOf.keys()])] : []),
      ]),
    )
    .execute()
  return rows.flatMap((row) => {
    const later = changesOf.get(row.smart_escrow_id) ?? []
    const { first } = partsOf(row, later)
    const { added } = partsOf(
      row,
      later.filter(({ closed_at }) => closed_at !== null && closed_at < to),
    )
    const isNew = row.approved_at !== null && row.approved_at >= from && row.approved_at < to
    return [...(isNew ? [first] : []), ...added].map(({ whole, fee: charge }) => ({
      ...{ companyId: row.uid, count: 1, whole, charge },
    }))
  })
}

/** Drafts that can still be approved by the version that they were saved with. */
async function listShown(db: Db, now: Date): Promise<{ companyId: string; count: number }[]> {
  const held = await listRatesSince(db, 'smart_escrow', new Date(now.getTime() - promisedMs('escrowFee')))
  const rows = await db
    .selectFrom('smart_escrows')
    .select('uid')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('state', '=', 'draft')
    .where('expiry_date', '>=', dayOf(now))
    .where('fee_rate_id', 'in', held)
    .groupBy('uid')
    .execute()
  return rows.map(({ uid, count }) => ({ companyId: uid, count: Number(count) }))
}
