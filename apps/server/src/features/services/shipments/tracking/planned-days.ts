import type { Db } from '@tradelane/db'
import { dayOf } from '@tradelane/providers'
import { type Scope, systemScope } from '../../../../access/scope.ts'
import { quotedFreight, selectBookings } from '../bookings.ts'
import { carriedLegs } from '../carriage.ts'
import { listEvents } from '../tracking-events.ts'
import { expected, findMilestone, milestonesOf, timesOf } from './milestones.ts'

/** The day of delivery that the carrier expects, by shipment; what it has not said is left out. */
export async function plannedDaysOfBookings(
  db: Db,
  scope: Scope,
  ids: readonly string[],
  to: string,
): Promise<Map<string, string>> {
  const days = new Map<string, string>()
  if (to !== 'delivered' || ids.length === 0) return days
  const bookings = await selectBookings(db, scope)
    .where('booking.logistics_id', 'in', [...ids])
    .where('booking.state', '!=', 'cancelled')
    .execute()
  for (const booking of bookings) {
    const { uid, logistics_id: logisticsId } = booking
    const milestones = milestonesOf(await listEvents(db, { scope: systemScope(uid), logisticsId }))
    const legs = carriedLegs(quotedFreight(booking))
    const at = expected(timesOf(findMilestone(milestones, 'DROP', legs.length)))
    if (at) days.set(logisticsId, dayOf(at))
  }
  return days
}
