import type { SeaLane } from '@tradelane/contract/logistics/freight'
import { useMemo } from 'react'
import { WorldMap } from '../../../../ui/map/world-map.tsx'
import { type Position, type WayLeg, wayOfLegs } from './way-of-legs.ts'

type ShipmentMapProps = {
  /** 'The way from Mumbai to Hamburg' */
  label: string
  legs: readonly WayLeg[]
  routes: readonly SeaLane[]
  position: Position
}

/** The route, its travelled part, and the position of the goods. */
export function ShipmentMap({ label, legs, routes, position }: ShipmentMapProps) {
  const way = useMemo(() => wayOfLegs(legs, routes, position), [legs, routes, position])
  return <WorldMap label={label} {...way} />
}
