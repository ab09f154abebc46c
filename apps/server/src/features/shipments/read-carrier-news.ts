import type { Tx } from '@tradelane/db'
import type { CarriageNews } from '@tradelane/providers'
import type { Deps } from '../../boot/deps.ts'
import { recordEvent } from '../../lifecycle/events.ts'
import { inTransaction } from '../../transaction.ts'
import type { Tasks } from '../../work/jobs.ts'
import { type BookingRow, getBooking, lockBooking, quotedFreight } from './bookings.ts'
import { callOff } from './call-off.ts'
import { carriedLegs } from './carriage.ts'
import { expected, findMilestone, type Milestone, milestonesOf, transportTimes } from './milestones.ts'
import { moveBooking } from './move-booking.ts'
import { stagesReached } from './stage-reached.ts'
import { movesTowards, trackedStates } from './states.ts'
import { insertEvents, listEvents, type TrackingEvent } from './tracking-events.ts'

const dayMs = 86_400_000
/** Time for the consignee to look at the goods; then the booking is closed. */
const closedAfterDays = 7

/**
 * Asks the carrier, with no transaction open, and writes down what it says: each message once, the state moved on as far as
 * the goods have come and never back. Safe to repeat, and to run twice at once.
 */
export async function readCarrierNews(
  deps: Deps,
  { companyId, logisticsId }: Tasks['read-carrier-news'],
): Promise<void> {
  const { state } = await getBooking(deps.db, companyId, logisticsId)
  if (!trackedStates.includes(state)) return
  const news = await deps.carriers.findNews(logisticsId)
  if (!news) throw new Error(`the carrier does not know booking ${logisticsId}`)
  await inTransaction(deps.db, (tx) => writeDown(tx, { companyId, logisticsId }, news, deps.clock.now()))
}

async function writeDown(
  tx: Tx,
  which: { companyId: string; logisticsId: string },
  news: CarriageNews,
  now: Date,
): Promise<void> {
  const booking = await lockBooking(tx, which.companyId, which.logisticsId)
  if (!trackedStates.includes(booking.state)) return
  if (news.isCancelled) {
    const reason = 'Cancelled by the carrier.'
    return callOff(tx, booking, { actor: 'provider', at: now, reason })
  }
  const added = await insertEvents(tx, which, news.events, now)
  const milestones = milestonesOf(await listEvents(tx, which))
  await moveOn(tx, booking, milestones, news.asOf, now)
  await tellHold(tx, booking, added, now)
  await noteArrival(tx, booking, milestones, news.asOf, now)
}

async function moveOn(
  tx: Tx,
  booking: BookingRow,
  milestones: readonly Milestone[],
  asOf: Date,
  now: Date,
): Promise<void> {
  const legs = carriedLegs(quotedFreight(booking))
  const mainStop = legs.findIndex(({ role }) => role === 'main') + 1
  const stages = stagesReached(milestones, mainStop, legs.length)
  const { uid: companyId, logistics_id: logisticsId } = booking
  let from = booking.state
  for (const { reached } of stages) {
    for (const to of movesTowards(from, reached)) {
      const at = stages.find((stage) => stage.reached === to)?.at ?? asOf
      const set = to === 'delivered' ? { delivered_at: at } : {}
      // The sandbox's clock may run ahead of ours: to us it happens now.
      await moveBooking(tx, {
        companyId,
        logisticsId,
        from,
        to,
        actor: 'provider',
        at: earlier(at, now),
        set,
      })
      from = to
    }
  }
  const delivered = stages.find(({ reached }) => reached === 'delivered')?.at
  if (from === 'delivered' && delivered && asOf.getTime() >= delivered.getTime() + closedAfterDays * dayMs)
    await moveBooking(tx, { companyId, logisticsId, from, to: 'closed', actor: 'system', at: now })
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b)

async function tellHold(
  tx: Tx,
  booking: BookingRow,
  added: readonly TrackingEvent[],
  now: Date,
): Promise<void> {
  const hold = added.find(({ code, classifier }) => code === 'CUSS' && classifier === 'ACT')
  if (hold) await recordException(tx, booking, 'customs_hold', now, { reason: hold.remark ?? undefined })
}

/** A change by more than a day, measured from what the customer was last told: small ones that add up are told too. */
async function noteArrival(
  tx: Tx,
  booking: BookingRow,
  milestones: readonly Milestone[],
  asOf: Date,
  now: Date,
): Promise<void> {
  const legs = carriedLegs(quotedFreight(booking))
  const stop = legs.findIndex(({ role }) => role === 'main') + 1
  const eta = expected(transportTimes(milestones, 'ARRI', stop))
  const told = booking.eta_told ?? eta
  const isNews = eta && told && Math.abs(eta.getTime() - told.getTime()) > dayMs
  if (isNews) {
    const { newest, actual } = findMilestone(milestones, 'ARRI', stop) ?? {}
    const verb = actual ? 'It arrived' : 'Arrival is now expected'
    await recordException(tx, booking, 'eta_changed', now, {
      change: `${verb} on ${dayOf(eta)}; it was expected on ${dayOf(told)}.`,
      reason: newest?.remark ?? undefined,
    })
  }
  await tx
    .updateTable('freight_bookings')
    .set({ eta, eta_told: isNews ? eta : told, tracked_at: asOf, read_at: now })
    .where('uid', '=', booking.uid)
    .where('logistics_id', '=', booking.logistics_id)
    .execute()
}

const dayOf = (at: Date): string =>
  at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

async function recordException(
  tx: Tx,
  { uid, logistics_id }: BookingRow,
  what: 'eta_changed' | 'customs_hold',
  at: Date,
  after: Record<string, string | undefined>,
): Promise<void> {
  await recordEvent(tx, {
    companyId: uid,
    subject: 'logistics',
    subjectId: logistics_id,
    from: null,
    to: what,
    actor: 'provider',
    at,
    after,
  })
}
