import type { Db } from '@tradelane/db'
import { type Currency, money } from '@tradelane/money'
import type { ChargedByRate, ChargedFact, Period } from '../../../../entries/charged-by-rate.ts'

/** Clearances that the desk has offered, of every company. One that is on the bill of its freight is there, and what was agreed in an offer is left out. */
export const chargedClearances: ChargedByRate = {
  service: 'clearance',
  charged: listCharged,
  shown: listShown,
}

/** Held or collected. Without what was paid back, and what will be. */
async function listCharged(db: Db, { from, to }: Period): Promise<ChargedFact[]> {
  const rows = await selectByRate(db)
    .where('charge_state', '<>', 'rejected')
    .where('ordered_at', '>=', from)
    .where('ordered_at', '<', to)
    .where('refunded_at', 'is', null)
    .execute()
  return rows.map(({ uid, goods_value, fee_amount, currency }) => ({
    ...{ companyId: uid, count: 1 },
    whole: money(goods_value ?? 0n, currency as Currency),
    charge: money(fee_amount ?? 0n, currency as Currency),
  }))
}

/** Accepted, and still to be paid. What the desk offers is not counted before. */
async function listShown(db: Db): Promise<{ companyId: string; count: number }[]> {
  const rows = await selectByRate(db)
    .where(({ eb, or }) => or([eb('charge_state', 'is', null), eb('charge_state', '=', 'rejected')]))
    .execute()
  return rows.map(({ uid }) => ({ companyId: uid, count: 1 }))
}

const selectByRate = (db: Db) =>
  db
    .selectFrom('customs_clearances')
    .select(['uid', 'goods_value', 'fee_amount', 'currency'])
    .where('fee_rate_id', 'is not', null)
    .where('state', '<>', 'cancelled')
