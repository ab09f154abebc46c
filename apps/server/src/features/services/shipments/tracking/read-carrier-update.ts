import { dayText } from '@tradelane/contract/primitives/day-text'
import { clearanceActions } from '@tradelane/contract/shipments/actions'
import { type BookingState, bookingStateTable } from '@tradelane/contract/shipments/states'
import type { Tx } from '@tradelane/db'
import type { CarriageUpdate } from '@tradelane/providers'
import { countriesOfCompanies } from '../../../../access/countries-of-companies.ts'
import { type SystemScope, systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { Tasks } from '../../../../entries/jobs.ts'
import { dueAt } from '../../../../lifecycle/due-dates.ts'
import { move, note } from '../../../../lifecycle/move.ts'
import { coverOfFreight } from '../../../../registry/cover-of-freight.ts'
import { inTransaction } from '../../../../transaction.ts'
import {
  cancelOfRecord,
  endOfRecord,
  lockRequestOf,
  requireNewest,
} from '../../../office/quote-desk/index.ts'
import { receiveDocuments } from '../booking/clearance.ts'
import { type BookingRow, getBooking, lockBooking, quotedFreight } from '../bookings.ts'
import { carriedLegs } from '../carriage.ts'
import { countContainerDays } from '../container-charges/count-container-days.ts'
import { moveCutOffs } from '../corrections/move-cut-offs.ts'
import { bookingLifecycle } from '../lifecycle.ts'
import { recordOfClearance } from '../ordered-clearance/clearance-request.ts'
import { lapseCover } from '../payment/booking-cover.ts'
import { cancelAndRefund } from '../payment/cancel-and-refund.ts'
import { storeEvents, type TrackingEvent } from '../tracking-events.ts'
import { movesTowards, trackedStates } from './carrier-progress.ts'
import { findMilestone, type Milestone, milestonesOf } from './milestones.ts'
import { type Clocks, noteArrival } from './note-arrival.ts'
import { stagesReached } from './stage-reached.ts'

/**
 * Queries the carrier, with no transaction open, and stores each message once. Moves the state forward as far as the goods have
 * come, and never back. Idempotent, also for concurrent runs.
 */
export async function readCarrierUpdate(
  deps: Deps,
  { companyId, logisticsId }: Tasks['read-carrier-update'],
): Promise<void> {
  const scope = systemScope(companyId)
  const { state } = await getBooking(deps.db, scope, logisticsId)
  if (!trackedStates.includes(state)) return
  const update = await deps.carriers.findUpdate(logisticsId)
  if (!update) throw new Error(`the carrier does not know booking ${logisticsId}`)
  await inTransaction(deps.db, (tx) => storeUpdate(deps, tx, { scope, logisticsId }, update))
}

async function storeUpdate(
  deps: Deps,
  tx: Tx,
  { scope, logisticsId }: { scope: SystemScope; logisticsId: string },
  update: CarriageUpdate,
): Promise<void> {
  const now = deps.clock.now()
  const ofClearance = recordOfClearance({ logistics_id: logisticsId })
  const request = await lockRequestOf(tx, scope, ofClearance)
  const booking = await lockBooking(tx, scope, logisticsId)
  // Asked for meanwhile: the job is tried again.
  await requireNewest(tx, scope, ofClearance, request)
  if (!trackedStates.includes(booking.state)) return
  if (update.isCancelled) {
    const reason = 'Cancelled by the carrier.'
    if (bookingStateTable[booking.state as BookingState].moves.includes('cancelled')) {
      await cancelAndRefund(deps, tx, booking, { scope, by: 'provider', at: now, reason })
      return cancelOfRecord(tx, scope, request, now, 'The booking was cancelled by the carrier')
    }
    await noteCancellation(tx, booking, now)
  }
  const which = { scope, logisticsId }
  const { added, events } = await storeEvents(tx, which, update.events, now)
  const milestones = milestonesOf(events)
  await noteLoaded(tx, booking, { added, events, now })
  const departure = findMilestone(milestones, 'DEPA', mainStartOf(booking))?.newest
  if (departure) await coverOfFreight(deps)?.nameVessel(tx, scope, logisticsId, departure)
  const clocks = { asOf: update.asOf, now }
  await moveCutOffs(tx, booking, { ...update, now, reason: departure?.remark ?? undefined })
  const { isCounting } = await countContainerDays(tx, booking, events, clocks)
  const state = await moveForward(tx, booking, milestones, { ...clocks, isCounting })
  if (clearanceActions.ask.states[state] !== true)
    await endOfRecord(tx, scope, request, { at: now, reason: 'The goods have arrived' })
  // Once the goods have arrived their HS codes are not waited for any more.
  if (state !== booking.state) await receiveDocuments(tx, deps.config, booking, { scope, at: now })
  await noteCustomsHold(tx, booking, added, now)
  await noteArrival(tx, booking, milestones, clocks)
}

/** The carrier has the goods: only people can clear up what becomes of them. The state stays, and messages are still read. */
async function noteCancellation(tx: Tx, booking: BookingRow, at: Date): Promise<void> {
  if (booking.carrier_cancelled_at) return
  const set = { carrier_cancelled_at: at }
  await note(tx, bookingLifecycle, { ...byCarrier(booking, at), what: 'cancelled_on_the_way', set })
}

/** The stop where the main carriage begins. */
const mainStartOf = (booking: BookingRow): number =>
  carriedLegs(quotedFreight(booking)).findIndex(({ role }) => role === 'main')

type Loading = { added: readonly TrackingEvent[]; events: readonly TrackingEvent[]; now: Date }

/** The first container of the main leg is loaded: noted once. */
async function noteLoaded(tx: Tx, booking: BookingRow, { added, events, now }: Loading): Promise<void> {
  const mainStart = mainStartOf(booking)
  const isLoading = ({ code, classifier, stop, is_empty }: TrackingEvent) =>
    code === 'LOAD' && classifier === 'ACT' && stop === mainStart && !is_empty
  const [first] = added.filter(isLoading)
  if (!first || events.filter(isLoading).length > added.filter(isLoading).length) return
  await note(tx, bookingLifecycle, {
    ...byCarrier(booking, now),
    ...happenedAt(first.date_time, now),
    what: 'loaded',
  })
}

async function moveForward(
  tx: Tx,
  booking: BookingRow,
  milestones: readonly Milestone[],
  { asOf, now, isCounting }: Clocks & { isCounting: boolean },
): Promise<BookingState> {
  const legs = carriedLegs(quotedFreight(booking))
  const mainStop = legs.findIndex(({ role }) => role === 'main') + 1
  const stages = stagesReached(milestones, mainStop, legs.length)
  const which = { scope: systemScope(booking.uid), id: booking.logistics_id }
  let state = booking.state as BookingState
  for (const { reached } of stages) {
    for (const to of movesTowards(state, reached)) {
      const at = stages.find((stage) => stage.reached === to)?.at ?? asOf
      const set = to === 'delivered' ? { delivered_at: at } : {}
      await move(tx, bookingLifecycle, { ...which, to, by: 'provider', ...happenedAt(at, now), set })
      state = to
    }
  }
  if (state !== booking.state)
    await lapseCover(tx, await getBooking(tx, which.scope, booking.logistics_id), now)
  const delivered = stages.find(({ reached }) => reached === 'delivered')?.at
  if (
    state === 'delivered' &&
    // The carrier is asked about open bookings only, and still has to report the empty containers.
    !isCounting &&
    delivered &&
    asOf > (await inspectedBy(tx, booking, delivered))
  )
    await move(tx, bookingLifecycle, { ...which, from: 'delivered', to: 'closed', at: now })
  return state
}

/** The customer inspects the goods until the evening of the last day, where it is. */
async function inspectedBy(tx: Tx, { uid }: BookingRow, delivered: Date): Promise<Date> {
  const countries = await countriesOfCompanies(tx, [uid])
  return dueAt('inspectGoods', delivered, countries.get(uid) ?? null)
}

/** An event must not be later than our own clock. The played carrier's may be days ahead: then the day that its messages name is said. */
function happenedAt(at: Date, now: Date): { at: Date; reason?: string } {
  if (at <= now) return { at }
  const day = dayText(at)
  return {
    at: now,
    ...(day !== dayText(now) && { reason: `By the carrier's clock, which is ahead, on ${day}` }),
  }
}

async function noteCustomsHold(
  tx: Tx,
  booking: BookingRow,
  added: readonly TrackingEvent[],
  at: Date,
): Promise<void> {
  const hold = added.find(({ code, classifier }) => code === 'CUSS' && classifier === 'ACT')
  if (!hold) return
  await note(tx, bookingLifecycle, {
    ...byCarrier(booking, at),
    what: 'customs_hold',
    reason: hold.remark ?? undefined,
  })
}

const byCarrier = ({ uid, logistics_id }: BookingRow, at: Date) =>
  ({ scope: systemScope(uid), id: logistics_id, by: 'provider', at }) as const
