import type { Freight, SeaLane } from '@tradelane/contract/logistics/freight'
import { findSeaRouteAround, type Position, type SeaRoute } from '@tradelane/freight'

/** Each way by sea that the offers name, once. */
export function seaLanesOf(offers: readonly Pick<Freight, 'legs'>[]): SeaLane[] {
  const lanes = new Map<string, SeaLane>()
  for (const leg of offers.flatMap(({ legs }) => legs)) {
    const { route } = leg
    if (route === null || lanes.has(route)) continue
    const parts = partsOf(leg)
    if (!parts) continue
    const nauticalMiles = parts.reduce((sum, part) => sum + part.nauticalMiles, 0)
    const line = parts
      .flatMap(({ geometry }) => geometry)
      .map(([lng, lat]) => [Math.round(lng * 1e4) / 1e4, Math.round(lat * 1e4) / 1e4])
    lanes.set(route, { route, distance_nm: Math.ceil(nauticalMiles), geometry: line })
  }
  return [...lanes.values()]
}

/** A ship that turned has sailed to that place on the way that it was booked on. */
function partsOf(leg: Freight['legs'][number]): SeaRoute[] | undefined {
  const { from, to, avoids = [], turns_at, avoided_before = [] } = leg
  const start: Position = [from.lng, from.lat]
  const end: Position = [to.lng, to.lat]
  const [lng, lat] = turns_at ?? []
  const turn: Position | undefined = lng === undefined || lat === undefined ? undefined : [lng, lat]
  const first = turn && findSeaRouteAround(start, turn, avoided_before)
  const last = findSeaRouteAround(turn ?? start, end, avoids)
  return last && [...(first ? [first] : []), last]
}
