import type { Shipment } from '@tradelane/contract/shipments/shipment-view'
import type { LocalLeg } from '../local-places.ts'
import { findMilestone, type Milestone, shownTimes, type Times, transportTimes } from './milestones.ts'

type ShownLeg = Shipment['legs'][number]
/** With all that the carrier has said; `shownLeg` leaves out what has passed. */
export type ShipmentLeg = Omit<ShownLeg, 'departure' | 'arrival'> & Record<'departure' | 'arrival', Times>

/** Each leg with the times of its two ends: leg n leaves stop n and reaches stop n + 1. */
export function progressOfLegs(legs: readonly LocalLeg[], milestones: readonly Milestone[]): ShipmentLeg[] {
  return legs.map(({ role, by, from, to, distance_km, route, passages }, stop) => {
    const departure = transportTimes(milestones, 'DEPA', stop)
    const arrival = transportTimes(milestones, 'ARRI', stop + 1)
    const aboard = findMilestone(milestones, 'DEPA', stop)?.newest
    return {
      role,
      by,
      from,
      to,
      distance_km,
      route,
      ...(passages && { passages }),
      vessel: aboard?.vessel ?? null,
      voyage: aboard?.voyage ?? null,
      departure,
      arrival,
      progress: progressOf(departure.actual, arrival.actual),
    }
  })
}

function progressOf(left: Date | null, reached: Date | null): ShipmentLeg['progress'] {
  if (reached) return 'done'
  return left ? 'under_way' : 'planned'
}

export const shownLeg = ({ departure, arrival, ...leg }: ShipmentLeg, asOf: Date): ShownLeg => ({
  ...leg,
  departure: shownTimes(departure, asOf),
  arrival: shownTimes(arrival, asOf),
})
