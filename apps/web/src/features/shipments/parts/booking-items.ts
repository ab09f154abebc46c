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

/** From the request to the end, with the carrier's events in between. */
export function bookingItems({ logistics, timeline, shipment, company_name }: BookingDetail): TimelineItem[] {
  const before = timeline.filter(({ to }) => to === 'requested' || to === 'confirmed')
  const after = timeline.filter(({ to }) => to in ownSteps && !before.some((step) => step.to === to))
  const itemOf = (step: Step) => ownItem(step, company_name)
  const events = shipment?.events ?? []
  // The planned events of a cancelled booking will not happen.
  const shown = logistics.state === 'cancelled' ? events.filter((event) => event.actual !== null) : events
  return [...before.flatMap(itemOf), ...eventItems(shown), ...after.flatMap(itemOf)]
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
