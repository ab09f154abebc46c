import type { FreightWire, SeaLane } from '@tradelane/contract/logistics/freight'
import type { MapPlace, MapRoute } from './map-contents.ts'

type Leg = FreightWire['legs'][number]

/** Those that something moves on: between two cities on land nothing is driven to a terminal. */
export const drivenLegs = <L extends Pick<Leg, 'distance_km'>>(legs: readonly L[]): L[] =>
  legs.filter(({ distance_km }) => distance_km > 0)

/** The leg's lane, or a straight line if it has none. */
export function geometryOf(
  { route, from, to }: Pick<Leg, 'route' | 'from' | 'to'>,
  lanes: readonly SeaLane[],
): MapRoute['geometry'] {
  const lane = lanes.find((each) => each.route === route)
  return (
    lane?.geometry ?? [
      [from.lng, from.lat],
      [to.lng, to.lat],
    ]
  )
}

/** Each stop once; cities before ports, so that theirs are the names that find room. */
export function placesOf(legs: readonly Pick<Leg, 'by' | 'from' | 'to'>[]): MapPlace[] {
  const isFlight = legs.some(({ by }) => by === 'air')
  const stops = legs.flatMap(({ from, to }) => [from, to])
  const places = stops.map(({ name, lat, lng, code }): MapPlace => {
    return { name, lat, lng, kind: code === null ? 'city' : isFlight ? 'airport' : 'port' }
  })
  const distinct = new Map(places.map((place) => [`${place.lat} ${place.lng}`, place]))
  return [...distinct.values()].sort((a, b) => Number(a.kind !== 'city') - Number(b.kind !== 'city'))
}
