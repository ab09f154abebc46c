import type { Shipment } from '@tradelane/contract/shipments/shipment-view'
import type { LocalLeg } from './local-places.ts'
import { findMilestone, type Milestone, transportTimes } from './milestones.ts'

export type ShipmentLeg = Shipment['legs'][number]

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
