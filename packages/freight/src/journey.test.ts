import { expect, test } from 'vitest'
import { city } from '../test/land-cities.ts'
import { greatCircleKm, kmPerNauticalMile, type Position } from './geo.ts'
import { isJourney, planJourney, type Way } from './journey.ts'
import { overlandKm } from './overland.ts'
import { type Place, stopAt } from './place.ts'
import { findSeaRoute } from './sea-route.ts'
import { seaPorts } from './terminals.ts'

const place = (name: string, countryCode: string, lng: number, lat: number): Place => ({
  name,
  countryCode,
  position: [lng, lat],
})
const mumbai = place('Mumbai', 'IN', 72.88, 19.07)
const hamburg = place('Hamburg', 'DE', 9.99, 53.55)
const zurich = place('Zürich', 'CH', 8.55, 47.37)
const london = place('London', 'GB', -0.13, 51.51)
const bogota = place('Bogotá', 'CO', -74.08, 4.61)
const mexico = place('Mexico City', 'MX', -99.13, 19.43)
const seoul = place('Seoul', 'KR', 126.98, 37.57)
const iquitos = place('Iquitos', 'PE', -73.25, -3.75)
const jamestown = place('Longyearbyen', 'SJ', 15.63, 78.22)

/** Where no border or sea is in the way. */
const roadKm = (a: Position, b: Position) => Math.ceil(1.3 * overlandKm(a, b))
const railKm = (a: Position, b: Position) => Math.ceil(1.2 * greatCircleKm(a, b))

const reasonOf = (from: Place, to: Place, way: Way) => {
  const planned = planJourney(from, to, way)
  return isJourney(planned) ? 'reached' : planned.reason
}
const reached = (from: Place, to: Place, way: Way) => {
  const planned = planJourney(from, to, way)
  if (!isJourney(planned)) throw new Error(planned.reason)
  return planned
}

test('what is avoided and not on the way changes nothing but what is said', () => {
  const open = planJourney(mumbai, hamburg, 'sea')
  const around = planJourney(mumbai, hamburg, 'sea', ['hormuz', 'panama'])
  if (!isJourney(open) || !isJourney(around)) throw new Error('not reached')
  expect({ ...around.main, avoids: [] }).toEqual(open.main)
  const roundAfrica = planJourney(mumbai, hamburg, 'sea', ['suez'])
  expect(isJourney(roundAfrica) && roundAfrica.main.km > open.main.km).toBe(true)
  expect(isJourney(roundAfrica) && roundAfrica.main.passages).not.toContain('suez')
})

test('goods go from the city to a port near it, by sea, and from a port near the other city', () => {
  const { origin, main, destination } = reached(mumbai, hamburg, 'sea')
  expect(['INBOM', 'INNSA']).toContain(main.from.code)
  expect(main.to.code).toBe('DEHAM')
  expect(origin.to).toBe(main.from)
  expect(destination.from).toBe(main.to)
  expect(origin.km).toBeGreaterThanOrEqual(1)
})

test('a landlocked city is reached through a port abroad, by truck, and a train is offered for it', () => {
  const { main, destination, railTo } = reached(mumbai, zurich, 'sea')
  expect(main.to.countryCode).not.toBe('CH')
  expect(destination.km).toBeGreaterThan(300)
  expect(railTo?.km).toBeGreaterThan(300)
})

test('islands on the meridian of 180° do not block places at their latitude', () => {
  expect(reached(mumbai, place('La Paz', 'BO', -68.15, -16.5), 'sea').destination.km).toBeGreaterThan(300)
  expect(reached(mumbai, place('Suva', 'FJ', 178.44, -18.14), 'sea').main.to.code).toBe('FJSUV')
  expect(reasonOf(place('Sodankylä', 'FI', 26.6, 67.42), hamburg, 'road')).toBe('reached')
})

test('trucks use bridges and tunnels, and neither the Darién Gap nor the border of the Koreas', () => {
  expect(reasonOf(london, zurich, 'road')).toBe('reached')
  expect(reasonOf(bogota, mexico, 'road')).toBe('NOT_CONNECTED')
  expect(reasonOf(seoul, hamburg, 'rail')).toBe('NOT_CONNECTED')
  expect(reasonOf(mumbai, place('Colombo', 'LK', 79.85, 6.93), 'road')).toBe('NOT_CONNECTED')
})

test('without a route, the answer says why and where', () => {
  expect(planJourney(mumbai, iquitos, 'sea')).toEqual({ reason: 'NO_ROAD', place: iquitos })
  expect(planJourney(jamestown, hamburg, 'sea')).toEqual({ reason: 'NO_PORT', place: jamestown })
  expect(reasonOf(mumbai, place('Thane', 'IN', 72.97, 19.2), 'air')).toBe('SAME_TERMINAL')
  expect(reasonOf(place('Lisbon', 'PT', -9.14, 38.72), place('Almaty', 'KZ', 76.89, 43.25), 'road')).toBe(
    'TOO_FAR',
  )
  expect(reasonOf(iquitos, bogota, 'road')).toBe('NO_ROAD')
})

