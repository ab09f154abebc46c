import { randomUUID } from 'node:crypto'
import type { Freight } from '@tradelane/contract/logistics/freight'
import type { Db, Tx } from '@tradelane/db'
import type { Offer } from '@tradelane/freight'
import { describeOffer, type OfferedFreight } from './describe-offer.ts'
import { type Enquiry, lastClockBehindMs } from './enquiry.ts'

const dayMs = 86_400_000

/** FQ-2026-000123: the year it was given in, and a running number. */
export const numbered = (prefix: 'FQ' | 'FB', number: bigint, at: Date): string =>
  `${prefix}-${at.getUTCFullYear()}-${String(number).padStart(6, '0')}`

/** Keeps what was offered, all of it in one statement, and answers it with its numbers. */
export async function insertQuotes(
  db: Db,
  companyId: string,
  { enquiry, offers, at }: { enquiry: Enquiry; offers: readonly Offer[]; at: Date },
): Promise<Freight[]> {
  if (offers.length === 0) return []
  const quotes = offers.map((offer) => {
    const freight = describeOffer(offer, enquiry)
    return { shipmentId: randomUUID(), offer, freight, expiresAt: expiryOf(offer, enquiry, at) }
  })
  const rows = await db
    .insertInto('freight_quotes')
    .values(
      quotes.map(({ shipmentId, offer, freight, expiresAt }) => ({
        shipment_id: shipmentId,
        uid: companyId,
        card_id: offer.cardId,
        card_version: offer.cardVersion,
        cost_amount: offer.cost.amount,
        currency: offer.cost.currency,
        enquiry: JSON.stringify(enquiry),
        freight: JSON.stringify(freight),
        created_at: at,
        expires_at: expiresAt,
      })),
    )
    .returning(['shipment_id', 'number'])
    .execute()
  const numbers = new Map(rows.map((row) => [row.shipment_id, row.number]))
  return quotes.map(({ shipmentId, freight, expiresAt }) => ({
    ...freight,
    shipment_id: shipmentId,
    quote_number: numbered('FQ', numbers.get(shipmentId) ?? 0n, at),
    valid_until: expiresAt,
  }))
}

/** As long as the carrier keeps its word, and not beyond the day of loading. */
function expiryOf({ validityDays }: Offer, { shippingDate }: Enquiry, at: Date): Date {
  const loadingEnds = Date.parse(shippingDate) + dayMs + lastClockBehindMs
  return new Date(Math.min(at.getTime() + validityDays * dayMs, loadingEnds))
}

export async function findQuote(db: Db | Tx, companyId: string, shipmentId: string) {
  return db
    .selectFrom('freight_quotes')
    .selectAll()
    .where('uid', '=', companyId)
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirst()
}

/** So that they stand in the company's list of quotes. Answers which of them are the company's. */
export async function markKept(
  db: Db | Tx,
  companyId: string,
  shipmentIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .updateTable('freight_quotes')
    .set({ kept_uid: companyId })
    .where('uid', '=', companyId)
    .where('shipment_id', 'in', shipmentIds)
    .returning('shipment_id')
    .execute()
  return rows.map(({ shipment_id }) => shipment_id)
}

type Kept = { shipment_id: string; quote: bigint; freight: unknown; created_at: Date; expires_at: Date }

export function freightOf(row: Kept): Freight {
  return {
    ...(row.freight as OfferedFreight),
    shipment_id: row.shipment_id,
    quote_number: numbered('FQ', row.quote, row.created_at),
    valid_until: row.expires_at,
  }
}
