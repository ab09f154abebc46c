import { isDeepStrictEqual } from 'node:util'
import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import { type PassageCode, viaText } from '@tradelane/contract/logistics/passages'
import type { BookingState } from '@tradelane/contract/shipments/states'
import type { Tx } from '@tradelane/db'
import type { CarrierEvent } from '@tradelane/providers'
import { sql } from 'kysely'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { enqueue, type Tasks } from '../../../../entries/jobs.ts'
import { change, note } from '../../../../lifecycle/move.ts'
import { inTransaction } from '../../../../transaction.ts'
import {
  closedText,
  milesPerDay,
  openClosures,
  type StoredClosure,
  seaLanesOf,
} from '../../logistics/index.ts'
import { type BookingRow, detourOfBooking, lockBooking, quotedFreight } from '../bookings.ts'
import { carriedLegs } from '../carriage.ts'
import { type Detour, detourOf, isSameWay } from '../detour.ts'
import { bookingLifecycle } from '../lifecycle.ts'
import { localLegs } from '../local-places.ts'
import { listEvents, storeEvents } from '../tracking-events.ts'
import { expected, findMilestone, type Milestone, milestonesOf, timesOf } from './milestones.ts'
import { noteArrival } from './note-arrival.ts'
import { positionOf } from './position.ts'
import { readCarrierUpdate } from './read-carrier-update.ts'
import { progressOfLegs } from './shipment-legs.ts'

const dayMs = 86_400_000
const sailing = statesWhere<BookingState>({
  requested: false,
  confirmed: true,
  in_transit: true,
  arrived: false,
  delivered: false,
  closed: false,
  denied: false,
  cancelled: false,
})

/** The job after a passage was closed or opened: a job for every booking by sea whose ship may still be on its way. */
export async function rerouteBookings({ db }: Deps): Promise<void> {
  await inTransaction(db, async (tx) => {
    const bookings = await tx
      .selectFrom('freight_bookings as booking')
      .innerJoin('freight_quotes as quote', (join) =>
        join.onRef('quote.uid', '=', 'booking.uid').onRef('quote.shipment_id', '=', 'booking.shipment_id'),
      )
      .select(['booking.uid', 'booking.logistics_id'])
      .where('booking.state', 'in', sailing)
      .where(sql<boolean>`quote.freight #>> '{legs,1,by}' = 'sea'`)
      .orderBy('booking.logistics_id')
      .execute()
    // One for each: where its carrier does not answer, only that one is tried again.
    for (const { uid: companyId, logistics_id: logisticsId } of bookings)
      await enqueue(tx, 'reroute-booking', { companyId, logisticsId }, { key: `reroute:${logisticsId}` })
  })
}

/**
 * Gives a booking whose ship sails round a closed passage our estimate of its new arrival, until the carrier reports its own, and takes
 * it back where the passage is open again before the ship has left. Idempotent.
 */
export async function rerouteBooking(
  deps: Deps,
  { companyId, logisticsId }: Tasks['reroute-booking'],
): Promise<void> {
  // What is estimated starts from the carrier's newest word.
  await readCarrierUpdate(deps, { companyId, logisticsId })
  const scope = systemScope(companyId)
  await inTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, scope, logisticsId)
    if (!sailing.includes(booking.state)) return
    const voyage = await voyageOf(deps, tx, booking)
    if (!voyage) return
    const { before, detour } = voyage
    if (isDeepStrictEqual(detour, before)) return
    const now = deps.clock.now()
    if (isSameWay(detour, before)) return keepDetour(tx, booking, detour, now)
    if (detour?.is_blocked) return noteNoWay(tx, booking, voyage, now)
    await sailAround(deps, tx, booking, voyage)
    if (before?.is_blocked) await noteWayAgain(tx, booking, now)
  })
}

type Voyage = {
  before: Detour | null
  detour: Detour | null
  /** What it keeps clear of because it is closed, and not because the customer chose the way. */
  avoided: readonly StoredClosure[]
  asOf: Date
  mainStop: number
  lastStop: number
  milestones: readonly Milestone[]
}

/** Undefined where there is no ship, or it has arrived. */
async function voyageOf({ clock }: Deps, tx: Tx, booking: BookingRow): Promise<Voyage | undefined> {
  const freight = quotedFreight(booking)
  const legs = carriedLegs(freight)
  const mainStop = legs.findIndex(({ role }) => role === 'main') + 1
  const which = { scope: systemScope(booking.uid), logisticsId: booking.logistics_id }
  const milestones = milestonesOf(await listEvents(tx, which))
  const progress = progressOfLegs(localLegs(legs), milestones)
  const main = progress[mainStop - 1]
  if (main?.by !== 'sea' || main.progress === 'done') return undefined
  const asOf = booking.tracked_at ?? clock.now()
  const here = main.progress === 'planned' ? null : positionOf(progress, seaLanesOf([freight]), asOf)
  const closures = await openClosures(tx)
  const quoted = quotedFreight({ ...booking, detour: null }).legs.find(({ role }) => role === 'main')
  if (!quoted) return undefined
  const before = detourOfBooking(booking)
  const detour = detourOf({
    leg: quoted,
    at: here && [here.lng, here.lat],
    before,
    closures: closures.map(({ passage }) => passage as PassageCode),
    isClosed: closedWhen(closures, {
      start: here ? asOf : expected(main.departure),
      end: expected(main.arrival),
    }),
    milesPerDay: await milesPerDay(tx, booking.uid, booking.shipment_id),
  })
  const chosen = quoted.avoids ?? []
  const avoided = closures.filter(({ passage }) => {
    const code = passage as PassageCode
    return detour?.avoids.includes(code) && !chosen.includes(code)
  })
  return { before, detour, avoided, asOf, mainStop, lastStop: legs.length, milestones }
}

