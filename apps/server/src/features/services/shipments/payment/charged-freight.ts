import type { Freight } from '@tradelane/contract/logistics/freight'
import type { Db } from '@tradelane/db'
import { type Currency, parseMoney } from '@tradelane/money'
import { sql } from 'kysely'
import type { ChargedByRate, ChargedFact, Period } from '../../../../entries/charged-by-rate.ts'
import { type Enquiry, type feeServices, invoiceOf, marginCode } from '../../logistics/index.ts'
import { notGivenUp } from '../booked-in-trade.ts'
import { carriageOf } from './freight-bill.ts'

type Service = (typeof feeServices)[number]
type Fee = Freight['fees'][number]

/** Our fee on the freight of every company, and its clearance where that is on the same bill. What was agreed in an offer is left out. */
export const chargedFreight: ChargedByRate[] = [of('logistics'), of('clearance'), of('clearance_entry')]

function of(service: Service): ChargedByRate {
  return {
    service,
    charged: (db, during) => listCharged(db, service, during),
    shown: (db, now) => listShown(db, service, now),
  }
}

/** Held or collected. Without what was paid back, and what will be. */
async function listCharged(db: Db, service: Service, { from, to }: Period): Promise<ChargedFact[]> {
  const rows = await selectQuotes(db)
    .where('booking.charge_state', '<>', 'rejected')
    .where(({ eb, fn }) => eb(fn.coalesce('booking.paid_at', 'booking.requested_at'), '>=', from))
    .where(({ eb, fn }) => eb(fn.coalesce('booking.paid_at', 'booking.requested_at'), '<', to))
    .where('booking.state', 'in', notGivenUp)
    .where('booking.refunded_at', 'is', null)
    .execute()
  return rows.flatMap((row) => factsOf(row, service))
}

/** Kept quotes that can still be booked, and bookings that are not paid. Others are not counted: each search makes many. */
async function listShown(
  db: Db,
  service: Service,
  now: Date,
): Promise<{ companyId: string; count: number }[]> {
  const kept = selectQuotes(db)
    .where('booking.state', 'is', null)
    .where('quote.kept_uid', 'is not', null)
    .where('quote.expires_at', '>', now)
  const unpaid = selectQuotes(db)
    .where('booking.state', 'in', notGivenUp)
    .where(({ eb, or }) =>
      or([eb('booking.charge_state', 'is', null), eb('booking.charge_state', '=', 'rejected')]),
    )
  const rows = await kept.unionAll(unpaid).execute()
  return rows.flatMap((row) => factsOf(row, service)).map(({ companyId, count }) => ({ companyId, count }))
}

const selectQuotes = (db: Db) =>
  db
    .selectFrom('freight_quotes as quote')
    .leftJoin('freight_bookings as booking', (join) =>
      join.onRef('booking.uid', '=', 'quote.uid').onRef('booking.shipment_id', '=', 'quote.shipment_id'),
    )
    .select(['quote.uid', 'quote.enquiry', 'quote.currency'])
    .select(sql<Fee[]>`quote.freight->'fees'`.as('fees'))

type QuoteRow = Awaited<ReturnType<ReturnType<typeof selectQuotes>['executeTakeFirstOrThrow']>>

/** What an offer charges by this rate of ours; nothing where it does not. */
function factsOf(row: QuoteRow, service: Service): ChargedFact[] {
  const currency = row.currency as Currency
  const ofWhole = { logistics: carriageOf(row, currency), clearance: invoiceOf(row.enquiry as Enquiry) }
  return row.fees.flatMap((fee) => {
    const amount = fee.kind === 'included' ? partOf[service](fee) : undefined
    if (!amount) return []
    const charge = parseMoney(amount, currency)
    // An entry is no part of anything.
    const whole = service === 'clearance_entry' ? charge : (ofWhole[service] ?? charge)
    return [{ companyId: row.uid, count: 1, whole, charge }]
  })
}

/** What of a line is charged by each rate. Of clearance in quotes that are older than the versions that is not known. */
const partOf: Record<Service, (fee: Fee) => string | null | undefined> = {
  logistics: ({ code, amount, rate }) =>
    code === 'SVC' || (code === marginCode && rate) ? amount : undefined,
  clearance: ({ rates }) => rates?.find((one) => one.of === 'value')?.amount,
  clearance_entry: ({ rates }) => rates?.find((one) => one.of === 'entry')?.amount,
}
