import type { Database, Db, Tx } from '@tradelane/db'
import type { FreightMode, RateCard } from '@tradelane/freight'
import { money } from '@tradelane/money'
import type { Selectable } from 'kysely'
import { listRetiredVendors, vendorsOf } from '../../office/vendors/index.ts'
import { modeNames } from './enquiry.ts'
import type { Prices } from './rate-enquiry.ts'
import { newestTariff, toTariff } from './tariffs.ts'

export type StoredCard = Selectable<Database['rate_cards']>

/** What is in force: the cards that are offered, of carriers that are not retired, and the tariff. */
export async function pricesInForce(db: Db): Promise<Prices> {
  const retired = await listRetiredVendors(db)
  const isOffered = ({ is_offered, vendor_id }: StoredCard) =>
    is_offered && !(vendor_id !== null && retired.has(vendor_id))
  const cards = (await listNewestCards(db)).filter(isOffered).map(toRateCard)
  return { cards, tariff: toTariff(await newestTariff(db)) }
}

/** The newest version of each card, by mode and carrier. */
async function listNewestCards(db: Db | Tx): Promise<StoredCard[]> {
  return db
    .selectFrom('rate_cards')
    .distinctOn('card_id')
    .selectAll()
    .orderBy('card_id')
    .orderBy('version', 'desc')
    .execute()
}

/** The carrier of a card, by the name that it has now; undefined for the way to and from terminals. */
export const vendorOfCard = (db: Db, cardId: string) =>
  db
    .selectFrom('rate_cards as card')
    .innerJoin(vendorsOf(db).as('vendor'), 'vendor.vendor_id', 'card.vendor_id')
    .select(['vendor.vendor_id', 'vendor.company_name'])
    .where('card.card_id', '=', cardId)
    .orderBy('card.version', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The cards of a carrier, as the back office finds them. */
export async function cardsOfVendor(db: Db, vendorId: string): Promise<{ title: string; link: string }[]> {
  const cards = (await listNewestCards(db)).filter(({ vendor_id }) => vendor_id === vendorId)
  return cards.map(({ card_id, mode }) => ({
    title: `Rate card for ${modeNames[mode as FreightMode]}`,
    link: `/admin/rate-cards/${card_id}`,
  }))
}

export async function findNewestCard(tx: Tx, cardId: string): Promise<StoredCard | undefined> {
  return tx
    .selectFrom('rate_cards')
    .selectAll()
    .where('card_id', '=', cardId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** How fast the carrier of a quote sails, in nautical miles, by the card that priced it. */
export async function milesPerDay(tx: Tx, companyId: string, shipmentId: string): Promise<number> {
  const { per_day } = await tx
    .selectFrom('freight_quotes as quote')
    .innerJoin('rate_cards as card', (join) =>
      join.onRef('card.card_id', '=', 'quote.card_id').onRef('card.version', '=', 'quote.card_version'),
    )
    .select('card.per_day')
    .where('quote.uid', '=', companyId)
    .where('quote.shipment_id', '=', shipmentId)
    .executeTakeFirstOrThrow()
  return per_day
}

export function toRateCard(row: StoredCard): RateCard {
  const usd = (amount: bigint) => money(amount, 'USD')
  return {
    cardId: row.card_id,
    version: row.version,
    mode: row.mode,
    carrier: row.carrier,
    colour: row.colour,
    base: usd(row.base_amount),
    perThousand: usd(row.per_thousand_amount),
    minimum: usd(row.minimum_amount),
    handling: usd(row.handling_amount),
    documents: usd(row.documents_amount),
    fuelPercent: row.fuel_percent,
    perDay: row.per_day,
    handlingDays: row.handling_days,
    co2Percent: row.co2_percent,
    validityDays: row.validity_days,
    isModel: row.saved_by === 'system',
  }
}
