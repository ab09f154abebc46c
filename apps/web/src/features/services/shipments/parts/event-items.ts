import type { ShipmentWire } from '@tradelane/contract/shipments/shipment-view'
import type { TimelineItem } from '../../../../ui/records/timeline.tsx'
import { placeText } from './place-text.ts'
import { formatInstantAt } from './place-times.ts'

type Milestone = ShipmentWire['events'][number]

const classifierNames = { ACT: 'Actual', EST: 'Estimated', PLN: 'Planned' } as const

/** The carrier's events in the order of the route: those that have happened, the next one, and those to come. */
export function eventItems(events: readonly Milestone[]): TimelineItem[] {
  const next = events.findIndex(({ classifier }) => classifier !== 'ACT')
  return events.map((event, index) => ({
    key: `${index} ${event.code} ${event.location?.name}`,
    title: event.label,
    at: `${event.overdue_since ? 'Overdue since' : `${classifierNames[event.classifier]}:`} ${formatInstantAt(event.location, event.shown_at)}`,
    text: [whereText(event), planText(event)].filter(Boolean).join(' · '),
    state: event.classifier === 'ACT' ? 'done' : index === next ? 'now' : 'next',
  }))
}

/** How many events are shown before the next one, and how many from it on. */
const [shownBefore, shownFrom] = [2, 3]

/** The same with those folded that are neither the last ones nor the next ones. */
export function foldedEvents(items: readonly TimelineItem[]): TimelineItem[] {
  const next = items.findIndex(({ state }) => state === 'now')
  const present = next === -1 ? items.length : next
  const first = Math.min(present - shownBefore, items.length - shownBefore - shownFrom)
  const end = Math.max(present + shownFrom, shownBefore + shownFrom)
  return items.map((item, index) => ({ ...item, isFolded: index < first || index >= end }))
}

function whereText({ location, vessel, voyage }: Milestone): string {
  const place = location && placeText(location)
  const carried = vessel && (voyage ? `${vessel}, ${voyage}` : vessel)
  return [place, carried].filter(Boolean).join(', ')
}

/** Only times on another day than the one that is shown. */
function planText({ planned, estimated, actual, shown_at, location }: Milestone): string {
  const shown = (at: string | null) => formatInstantAt(location, String(at))
  const isOther = (at: string | null) => at !== null && at.slice(0, 10) !== shown_at.slice(0, 10)
  const parts = [
    actual && isOther(estimated) && `last estimated ${shown(estimated)}`,
    isOther(planned) && `planned ${shown(planned)}`,
  ]
  return parts.filter(Boolean).join(', ')
}
