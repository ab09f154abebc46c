import { dayText } from '@tradelane/contract/primitives/day-text'
import type { Shipment } from '@tradelane/contract/shipments/shipment-view'
import { endOfDayIn } from '../../../../lifecycle/local-days.ts'
import type { CountedClock } from '../container-charges/container-time.ts'
import type { TrackingEvent } from '../tracking-events.ts'

type Exceptions = Shipment['exceptions']

const dayMs = 86_400_000

type Known = {
  events: readonly TrackingEvent[]
  etas: Shipment['eta_history']
  arrivalStop: number
  /** When the carrier reported a cancellation although it has the goods. */
  cancelledAt: Date | null
  eta: Shipment['eta']
  delivery: Shipment['delivery']
  /** Of its containers: in the port and outside it. */
  clocks: readonly CountedClock[]
  isPaid: boolean
  /** At the place of arrival: a delay names its days. */
  timeZone: string
}

/**
 * What did not go as planned, and why: left behind, more than a day late, overdue without a new estimate, held by customs or for the
 * payment, cancelled on the way, containers kept too long. Oldest first.
 */
export function exceptionsOf(known: Known): Exceptions {
  const { events, etas, arrivalStop, cancelledAt, timeZone } = known
  return [
    ...overdue(known),
    ...lateContainers(known.clocks, timeZone),
    ...rolled(events, arrivalStop - 1),
    ...delays(etas, timeZone),
    ...holds(events),
    ...cancellation(cancelledAt),
  ].sort((a, b) => a.at.getTime() - b.at.getTime())
}

function overdue({ eta, delivery, isPaid, timeZone }: Known): Exceptions {
  const since = (at: Date) => `since ${dayAndMonth(at, timeZone)}`
  const none = 'The carrier has given no new estimate.'
  if (eta.overdue_since)
    return [
      {
        kind: 'overdue',
        text: `Arrival overdue ${since(eta.overdue_since)}. ${none}`,
        at: eta.overdue_since,
      },
    ]
  if (!eta.actual || !delivery.overdue_since) return []
  const at = delivery.overdue_since
  return isPaid
    ? [{ kind: 'overdue', text: `Delivery overdue ${since(at)}. ${none}`, at }]
    : [{ kind: 'held_for_payment', text: 'The carrier hands the goods over once the freight is paid.', at }]
}

/** Those that still cost money by the day; what has ended is on the invoice. */
function lateContainers(clocks: readonly CountedClock[], timeZone: string): Exceptions {
  const late = clocks.filter(({ stoppedOn, days, terms }) => stoppedOn === null && days > terms.freeDays)
  const kinds = Map.groupBy(late, ({ kind }) => kind)
  return [...kinds].flatMap(([kind, same]) => {
    const [first] = same.toSorted((a, b) => a.lastFreeDay.localeCompare(b.lastFreeDay))
    if (!first) return []
    const where = kind === 'demurrage' ? 'still in the port' : 'not returned'
    const [count, verb] = [same.length, same.length === 1 ? 'container is' : 'containers are']
    return [
      {
        kind: 'container_late',
        text: `${count} ${verb} ${where}. Free time ended on ${dayText(first.lastFreeDay)}.`,
        at: endOfDayIn(first.lastFreeDay, timeZone),
      },
    ]
  })
}

const cancellation = (at: Date | null): Exceptions =>
  at
    ? [
        {
          kind: 'cancelled_on_the_way',
          text: 'The carrier reported a cancellation although it has the goods. We are asking what happens to them.',
          at,
        },
      ]
    : []

function rolled(events: readonly TrackingEvent[], stop: number): Exceptions {
  const departures = events.filter((event) => event.code === 'DEPA' && event.stop === stop)
  return departures.flatMap(({ vessel, voyage, reported_at: at }, index) => {
    const before = departures[index - 1]
    if (!before || before.voyage === voyage) return []
    return [
      {
        kind: 'rolled',
        text: `Left behind by ${shipOf(before)}, booked on ${shipOf({ vessel, voyage })}`,
        at,
      },
    ]
  })
}

const shipOf = ({ vessel, voyage }: Pick<TrackingEvent, 'vessel' | 'voyage'>): string =>
  [vessel, voyage].filter(Boolean).join(' ')

function delays(etas: Shipment['eta_history'], timeZone: string): Exceptions {
  return etas.flatMap(({ eta, reported_at: at, remark }, index) => {
    const before = etas[index - 1]?.eta
    if (!before || eta.getTime() - before.getTime() <= dayMs) return []
    const moved = `Arrival moved from ${dayAndMonth(before, timeZone)} to ${dayAndMonth(eta, timeZone)}`
    return [{ kind: 'delay', text: remark ? `${moved}: ${begunSmall(remark)}` : moved, at }]
  })
}

const begunSmall = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

function holds(events: readonly TrackingEvent[]): Exceptions {
  return events
    .filter(({ code, classifier }) => code === 'CUSS' && classifier === 'ACT')
    .map(({ remark, date_time: at }) => ({
      kind: 'customs_hold',
      text: remark ?? 'Held by customs for inspection',
      at,
    }))
}

const dayAndMonth = (at: Date, timeZone: string): string =>
  at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone }).replace('Sept', 'Sep')
