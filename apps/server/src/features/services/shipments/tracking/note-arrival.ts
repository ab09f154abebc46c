import { dayText } from '@tradelane/contract/primitives/day-text'
import type { Tx } from '@tradelane/db'
import { systemScope } from '../../../../access/scope.ts'
import { change, note } from '../../../../lifecycle/move.ts'
import { type BookingRow, quotedFreight } from '../bookings.ts'
import { carriedLegs } from '../carriage.ts'
import { bookingLifecycle } from '../lifecycle.ts'
import { expected, findMilestone, type Milestone, transportTimes } from './milestones.ts'

const dayMs = 86_400_000

/** The carrier's clock, and ours: the sandbox's may be ahead. */
export type Clocks = { asOf: Date; now: Date }

/** Notes a change by more than a day since the customer was last notified, so that small changes which add up are noted too. */
export async function noteArrival(
  tx: Tx,
  booking: BookingRow,
  milestones: readonly Milestone[],
  { asOf, now }: Clocks,
): Promise<void> {
  const legs = carriedLegs(quotedFreight(booking))
  const stop = legs.findIndex(({ role }) => role === 'main') + 1
  const eta = expected(transportTimes(milestones, 'ARRI', stop))
  const notified = booking.eta_notified ?? eta
  const set = { eta, eta_notified: notified, tracked_at: asOf, read_at: now }
  const which = {
    scope: systemScope(booking.uid),
    id: booking.logistics_id,
    by: 'provider',
    at: now,
  } as const
  if (!eta || !notified || Math.abs(eta.getTime() - notified.getTime()) <= dayMs) {
    await change(tx, bookingLifecycle, { ...which, set })
    return
  }
  const { newest, actual } = findMilestone(milestones, 'ARRI', stop) ?? {}
  const verb = actual ? 'It arrived' : 'Arrival is now expected'
  await note(tx, bookingLifecycle, {
    ...which,
    what: 'eta_changed',
    facts: { change: `${verb} on ${dayText(eta)}; it was expected on ${dayText(notified)}.` },
    reason: newest?.remark ?? undefined,
    set: { ...set, eta_notified: eta },
  })
}
