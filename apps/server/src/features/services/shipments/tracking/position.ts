import type { SeaLane } from '@tradelane/contract/logistics/freight'
import type { Shipment } from '@tradelane/contract/shipments/shipment-view'
import { greatCircleKm, type Position } from '@tradelane/freight'
import { expected } from './milestones.ts'
import type { ShipmentLeg } from './shipment-legs.ts'

/** Never there before the carrier says so. */
const most = 0.98
const where = { sea: 'At sea', air: 'In the air', rail: 'On the rails', truck: 'On the road' } as const

/**
 * Where the goods are at that moment: as far along the leg under way as its time has run, between two legs at the end of the
 * first. Null before they move.
 */
export function positionOf(
  legs: readonly ShipmentLeg[],
  lanes: readonly SeaLane[],
  asOf: Date,
): Shipment['position'] {
  const leg = legs.findLast(({ progress }) => progress !== 'planned')
  if (!leg) return null
  const way = wayOf(leg, lanes)
  const share = leg.progress === 'done' ? 1 : shareOf(leg, asOf)
  const [lng, lat] = pointAlong(way, share)
  const text =
    share === 1 ? `In ${leg.to.name}` : `${where[leg.by]} between ${leg.from.name} and ${leg.to.name}`
  return { lat, lng, leg: leg.role, share, text }
}

function wayOf({ route, from, to }: ShipmentLeg, lanes: readonly SeaLane[]): Position[] {
  const lane = lanes.find((one) => one.route === route)
  const drawn = lane?.geometry.map(([lng = 0, lat = 0]): Position => [lng, lat])
  return (
    drawn ?? [
      [from.lng, from.lat],
      [to.lng, to.lat],
    ]
  )
}

function shareOf({ departure, arrival }: ShipmentLeg, asOf: Date): number {
  const [left, due] = [departure.actual, expected(arrival)]
  if (!left || !due || due <= left) return 0
  return Math.min(most, Math.max(0, (asOf.getTime() - left.getTime()) / (due.getTime() - left.getTime())))
}

/** Longitudes may run on past 180°, as those of the line do: so it lies on the line. */
function pointAlong(way: readonly Position[], share: number): Position {
  const sections = way.slice(1).map((to, index) => ({ from: way[index] ?? to, to }))
  const lengths = sections.map(({ from, to }) => greatCircleKm(from, to))
  let left = lengths.reduce((sum, length) => sum + length, 0) * share
  for (const [index, { from, to }] of sections.entries()) {
    const length = lengths[index] ?? 0
    if (left <= length) return between(from, to, length === 0 ? 0 : left / length)
    left -= length
  }
  return way.at(-1) ?? [0, 0]
}

function between([lng, lat]: Position, [toLng, toLat]: Position, share: number): Position {
  const rounded = (value: number) => Math.round(value * 1e4) / 1e4
  return [rounded(lng + (toLng - lng) * share), rounded(lat + (toLat - lat) * share)]
}
