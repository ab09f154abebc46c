import type { Freight, SeaLane } from '@tradelane/contract/logistics/freight'
import { findSeaRouteAround } from '@tradelane/freight'

/** Each way by sea that the offers name, once. */
export function seaLanesOf(offers: readonly Pick<Freight, 'legs'>[]): SeaLane[] {
  const lanes = new Map<string, SeaLane>()
  for (const { route, from, to, avoids = [] } of offers.flatMap(({ legs }) => legs)) {
    if (route === null || lanes.has(route)) continue
    const found = findSeaRouteAround([from.lng, from.lat], [to.lng, to.lat], avoids)
    if (!found) continue
    const { nauticalMiles, geometry } = found
    const line = geometry.map(([lng, lat]) => [Math.round(lng * 1e4) / 1e4, Math.round(lat * 1e4) / 1e4])
    lanes.set(route, { route, distance_nm: Math.ceil(nauticalMiles), geometry: line })
  }
  return [...lanes.values()]
}
