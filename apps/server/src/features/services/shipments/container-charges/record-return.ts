import { dayText } from '@tradelane/contract/primitives/day-text'
import { officeContainerActions } from '@tradelane/contract/shipments/actions'
import type { recordedReturn } from '@tradelane/contract/shipments/office-calls'
import type { Tx } from '@tradelane/db'
import type { z } from 'zod/mini'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { enqueue } from '../../../../entries/jobs.ts'
import type { AdminActor } from '../../../../http/routes.ts'
import { change, note } from '../../../../lifecycle/move.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { Refusal, refuseFields } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { type BookingRow, lockBooking } from '../bookings.ts'
import { bookingLifecycle } from '../lifecycle.ts'
import { listEvents } from '../tracking-events.ts'
import { containerChargeLifecycle } from './container-charge-lifecycle.ts'
import {
  containerNumbersOf,
  countContainers,
  lockContainerCharge,
  recordOfCharge,
} from './container-charges.ts'
import { localDay } from './container-time.ts'
import { finishCount } from './count-container-days.ts'

/**
 * Ends the count of containers whose return the carrier has not reported, with the day that somebody else has. What the carrier has reported
 * counts before it, and a message that comes later changes nothing. Refuses with NOT_FOUND, with ILLEGAL_STATE, and a day on which they
 * cannot have come back.
 */
export async function recordReturn(
  deps: Deps,
  actor: AdminActor,
  { logistics_id: id, returned_on: day, reason }: z.output<typeof recordedReturn>,
): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, actor, id)
    const row = await lockContainerCharge(tx, actor, id)
    requireOpen(officeContainerActions.recordReturn, recordOfCharge(row))
    const { clocks, missing } = await countUntil(tx, booking, { day, now: at })
    await change(tx, bookingLifecycle, { scope: actor, id, at, set: { empties_returned_on: day } })
    await note(tx, containerChargeLifecycle, {
      ...{ scope: actor, id, at, reason, what: 'return_recorded' },
      facts: { day: dayText(day), containers: missing.join(', ') },
    })
    await finishCount(tx, systemScope(booking.uid), row, clocks, at)
    // The booking may close now.
    await enqueue(tx, 'read-carrier-update', { companyId: booking.uid, logisticsId: id })
  })
}

async function countUntil(tx: Tx, booking: BookingRow, { day, now }: { day: string; now: Date }) {
  const scope = systemScope(booking.uid)
  const which = { scope, logisticsId: booking.logistics_id }
  const events = await listEvents(tx, which)
  const numbers = await containerNumbersOf(tx, scope, booking.logistics_id)
  // The sandbox's carrier may be ahead of us.
  const asOf = booking.tracked_at && booking.tracked_at > now ? booking.tracked_at : now
  const known = countContainers(booking, { numbers, events, asOf })
  const missing = known.stays.filter(({ returned }) => returned === null)
  if (missing.some(({ discharged }) => discharged === null))
    throw new Refusal('ILLEGAL_STATE', { message: 'Not every container has been discharged yet.' })
  const earliest = missing
    .map(({ left, discharged }) => localDay(left ?? discharged ?? asOf, known.timeZone))
    .toSorted()
    .at(-1)
  if (earliest && day < earliest)
    refuseFields({
      returned_on: `Enter ${dayText(earliest)} or a later day. The containers were full before it.`,
    })
  if (day > localDay(asOf, known.timeZone)) refuseFields({ returned_on: "The date can't be in the future" })
  const counted = countContainers({ ...booking, empties_returned_on: day }, { numbers, events, asOf })
  return { clocks: counted.clocks, missing: missing.map(({ number }) => number) }
}
