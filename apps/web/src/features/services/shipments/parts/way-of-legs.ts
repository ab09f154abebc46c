import type { FreightWire, SeaLane } from '@tradelane/contract/logistics/freight'
import type { ShipmentWire } from '@tradelane/contract/shipments/shipment-view'
import { formatKm } from '../../../../lib/format/format-number.ts'
import { drivenLegs, geometryOf, placesOf } from '../../../../ui/map/draw-legs.ts'
import type { MapContents, MapRoute } from '../../../../ui/map/world-map.tsx'

export type Position = ShipmentWire['position']
type TrackedLeg = ShipmentWire['legs'][number]
/** Of an offer, or of a shipment that moves. */
export type WayLeg = Pick<
  FreightWire['legs'][number],
  'role' | 'by' | 'from' | 'to' | 'distance_km' | 'route'
> &
  Partial<Pick<TrackedLeg, 'progress'>>

/** The legs as they are drawn; without a route of its own a leg is a straight line. */
export function wayOfLegs(
  legs: readonly WayLeg[],
  routes: readonly SeaLane[],
  position: Position,
): MapContents {
  const driven = drivenLegs(legs)
  return {
    routes: driven.map((leg) => routeOf(leg, routes, position)),
    places: placesOf(driven),
    ...(position && { position: { lat: position.lat, lng: position.lng, label: position.text } }),
  }
}

function routeOf(leg: WayLeg, routes: readonly SeaLane[], position: Position): MapRoute {
  const travelled = shareBehind(leg, position)
  return {
    key: leg.role,
    kind: leg.by,
    geometry: geometryOf(leg, routes),
    from: leg.from.name,
    to: leg.to.name,
    detail: formatKm(leg.distance_km),
    ...(travelled !== undefined && { travelled }),
  }
}

function shareBehind({ role, progress }: WayLeg, position: Position): number | undefined {
  if (progress === undefined) return undefined
  if (progress === 'done') return 1
  return position?.leg === role ? position.share : 0
}
