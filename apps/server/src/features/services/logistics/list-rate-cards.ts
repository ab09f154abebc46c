import type { RateCardRow } from '@tradelane/contract/logistics/rate-cards'
import type { Db } from '@tradelane/db'
import { decimalText, money } from '@tradelane/money'
import { withSavers } from '../../../access/names-of-administrators.ts'
import { Refusal } from '../../../refusal.ts'
import type { StoredCard } from './rate-cards.ts'

/** The newest version of each card. */
export async function listRateCards(db: Db): Promise<RateCardRow[]> {
  const rows = await db
    .selectFrom('rate_cards')
    .selectAll()
    .distinctOn('card_id')
    .orderBy('card_id')
    .orderBy('version', 'desc')
    .execute()
  return withSavers(db, rows.map(asAnswered))
}

/** Newest first. Refuses with NOT_FOUND. */
export async function listVersions(db: Db, cardId: string): Promise<RateCardRow[]> {
  const rows = await db
    .selectFrom('rate_cards')
    .selectAll()
    .where('card_id', '=', cardId)
    .orderBy('version', 'desc')
    .execute()
  if (rows.length === 0) throw new Refusal('NOT_FOUND')
  return withSavers(db, rows.map(asAnswered))
}

function asAnswered(row: StoredCard): RateCardRow {
  const text = (amount: bigint) => decimalText(money(amount, 'USD'))
  return {
    card_id: row.card_id,
    version: row.version,
    mode: row.mode,
    currency: 'USD',
    saved_by: row.saved_by,
    saved_at: row.saved_at,
    carrier: row.carrier,
    base: text(row.base_amount),
    per_thousand: text(row.per_thousand_amount),
    minimum: text(row.minimum_amount),
    handling: text(row.handling_amount),
    documents: text(row.documents_amount),
    fuel_percent: row.fuel_percent,
    per_day: row.per_day,
    handling_days: row.handling_days,
    co2_percent: row.co2_percent,
    validity_days: row.validity_days,
    is_offered: row.is_offered,
  }
}
