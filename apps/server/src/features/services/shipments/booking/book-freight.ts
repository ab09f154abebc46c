import { randomUUID } from 'node:crypto'
import type { FreightRequest } from '@tradelane/contract/logistics/calls'
import type { Freight } from '@tradelane/contract/logistics/freight'
import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { begin } from '../../../../lifecycle/begin.ts'
import { dueAt } from '../../../../lifecycle/due-dates.ts'
import { inTransaction } from '../../../../transaction.ts'
import { getChosenOffer, keepQuotes, tradeOfQuote } from '../../logistics/index.ts'
import { refuseDetails } from '../asked-of-booking.ts'
import { bookingNumberOf, getBooking } from '../bookings.ts'
import { keepDetails, noteMissing, readDetails } from '../details.ts'
import { bookingLifecycle } from '../lifecycle.ts'
import { screenBooking } from '../screen-booking.ts'

type Booked = { logistics_id: string; booking_number: string }

/** Requests the chosen offer as we stored it, with the details that were given with it. Refuses with NOT_FOUND, QUOTE_EXPIRED, QUOTE_USED and QUOTE_ALTERED. */
export async function bookFreight(
  deps: Deps,
  actor: CustomerActor,
  request: FreightRequest,
): Promise<Booked> {
  const at = deps.clock.now()
  const { shipmentId, offered } = await getChosenOffer(deps, actor, request, at)
  return inTransaction(deps.db, async (tx) => {
    const transaction_id = await tradeOfQuote(tx, actor, shipmentId, at)
    return beginBooking(deps, tx, actor, {
      ...{ logisticsId: randomUUID(), transaction_id, shipmentId, offered, at },
      details: request.details,
    })
  })
}

type NewBooking = {
  logisticsId: string
  transaction_id: string
  shipmentId: string
  offered: Pick<Freight, 'name' | 'cost' | 'days'>
  details?: FreightRequest['details']
  at: Date
}

/** The booking of a stored quote, with what is known of its details. */
export async function beginBooking(
  deps: Deps,
  tx: Tx,
  actor: CustomerActor,
  { logisticsId, transaction_id, shipmentId, offered, details: given, at }: NewBooking,
): Promise<Booked> {
  const row = await begin(tx, bookingLifecycle, {
    scope: actor,
    to: 'requested',
    at,
    facts: { name: offered.name, cost: offered.cost, days: offered.days },
    values: {
      logistics_id: logisticsId,
      transaction_id,
      shipment_id: shipmentId,
      requested_at: at,
      confirm_due_at: dueAt('confirmBooking', at, deps.config.officeCountry),
    },
  })
  await keepQuotes(tx, actor, [shipmentId], at)
  const booking = await getBooking(tx, actor, row.logistics_id)
  const details = given ?? (await readDetails(tx, booking))
  if (given) {
    refuseDetails(booking, details)
    await keepDetails(tx, booking, details, at)
    await screenBooking(deps, tx, booking)
  }
  await noteMissing(tx, booking, { scope: actor, before: null, after: details, at })
  return { logistics_id: row.logistics_id, booking_number: bookingNumberOf(row) }
}
