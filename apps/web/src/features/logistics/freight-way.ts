import type { FreightWire, SeaLane } from '@tradelane/contract/freight-quote'
import type { MapContents, MapPlace, MapRoute } from '../../ui/map/world-map.tsx'
import { daysText } from './freight-words.ts'

type Leg = FreightWire['legs'][number]

/** The way of the offer that is looked at; the ways of others, where they are different ones, quietly behind it. */
export function freightWay(
  shown: FreightWire,
  others: readonly FreightWire[],
  lanes: readonly SeaLane[],
): MapContents {
  const ways = new Map(others.map((offer) => [wayOf(offer), offer]))
  ways.delete(wayOf(shown))
  return {
    routes: [
      ...driven(shown).map((leg) => routeOf(leg, lanes)),
      ...[...ways.values()].flatMap((offer) =>
        driven(offer).map((leg) => ({
          ...routeOf(leg, lanes),
          isQuiet: true,
          key: `${wayOf(offer)} ${leg.role}`,
        })),
      ),
    ],
    places: placesOf(driven(shown)),
  }
}

/** Between two cities on land nothing is driven to a terminal. */
const driven = ({ legs }: FreightWire): Leg[] => legs.filter(({ distance_km }) => distance_km > 0)

const wayOf = ({ legs }: FreightWire): string =>
  legs.map(({ by, from, to }) => `${by} ${from.lat} ${from.lng} ${to.lat} ${to.lng}`).join()

function routeOf(leg: Leg, lanes: readonly SeaLane[]): MapRoute {
  const lane = lanes.find(({ route }) => route === leg.route)
  return {
    key: leg.role,
    kind: leg.by,
    geometry: lane?.geometry ?? [
      [leg.from.lng, leg.from.lat],
      [leg.to.lng, leg.to.lat],
    ],
    from: stopName(leg.from),
    to: stopName(leg.to),
    detail: `${distanceText(leg, lane)}, ${daysText(leg.days)}`,
  }
}

/** A port may be called as its city is. */
export const stopName = ({ name, code }: Leg['from']): string => (code ? `${name} (${code})` : name)

export function distanceText({ by, distance_km }: Leg, lane?: SeaLane): string {
  const kilometres = `${Math.round(distance_km).toLocaleString('en')} km`
  return by === 'sea' && lane ? `${lane.distance_nm.toLocaleString('en')} nm` : kilometres
}

/** Cities before ports, so that theirs are the names that find room. */
function placesOf(legs: readonly Leg[]): MapPlace[] {
  const isFlight = legs.some(({ by }) => by === 'air')
  const stops = legs.flatMap(({ from, to }) => [from, to])
  const places = stops.map(({ name, lat, lng, code }): MapPlace => {
    return { name, lat, lng, kind: code === null ? 'city' : isFlight ? 'airport' : 'port' }
  })
  const distinct = new Map(places.map((place) => [`${place.lat} ${place.lng}`, place]))
  return [...distinct.values()].sort((a, b) => Number(a.kind !== 'city') - Number(b.kind !== 'city'))
}
