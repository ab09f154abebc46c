import { sandboxCarrier } from '@tradelane/contract/sandbox-carrier/calls'
import type { CarrierEvent, PlayedCarriage } from '@tradelane/providers'
import type { Deps } from '../../../deps/deps.ts'
import { routes, success } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'
import { findByCarrier, labelOf, readCarrierUpdate } from '../../services/shipments/index.ts'

export const sandboxCarrierRoutes = routes(sandboxCarrier, {
  list: async ({ deps }) => ({ ...success, shipments: (await carriersOf(deps).list()).map(toShown) }),
  advance: async ({ deps, body }) => {
    const booking = await findByCarrier(deps.db, body.booking_number)
    if (!booking?.carrier_booking_number) throw new Refusal('NOT_FOUND')
    const asOf = await carriersOf(deps).advance(booking.carrier_booking_number, body.days)
    if (!asOf) throw new Refusal('NOT_FOUND')
    await readCarrierUpdate(deps, { companyId: booking.uid, logisticsId: booking.logistics_id })
    return {
      ...success,
      as_of: asOf,
      message: body.days === 1 ? 'A day has passed.' : `${body.days} days have passed.`,
    }
  },
})

function carriersOf({ sandbox }: Deps) {
  if (!sandbox) throw new Refusal('NOT_FOUND')
  return sandbox.carriers
}

function toShown(played: PlayedCarriage) {
  return {
    carrier_booking_number: played.carrierBookingNumber,
    carrier: played.carrier,
    mode: played.mode,
    from: played.legs[0]?.from.name ?? '',
    to: played.legs.at(-1)?.to.name ?? '',
    booked_at: played.bookedAt,
    as_of: played.asOf,
    days_ahead: played.daysAhead,
    is_released: played.isReleased,
    is_cancelled: played.isCancelled,
    last_event: eventText(played, played.lastEvent),
    next_event: eventText(played, played.nextEvent),
    arrives_at: played.arrivesAt ?? null,
    delivers_at: played.deliversAt ?? null,
  }
}

function eventText({ legs }: PlayedCarriage, event: CarrierEvent | undefined) {
  if (!event) return null
  const label = labelOf({ ...event, is_empty: event.isEmpty }, legs)
  return { text: [label, event.location?.name].filter(Boolean).join(', '), at: event.dateTime }
}
