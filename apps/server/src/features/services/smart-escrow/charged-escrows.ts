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
async function listCharged(db: Db, period: Period): Promise<ChargedFact[]> {
  const changesOf = Map.groupBy(await listChanges(db, period), ({ smart_escrow_id }) => smart_escrow_id)
  const rows = await db
    .selectFrom('smart_escrows')
    .select(['smart_escrow_id', 'uid', 'currency', 'amount_sent', 'fee_amount', 'approved_at'])
    .where('fee_rate_id', 'is not', null)
    .where((is) =>
      is.or([
        is.and([is('approved_at', '>=', period.from), is('approved_at', '<', period.to)]),
        is('smart_escrow_id', 'in', ({ selectFrom }) =>
          selectFrom('escrow_amendments')
            .select('smart_escrow_id')
            .where('state', '=', 'accepted')
            .where('closed_at', '>=', period.from)
            .where('closed_at', '<', period.to),
        ),
      ]),
    )
    .execute()
  const isIn = (at: Date | null) => at !== null && at >= period.from && at < period.to
  return rows.flatMap((row) => {
    const later = changesOf.get(row.smart_escrow_id) ?? []
    const { first } = partsOf(row, later)
    const { added } = partsOf(
      row,
      later.filter(({ closed_at }) => isIn(closed_at)),
    )
    return [...(isIn(row.approved_at) ? [first] : []), ...added].map(({ whole, fee: charge }) => ({
      ...{ companyId: row.uid, count: 1, whole, charge },
    }))
  })
}

/** Those of the period, and the later ones of escrows that were approved in it: what the approval charged is without them. */
const listChanges = (db: Db, { from, to }: Period) =>
  db
    .selectFrom('escrow_amendments as change')
    .innerJoin('smart_escrows as escrow', 'escrow.smart_escrow_id', 'change.smart_escrow_id')
    .select(['change.smart_escrow_id', 'held_amount', 'change.fee_amount', 'back_amount', 'closed_at'])
    .where('change.state', '=', 'accepted')
    .where('closed_at', '>=', from)
    .where((is) =>
      is.or([
        is('closed_at', '<', to),
        is.and([is('escrow.approved_at', '>=', from), is('escrow.approved_at', '<', to)]),
      ]),
    )
    .execute()

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
