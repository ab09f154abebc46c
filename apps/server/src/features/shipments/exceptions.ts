import type { Shipment } from '@tradelane/contract/shipments/shipment-view'
import type { TrackingEvent } from './tracking-events.ts'

type Exceptions = Shipment['exceptions']

const dayMs = 86_400_000

type Known = {
  events: readonly TrackingEvent[]
  etas: Shipment['eta_history']
  arrivalStop: number
  /** When the carrier reported a cancellation although it has the goods. */
  cancelledAt: Date | null
  /** At the place of arrival: a delay names its days. */
  timeZone: string
}

/** What did not go as planned: left behind, more than a day late, held by customs, cancelled on the way. Oldest first. */
export function exceptionsOf({ events, etas, arrivalStop, cancelledAt, timeZone }: Known): Exceptions {
  return [
    ...rolled(events, arrivalStop - 1),
    ...delays(etas, timeZone),
    ...holds(events),
    ...cancellation(cancelledAt),
  ].sort((a, b) => a.at.getTime() - b.at.getTime())
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
  const dayText = (at: Date) => at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone })
  return etas.flatMap(({ eta, reported_at: at, remark }, index) => {
    const before = etas[index - 1]?.eta
    if (!before || eta.getTime() - before.getTime() <= dayMs) return []
    const moved = `Arrival moved from ${dayText(before)} to ${dayText(eta)}`
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
