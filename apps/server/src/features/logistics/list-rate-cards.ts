import type { RateCardRow } from '@tradelane/contract/logistics/rate-cards'
import type { Db } from '@tradelane/db'
import { decimalText, money } from '@tradelane/money'
import { sql } from 'kysely'
import { Refusal } from '../../refusal.ts'
import type { StoredCard } from './rate-cards.ts'

type SavedCard = StoredCard & { administrator_name: string | null }

const cardsWithSavers = (db: Db) =>
  db
    .selectFrom('rate_cards as card')
    .leftJoin('administrators as administrator', (join) =>
      join.on('card.saved_by', '=', sql<string>`'administrator:' || administrator.administrator_id`),
    )
    .selectAll('card')
    .select('administrator.name as administrator_name')

/** The newest version of each card. */
export async function listRateCards(db: Db): Promise<RateCardRow[]> {
  const rows = await cardsWithSavers(db)
    .distinctOn('card.card_id')
    .orderBy('card.card_id')
    .orderBy('card.version', 'desc')
    .execute()
  return rows.map(asAnswered)
}

/** Newest first. Refuses with NOT_FOUND. */
export async function listVersions(db: Db, cardId: string): Promise<RateCardRow[]> {
  const rows = await cardsWithSavers(db)
    .where('card.card_id', '=', cardId)
    .orderBy('card.version', 'desc')
    .execute()
  if (rows.length === 0) throw new Refusal('NOT_FOUND')
  return rows.map(asAnswered)
}

function asAnswered(row: SavedCard): RateCardRow {
  const text = (amount: bigint) => decimalText(money(amount, 'USD'))
  return {
    card_id: row.card_id,
    version: row.version,
    mode: row.mode,
    currency: 'USD',
    saved_by: row.administrator_name ?? 'Tradelane',
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
