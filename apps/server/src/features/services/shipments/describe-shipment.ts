import type { containerSizes } from '@tradelane/contract/logistics/forms'
import type { Freight, SeaLane } from '@tradelane/contract/logistics/freight'
import { dayText } from '@tradelane/contract/primitives/day-text'
import type { Shipment } from '@tradelane/contract/shipments/shipment-view'
import type { Db } from '@tradelane/db'
import { systemScope } from '../../../access/scope.ts'
import { type BookingRow, quotedFreight } from './bookings.ts'
import { carriedLegs } from './carriage.ts'
import { countContainers, isInOwnContainers } from './container-charges/container-charges.ts'
import { localDay } from './container-charges/container-time.ts'
import { freeTimeOf } from './container-charges/describe-container-charges.ts'
import { cutOffsOf } from './corrections/cut-offs.ts'
import { localLegs, localPlace } from './local-places.ts'
import { etaHistory } from './tracking/eta-history.ts'
import { labelOf } from './tracking/event-labels.ts'
import { exceptionsOf } from './tracking/exceptions.ts'
import {
  findMilestone,
  type Milestone,
  milestonesOf,
  shownAt,
  shownTimes,
  timesOf,
  transportTimes,
} from './tracking/milestones.ts'
import { positionOf } from './tracking/position.ts'
import { progressOfLegs, shownLeg } from './tracking/shipment-legs.ts'
import { listEvents, type TrackingEvent } from './tracking-events.ts'

type Leg = Freight['legs'][number]

/**
 * What is known of a shipment that the carrier has confirmed; `lanes` are the ways by sea that its legs name. What should have happened
 * before now, and before the carrier's own clock, is overdue.
 */
export async function describeShipment(
  db: Db,
  booking: BookingRow,
  lanes: readonly SeaLane[],
  now: Date,
): Promise<Shipment | null> {
  const { carrier_booking_number, document_name, document_number, confirmed_at } = booking
  if (!confirmed_at || !carrier_booking_number || !document_name || !document_number) return null
  const which = { scope: systemScope(booking.uid), logisticsId: booking.logistics_id }
  const freight = quotedFreight(booking)
  const legs = localLegs(carriedLegs(freight))
  const events = await listEvents(db, which)
  const milestones = milestonesOf(events)
  const asOf = booking.tracked_at ?? confirmed_at
  const present = booking.state === 'cancelled' ? new Date(0) : later(asOf, now)
  const progress = progressOfLegs(legs, milestones)
  const arrivalStop = legs.findIndex(({ role }) => role === 'main') + 1
  const history = etaHistory(events, arrivalStop)
  const containers = await listContainers(db, booking, freight)
  const counted = countContainers(booking, {
    numbers: isInOwnContainers(freight) ? containers.map((each) => each.container_number) : [],
    ...{ events, asOf: later(asOf, now) },
  })
  const eta = shownTimes(transportTimes(milestones, 'ARRI', arrivalStop), present)
  const delivery = shownTimes(timesOf(findMilestone(milestones, 'DROP', legs.length)), present)
  return {
    as_of: asOf,
    carrier_booking_number,
    transport_document: { name: document_name, number: document_number },
    ...vesselOf(booking, milestones, arrivalStop - 1),
    containers,
    cut_offs: cutOffsOf(booking),
    legs: progress.map((leg) => shownLeg(leg, present)),
    events: milestones.map((milestone) => milestoneOf(milestone, legs, present)),
    messages: events.map((event) => messageOf(event, legs)).reverse(),
    position: delivery.actual ? null : positionOf(progress, lanes, asOf),
    eta,
    eta_history: history,
    delivery,
    free_time: counted.isBegun ? freeTimeOf(booking, counted.clocks) : null,
    exceptions: exceptionsOf({
      ...{ events, arrivalStop, eta, delivery, clocks: counted.clocks },
      etas: history,
      cancelledAt: booking.carrier_cancelled_at,
      isPaid: booking.paid_at !== null,
      timeZone: legs[arrivalStop - 1]?.to.time_zone ?? 'UTC',
    }),
  }
}

/** The day on which the main carriage leaves, by the clock there; empty where nobody has said it. */
export function departureOf(shipment: Shipment | null): string {
  const leg = shipment?.legs.find(({ role }) => role === 'main')
  const at = leg?.departure.actual ?? leg?.departure.estimated ?? leg?.departure.planned
  return leg && at ? dayText(localDay(at, leg.from.time_zone)) : ''
}

const later = (a: Date, b: Date): Date => (a > b ? a : b)

/** As booked, until the carrier has said otherwise. */
function vesselOf(booking: BookingRow, milestones: readonly Milestone[], stop: number) {
  const { vessel, imo, voyage } = findMilestone(milestones, 'DEPA', stop)?.newest ?? booking
  return { vessel, imo, voyage }
}

async function listContainers(db: Db, { uid, logistics_id }: BookingRow, { container_size }: Freight) {
  const rows = await db
    .selectFrom('freight_containers')
    .select('container_number')
    .where('uid', '=', uid)
    .where('logistics_id', '=', logistics_id)
    .orderBy('position')
    .execute()
  // A part load shares a forty-foot box.
  const size = (container_size ?? 'ST40') as (typeof containerSizes)[number]
  return rows.map(({ container_number }) => ({ container_number, size }))
}

function milestoneOf(milestone: Milestone, legs: readonly Leg[], present: Date): Shipment['events'][number] {
  const { newest, ...times } = milestone
  return {
    ...located(newest, legs),
    ...shownTimes(times, present),
    shown_at: shownAt(milestone),
    classifier: newest.classifier,
  }
}

function messageOf(event: TrackingEvent, legs: readonly Leg[]): Shipment['messages'][number] {
  const { event_id, classifier, date_time: at, reported_at, remark } = event
  return { ...located(event, legs), event_id, classifier, at, reported_at, remark }
}

function located(event: TrackingEvent, legs: readonly Leg[]) {
  const { event_type, code, location, vessel, imo, voyage } = event
  return {
    label: labelOf(event, legs),
    event_type,
    code,
    location: location && localPlace(location),
    vessel,
    imo,
    voyage,
  }
}
