import { randomUUID } from 'node:crypto'
import type { ClosedWay, Freight } from '@tradelane/contract/logistics/freight'
import type { Db, Tx } from '@tradelane/db'
import type { Offer } from '@tradelane/freight'
import { decimalText, parseMoney, sum } from '@tradelane/money'
import { countriesOfCompanies } from '../../../access/countries-of-companies.ts'
import { type CompanyScope, inScope, type OneCompanyScope, type Scope } from '../../../access/scope.ts'
import { withinDays } from '../../../lifecycle/due-dates.ts'
import { plusDays } from '../../../lifecycle/local-days.ts'
import { recordNumber } from '../../../lifecycle/numbers.ts'
import { Refusal } from '../../../refusal.ts'
import { currentTransaction } from '../../trade/transactions/index.ts'
import { describeOffer, type OfferedFreight } from './describe-offer.ts'
import { type Enquiry, lastTimeZoneBehindMs } from './enquiry.ts'

/** FQ-2026-000123. */
const quoteNumberOf = (number: bigint, createdAt: Date): string => recordNumber('FQ', number, createdAt)

type Searched = {
  enquiry: Enquiry
  offers: readonly Offer[]
  /** That the offers by sea keep clear of. */
  closures: readonly ClosedWay[]
  at: Date
}

/** Stores all offers in one statement, and returns them with their numbers. */
export async function insertQuotes(
  db: Db,
  { companyId }: CompanyScope,
  { enquiry, offers, closures, at }: Searched,
): Promise<Freight[]> {
  if (offers.length === 0) return []
  const country = (await countriesOfCompanies(db, [companyId])).get(companyId) ?? null
  const quotes = offers.map((offer) => {
    const freight = { ...describeOffer(offer, enquiry), ...closedFor(offer, closures) }
    return { shipmentId: randomUUID(), offer, freight, expiresAt: expiryOf(offer, enquiry, { at, country }) }
  })
  const rows = await db
    .insertInto('freight_quotes')
    .values(
      quotes.map(({ shipmentId, offer, freight, expiresAt }) => ({
        shipment_id: shipmentId,
        uid: companyId,
        card_id: offer.cardId,
        card_version: offer.cardVersion,
        tariff_version: offer.tariffVersion,
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
    quote_number: quoteNumberOf(numbers.get(shipmentId) ?? 0n, at),
    valid_until: expiresAt,
  }))
}

/** Through those that close later, a ship may still go in time. */
function closedFor({ legs: [, main] }: Offer, closures: readonly ClosedWay[]): Pick<Freight, 'closed'> {
  if (main.by !== 'sea') return {}
  const closed = closures.filter(({ passage }) => !main.passages?.includes(passage))
  return closed.length === 0
    ? {}
    : { closed: closed.map(({ passage, closed_on }) => ({ passage, closed_on })) }
}

type SearchTime = { at: Date; country: string | null }

/** The evening of the carrier's last day on which the customer works, and no longer than the loading day. */
function expiryOf({ validityDays }: Offer, { shippingDate }: Enquiry, { at, country }: SearchTime): Date {
  const loadingEnds = Date.parse(plusDays(shippingDate, 1)) + lastTimeZoneBehindMs
  return new Date(Math.min(withinDays(at, validityDays, country).getTime(), loadingEnds))
}

export async function findQuote(db: Db | Tx, scope: Scope, shipmentId: string) {
  return db
    .selectFrom('freight_quotes')
    .selectAll()
    .where(inScope(scope, 'uid'))
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirst()
}

/** Adds them to the company's list of quotes, and to its current trade. Returns the ids of those that are the company's. */
export async function keepQuotes(
  tx: Tx,
  scope: OneCompanyScope,
  shipmentIds: readonly string[],
  at: Date,
): Promise<string[]> {
  const { transaction_id: current } = await currentTransaction(tx, scope, at)
  const { companyId } = scope
  const rows = await tx
    .updateTable('freight_quotes')
    .set(({ fn, val }) => ({
      kept_uid: companyId,
      transaction_id: fn.coalesce('transaction_id', val(current)),
    }))
    .where('uid', '=', companyId)
    .where('shipment_id', 'in', shipmentIds)
    .returning('shipment_id')
    .execute()
  return rows.map(({ shipment_id }) => shipment_id)
}

/** Puts a quote into the current trade, where it is in none yet, and answers the trade that it is in. Refuses with NOT_FOUND. */
export async function tradeOfQuote(
  tx: Tx,
  scope: OneCompanyScope,
  shipmentId: string,
  at: Date,
): Promise<string> {
  const { transaction_id: current } = await currentTransaction(tx, scope, at)
  const [quote] = await tx
    .updateTable('freight_quotes')
    .set(({ fn, val }) => ({ transaction_id: fn.coalesce('transaction_id', val(current)) }))
    .where('uid', '=', scope.companyId)
    .where('shipment_id', '=', shipmentId)
    .returning('transaction_id')
    .execute()
  if (!quote?.transaction_id) throw new Refusal('NOT_FOUND')
  return quote.transaction_id
}

/**
 * Moves a quote to another trade; the database moves its booking and its policies along. Answers the trade that it was in.
 * Refuses with NOT_FOUND.
 */
export async function moveQuote(
  tx: Tx,
  { companyId }: OneCompanyScope,
  shipmentId: string,
  transactionId: string,
): Promise<string> {
  const quote = await tx
    .selectFrom('freight_quotes')
    .select('transaction_id')
    .where('uid', '=', companyId)
    .where('shipment_id', '=', shipmentId)
    .forUpdate()
    .executeTakeFirst()
  if (!quote?.transaction_id) throw new Refusal('NOT_FOUND')
  await tx
    .updateTable('freight_quotes')
    .set({ transaction_id: transactionId })
    .where('uid', '=', companyId)
    .where('shipment_id', '=', shipmentId)
    .execute()
  return quote.transaction_id
}

type StoredQuote = {
  shipment_id: string
  quote: bigint
  freight: unknown
  created_at: Date
  expires_at: Date
}

export function freightOf(row: StoredQuote): Freight {
  const offered = row.freight as OfferedFreight
  return {
    ...offered,
    legs: offered.legs.map((leg) => ({ ...leg, price: legPrice(leg.role, offered.fees) })),
    shipment_id: row.shipment_id,
    quote_number: quoteNumberOf(row.quote, row.created_at),
    valid_until: row.expires_at,
  }
}

/** By the fees: quotes from before decision 160 have clearance, insurance and service fee in their main leg. */
function legPrice(role: Freight['legs'][number]['role'], fees: Freight['fees']): string {
  const own = fees.filter(({ leg, kind }) => leg === role && kind === 'included')
  return decimalText(
    sum(
      'USD',
      own.flatMap(({ amount }) => (amount === null ? [] : [parseMoney(amount, 'USD')])),
    ),
  )
}
