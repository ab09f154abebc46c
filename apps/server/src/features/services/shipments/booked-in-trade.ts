import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import type { BookingState } from '@tradelane/contract/shipments/states'
import type { Db } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { bookingNumberOf, selectBookings } from './bookings.ts'
import { findDetails } from './details.ts'
import { getFreightFacts } from './freight-facts.ts'

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

/** What the newest booking of a trade that was not given up says of its shipment; undefined where the trade has none. */
export async function findBookedInTrade(db: Db, scope: OneCompanyScope, transactionId: string) {
  const booking = await selectBookings(db, scope)
    .where('booking.transaction_id', '=', transactionId)
    .where('booking.state', 'in', notGivenUp)
    .orderBy('booking.requested_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!booking) return undefined
  const facts = await getFreightFacts(db, scope, { logistics_id: booking.logistics_id })
  const details = await findDetails(db, booking)
  const goods = facts.description || facts.category
  return {
    number: bookingNumberOf(booking),
    /** At the door of the shipper. */
    /** How the goods travel on the main carriage. */
    mode: facts.mode,
    ...{ vessel: facts.vessel, voyage: facts.voyage },
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
