import { formatInstant } from '../../../lib/format/format-date.ts'
import type { TimelineItem } from '../../../ui/timeline.tsx'
import { eventItems } from './event-items.ts'
import type { BookingDetail } from './queries.ts'

type Step = BookingDetail['timeline'][number]

/** The states that no event of the carrier tells. */
const ownSteps: Record<string, { title: string; state: TimelineItem['state'] }> = {
  requested: { title: 'Requested', state: 'done' },
  confirmed: { title: 'Confirmed', state: 'done' },
  denied: { title: 'Denied', state: 'lost' },
  cancelled: { title: 'Cancelled', state: 'lost' },
  closed: { title: 'Closed', state: 'done' },
}

/** From the request to the end, with what the carrier tells of the way in between. */
export function bookingItems({ logistics, timeline, shipment, company_name }: BookingDetail): TimelineItem[] {
  const before = timeline.filter(({ to }) => to === 'requested' || to === 'confirmed')
  const after = timeline.filter(({ to }) => to in ownSteps && !before.some((step) => step.to === to))
  const itemOf = (step: Step) => ownItem(step, company_name)
  const events = shipment?.events ?? []
  // What was planned for a booking that was called off does not come any more.
  const told = logistics.state === 'cancelled' ? events.filter((event) => event.actual !== null) : events
  return [...before.flatMap(itemOf), ...eventItems(told), ...after.flatMap(itemOf)]
}

function ownItem({ to, at, actor, reason }: Step, companyName: string): TimelineItem[] {
  const step = ownSteps[to]
  if (!step) return []
  const actors = {
    company: companyName,
    tradelane: 'Tradelane',
    carrier: 'the carrier',
    provider: 'the payments provider',
  }
  const by = `By ${actors[actor]}`
  return [{ key: to, ...step, at: formatInstant(at), text: reason ? `${by}: ${reason}` : by }]
}