test('the route back has the same length', () => {
  const [there, back] = [reached(zurich, mumbai, 'sea'), reached(mumbai, zurich, 'sea')]
  expect(there.main.km).toBe(back.main.km)
  expect(there.origin.km).toBe(back.destination.km)
})

const moscow = place('Moscow', 'RU', 37.6, 55.75)
const munich = place('Munich', 'DE', 11.58, 48.14)
const chicago = place('Chicago', 'US', -87.63, 41.88)

test('each stretch is as long as its way: by road, by the lanes of the sea, through the air', () => {
  const { origin, main, destination } = reached(chicago, munich, 'sea')
  const { nauticalMiles } = findSeaRoute(main.from.position, main.to.position)
  expect(main).toMatchObject({ by: 'sea', km: Math.ceil(nauticalMiles * kmPerNauticalMile) })
  expect(origin).toMatchObject({
    by: 'truck',
    from: stopAt(chicago),
    km: roadKm(chicago.position, main.from.position),
  })
  expect(destination).toMatchObject({ to: stopAt(munich), km: roadKm(main.to.position, munich.position) })
  const air = reached(chicago, munich, 'air').main
  expect(air).toMatchObject({ by: 'air', km: Math.ceil(greatCircleKm(air.from.position, air.to.position)) })
})

test('a truck comes to a neighbouring address too, and is paid for a kilometre', () => {
  const [port] = seaPorts().filter(({ code }) => code === 'DEHAM')
  const quay = { name: 'The quay', countryCode: 'DE', position: port?.position ?? [0, 0] }
  expect(reached(mumbai, quay, 'sea').destination.km).toBe(1)
})

test('a train is worth loading from 300 km on', () => {
  const lengths = new Map<number, boolean>()
  // So far north of Mundra, the Gulf of Kutch is not between.
  const lat = 24.5
  for (let lng = 69.9; lng < 74; lng += 0.1) {
    const { main, railTo } = reached(hamburg, place('A village', 'IN', lng, lat), 'sea')
    lengths.set(railKm(main.to.position, [lng, lat]), railTo !== undefined)
  }
  expect([...lengths].filter(([km, isOffered]) => isOffered !== km >= 300)).toEqual([])
  expect(new Set(lengths.values())).toEqual(new Set([false, true]))
})

test('by land, a truck drives from door to door, and a train needs a yard at either end', () => {
  const road = reached(zurich, munich, 'road')
  expect([road.origin.km, road.main, road.destination.km]).toEqual([
    0,
    {
      by: 'truck',
      from: stopAt(zurich),
      to: stopAt(munich),
      km: roadKm(zurich.position, munich.position),
      crossings: [],
    },
    0,
  ])
  const rail = reached(zurich, munich, 'rail')
  expect([rail.origin.km, rail.main.by, rail.main.km, rail.destination.km]).toEqual([
    30,
    'rail',
    railKm(zurich.position, munich.position),
    30,
  ])
  expect([road.railFrom, road.railTo, rail.railFrom, rail.railTo]).toEqual(Array(4).fill(undefined))
})

/** The place along a line that is exactly so far away. */
function placeAt(line: (step: number) => Place, kmTo: (to: Place) => number, km: number): Place {
  for (let step = 0; step < 20_000; step++) if (kmTo(line(step)) === km) return line(step)
  throw new Error(`nothing is ${km} km away`)
}

test('a truck drives at most 6,000 km', () => {
  const siberia = (step: number) => place('Siberia', 'RU', 105 + step / 1_000, 55.75)
  const far = (km: number) => placeAt(siberia, (to) => roadKm(moscow.position, to.position), km)
  expect(reasonOf(moscow, far(6_000), 'road')).toBe('reached')
  expect(reasonOf(moscow, far(6_001), 'road')).toBe('TOO_FAR')
})

test('a block train runs at most 13,000 km', () => {
  const reasons = ['Duisburg', 'Xi’an', 'Chongqing', 'Ho Chi Minh City'].map((name) =>
    reasonOf(city('Lisbon'), city(name), 'rail'),
  )
  expect(reasons).toEqual(['reached', 'reached', 'reached', 'TOO_FAR'])
})

test('two places at sea are not connected by land', () => {
  const [west, east] = [place('West', 'US', -41, 30), place('East', 'US', -40, 30)]
  expect(planJourney(west, east, 'road')).toEqual({ reason: 'NOT_CONNECTED', place: undefined })
})

test('a place without an airport, or without a road to one, is the reason', () => {
  const atSea = place('Atlantis', 'US', -40, 30)
  expect(planJourney(hamburg, atSea, 'air')).toEqual({ reason: 'NO_AIRPORT', place: atSea })
  expect(planJourney(iquitos, hamburg, 'air')).toEqual({ reason: 'NO_ROAD', place: iquitos })
  const urumqi = place('Urumqi', 'CN', 87.6, 43.8)
  expect(planJourney(urumqi, hamburg, 'sea')).toEqual({ reason: 'NO_ROAD', place: urumqi })
  expect(planJourney(hamburg, iquitos, 'rail')).toEqual({ reason: 'NO_ROAD', place: iquitos })
})
