import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import type { BookingDetails } from '@tradelane/contract/shipments/forms'
import type { BookingState } from '@tradelane/contract/shipments/states'
import type { Db } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { contentOf, findRequestOfTrade } from '../../trade/quote-requests/index.ts'
import { type BookingRow, bookingNumberOf, quotedFreight, selectBookings } from './bookings.ts'
import { carriedLegs } from './carriage.ts'
import { localDay } from './container-charges/container-time.ts'
import { findDetails } from './details.ts'
import { getFreightFacts } from './freight-facts.ts'
import { isNamed, receiverOf } from './is-named.ts'
import { localPlace } from './local-places.ts'
import { listEvents } from './tracking-events.ts'

export const notGivenUp = statesWhere<BookingState>({
  requested: true,
  confirmed: true,
  in_transit: true,
  arrived: true,
  delivered: true,
  closed: true,
  denied: false,
  cancelled: false,
})

/**
 * The bookings of a trade that were not given up and carry what is sold in it, newest first. Where the company buys, those in which it ships to somebody
 * else are of another sale.
 */
export async function bookingsOfSale(
  db: Db,
  scope: OneCompanyScope,
  transactionId: string,
): Promise<BookingRow[]> {
  const live = await selectBookings(db, scope)
    .where('booking.transaction_id', '=', transactionId)
    .where('booking.state', 'in', notGivenUp)
    .orderBy('booking.requested_at', 'desc')
    .execute()
  if (live.length === 0) return []
  const request = await findRequestOfTrade(db, scope, transactionId)
  if (!request || contentOf(request).role !== 'buyer') return live
  const { company_name } = await db
    .selectFrom('companies')
    .select('company_name')
    .where('uid', '=', scope.companyId)
    .executeTakeFirstOrThrow()
  const carrying = live.map(async (booking) => {
    const details = await findDetails(db, booking)
    return details && isNamed(details.shipper, company_name) && isForOthers(details, company_name)
      ? []
      : booking
  })
  return (await Promise.all(carrying)).flat()
}

/** A receiver that nobody has named yet is not somebody else. */
function isForOthers(details: BookingDetails, company: string): boolean {
  const receiver = receiverOf(details)
  return receiver.company_name.trim() !== '' && !isNamed(receiver, company)
}

/** What the newest of them says of its shipment; undefined where the trade has none. */
export async function findBookedInTrade(db: Db, scope: OneCompanyScope, transactionId: string) {
  const [booking] = await bookingsOfSale(db, scope, transactionId)
  if (!booking) return undefined
  const facts = await getFreightFacts(db, scope, { logistics_id: booking.logistics_id })
  const details = await findDetails(db, booking)
  const goods = facts.description || facts.category
  return {
    number: bookingNumberOf(booking),
    /** How the goods travel on the main carriage. */
    mode: facts.mode,
    ...{ vessel: facts.vessel, voyage: facts.voyage },
    /** At the door of the shipper. */
    loadingDay: facts.shipping_date,
    from: facts.from_city,
    to: facts.to_city,
    loading: facts.main.from.terminal || facts.from_city,
    discharge: facts.main.to.terminal || facts.to_city,
    incoterm: details?.incoterm ?? null,
    /** With how much of it; empty while nobody has said what it is. */
    goods: goods ? `${goods}, ${facts.measures}` : '',
    invoice: facts.invoice,
  }
}

/** What the transport document of that booking says: its number, and the day on which the last of the goods was loaded, each null until it is known. */
export async function findBillInTrade(db: Db, scope: OneCompanyScope, transactionId: string) {
  const [booking] = await bookingsOfSale(db, scope, transactionId)
  if (!booking) return { number: null, shippedOn: null }
  const legs = carriedLegs(quotedFreight(booking))
  const main = legs.findIndex(({ role }) => role === 'main')
  const events = await listEvents(db, { scope, logisticsId: booking.logistics_id })
  const loaded = events
    .filter(
      ({ code, classifier, stop, is_empty }) =>
        code === 'LOAD' && classifier === 'ACT' && stop === main && !is_empty,
    )
    .toSorted((one, other) => +other.date_time - +one.date_time)[0]
  const from = legs[main]?.from
  return {
    number: booking.document_number,
    shippedOn: loaded && from ? localDay(loaded.date_time, localPlace(from).time_zone) : null,
  }
}
