import { expect, test } from 'vitest'
import { isJourney, planJourney, type Way } from './journey.ts'
import type { Place } from './place.ts'

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

const reasonOf = (from: Place, to: Place, way: Way) => {
  const planned = planJourney(from, to, way)
  return isJourney(planned) ? 'reached' : planned.reason
}
const reached = (from: Place, to: Place, way: Way) => {
  const planned = planJourney(from, to, way)
  if (!isJourney(planned)) throw new Error(planned.reason)
  return planned
}

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

test('trucks use bridges and tunnels, and neither ferries, nor the Darién Gap, nor the border of the Koreas', () => {
  expect(reasonOf(london, zurich, 'road')).toBe('reached')
  expect(reasonOf(bogota, mexico, 'road')).toBe('NOT_CONNECTED')
  expect(reasonOf(seoul, hamburg, 'rail')).toBe('NOT_CONNECTED')
  expect(reasonOf(mumbai, place('Colombo', 'LK', 79.85, 6.93), 'road')).toBe('NOT_CONNECTED')
})

test('without a route, the answer says why and where', () => {
  expect(planJourney(mumbai, iquitos, 'sea')).toEqual({ reason: 'NO_ROAD', place: iquitos })
  expect(planJourney(jamestown, hamburg, 'sea')).toEqual({ reason: 'NO_PORT', place: jamestown })
  expect(reasonOf(mumbai, place('Thane', 'IN', 72.97, 19.2), 'air')).toBe('SAME_TERMINAL')
  expect(reasonOf(mumbai, hamburg, 'road')).toBe('TOO_FAR')
  expect(reasonOf(iquitos, bogota, 'road')).toBe('NO_ROAD')
})

test('the route back has the same length', () => {
  const [there, back] = [reached(zurich, mumbai, 'sea'), reached(mumbai, zurich, 'sea')]
  expect(there.main.km).toBe(back.main.km)
  expect(there.origin.km).toBe(back.destination.km)
})
