import type { FreightWire, SeaLane } from '@tradelane/contract/logistics/freight'
import { formatKm } from '../../../../lib/format/format-number.ts'
import { drivenLegs, geometryOf, placesOf } from '../../../../ui/map/draw-legs.ts'
import type { MapContents, MapRoute } from '../../../../ui/map/world-map.tsx'
import { legTime } from './freight-words.ts'

type Leg = FreightWire['legs'][number]

/** The route of the selected offer; different routes of other offers are drawn in a lighter style behind it. */
export function freightWay(
  shown: FreightWire,
  others: readonly FreightWire[],
  lanes: readonly SeaLane[],
): MapContents {
  const ways = new Map(others.map((offer) => [wayOf(offer), offer]))
  ways.delete(wayOf(shown))
  return {
    routes: [
      ...drivenLegs(shown.legs).map((leg) => routeOf(leg, lanes)),
      ...[...ways.values()].flatMap((offer) =>
        drivenLegs(offer.legs).map((leg) => ({
          ...routeOf(leg, lanes),
          isQuiet: true,
          key: `${wayOf(offer)} ${leg.role}`,
        })),
      ),
    ],
    places: placesOf(drivenLegs(shown.legs)),
  }
}

const wayOf = ({ legs }: FreightWire): string =>
  legs.map(({ by, from, to, route }) => route ?? `${by} ${from.lat} ${from.lng} ${to.lat} ${to.lng}`).join()

function routeOf(leg: Leg, lanes: readonly SeaLane[]): MapRoute {
  return {
    key: leg.role,
    kind: leg.by,
    geometry: geometryOf(leg, lanes),
    from: stopName(leg.from),
    to: stopName(leg.to),
    detail: [formatKm(leg.distance_km), legTime(leg), ...(leg.via ?? [])].join(', '),
  }
}

/** A port may be called as its city is. */
export const stopName = ({ name, code }: Leg['from']): string => (code ? `${name} (${code})` : name)