/** By the day on which the ship comes to the passage, as far along its way as its time has run; closed where nobody knows the times. */
function closedWhen(
  closures: readonly StoredClosure[],
  { start, end }: Record<'start' | 'end', Date | null>,
) {
  return (passage: PassageCode, share: number): boolean => {
    const closure = closures.find((one) => one.passage === passage)
    if (!closure || !start || !end) return closure !== undefined
    const reached = new Date(start.getTime() + share * Math.max(0, end.getTime() - start.getTime()))
    return reached.toISOString().slice(0, 10) >= closure.closed_on
  }
}

async function sailAround(deps: Deps, tx: Tx, booking: BookingRow, voyage: Voyage): Promise<void> {
  const { before, detour, avoided, asOf, milestones } = voyage
  const which = { scope: systemScope(booking.uid), logisticsId: booking.logistics_id }
  const now = deps.clock.now()
  const days = (detour?.days ?? 0) - (before?.days ?? 0)
  const remark = remarkOf(detour, avoided, { days, now })
  const estimate = { days, remark, reportedAt: new Date(Math.max(+asOf, +now)) }
  await keepDetour(tx, booking, detour, now)
  // The played carrier's ship sails the same way; a real carrier reports its own estimate.
  const id = `${milestones.length} ${days} ${detour?.avoids.join() ?? ''}`
  await deps.sandbox?.carriers.sailAround(booking.logistics_id, { id, ...estimate })
  await storeEvents(tx, which, laterArrival(voyage, estimate), now)
  const known = milestonesOf(await listEvents(tx, which))
  await noteArrival(tx, await lockBooking(tx, which.scope, booking.logistics_id), known, { asOf, now })
}

async function keepDetour(tx: Tx, booking: BookingRow, detour: Detour | null, at: Date): Promise<void> {
  const set = { detour: detour && JSON.stringify(detour) }
  await change(tx, bookingLifecycle, { scope: systemScope(booking.uid), id: booking.logistics_id, at, set })
}

function laterArrival({ milestones, mainStop, lastStop }: Voyage, estimate: Estimate): CarrierEvent[] {
  const moved = [findMilestone(milestones, 'ARRI', mainStop), findMilestone(milestones, 'DROP', lastStop)]
  return moved.flatMap((milestone) => (milestone ? [estimated(milestone, estimate)] : []))
}

type Estimate = { days: number; remark: string; reportedAt: Date }

function estimated(milestone: Milestone, { days, remark, reportedAt }: Estimate): CarrierEvent {
  const { newest } = milestone
  const due = expected(timesOf(milestone)) ?? newest.date_time
  return {
    eventId: `tradelane ${newest.code} ${reportedAt.toISOString()} ${days}`,
    eventType: newest.event_type as CarrierEvent['eventType'],
    code: newest.code,
    classifier: 'EST',
    dateTime: new Date(due.getTime() + days * dayMs),
    reportedAt,
    stop: newest.stop,
    location: newest.location,
    isEmpty: newest.is_empty,
    vessel: newest.vessel,
    imo: newest.imo,
    voyage: newest.voyage,
    containers: newest.containers,
    remark,
    proof: null,
  }
}

function remarkOf(
  detour: Detour | null,
  avoided: readonly StoredClosure[],
  { days, now }: { days: number; now: Date },
): string {
  if (!detour || days < 0) return 'Estimate of Tradelane: the way is open again, and the ship takes it.'
  const around = viaText(detour.passages)
  const time = days === 1 ? '1 day' : `${days} days`
  return [
    `Estimate of Tradelane: ${whyOf(avoided, now)}`,
    `The ship sails ${around ? `via ${around}` : 'another way'}, ${time} longer.`,
  ].join(' ')
}

const whyOf = (avoided: readonly StoredClosure[], now: Date): string =>
  avoided.map((closure) => `${closedText(closure, now)}: ${ended(closure.reason)}`).join(' ')
const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** The arrival date stays as it was: only people can clear up what becomes of the goods. */
async function noteNoWay(tx: Tx, booking: BookingRow, { detour, avoided }: Voyage, at: Date): Promise<void> {
  const reason = whyOf(avoided, at)
  const which = { scope: systemScope(booking.uid), id: booking.logistics_id, by: 'system', at } as const
  const set = { detour: JSON.stringify(detour) }
  await note(tx, bookingLifecycle, { ...which, what: 'no_way_by_sea', reason, set })
}

async function noteWayAgain(tx: Tx, booking: BookingRow, at: Date): Promise<void> {
  const which = { scope: systemScope(booking.uid), id: booking.logistics_id, by: 'system', at } as const
  await note(tx, bookingLifecycle, { ...which, what: 'way_by_sea_again' })
}
