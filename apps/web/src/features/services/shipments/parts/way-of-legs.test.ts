import { expect, test } from 'vitest'
import { type WayLeg, wayOfLegs } from './way-of-legs.ts'

const stop = (name: string, lng: number, code: string | null = null) => ({
  name,
  countryCode: 'IN',
  code,
  lat: 10,
  lng,
})
const [door, port, quay] = [stop('Pune', 0), stop('Mumbai', 1, 'INBOM'), stop('Hamburg', 9, 'DEHAM')]
const lane = {
  route: 'INBOM-DEHAM',
  distance_nm: 6_500,
  geometry: [
    [1, 10],
    [5, 0],
    [9, 10],
  ],
}
const legs: WayLeg[] = [
  { role: 'origin', by: 'truck', from: door, to: port, distance_km: 150, route: null, progress: 'done' },
  {
    role: 'main',
    by: 'sea',
    from: port,
    to: quay,
    distance_km: 12_038,
    route: lane.route,
    progress: 'under_way',
  },
  {
    role: 'destination',
    by: 'truck',
    from: quay,
    to: quay,
    distance_km: 0,
    route: null,
    progress: 'planned',
  },
]
const position = { lat: 0, lng: 5, leg: 'main', share: 0.5, text: 'At sea' } as const

test('the sea leg follows its lane, the road is a straight line, and a leg without positions is left out', () => {
  const { routes, places } = wayOfLegs(legs, [lane], position)
  expect(routes.map(({ kind, geometry }) => [kind, geometry.length])).toEqual([
    ['truck', 2],
    ['sea', 3],
  ])
  expect(places.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
    'city Pune',
    'port Mumbai',
    'port Hamburg',
  ])
})

test('the travelled part is a share of each leg, and is unknown before the booking', () => {
  const { routes, position: shown } = wayOfLegs(legs, [lane], position)
  expect(routes.map(({ travelled }) => travelled)).toEqual([1, 0.5])
  expect(shown).toEqual({ lat: 0, lng: 5, label: 'At sea' })
  const offered = wayOfLegs(
    legs.map(({ progress, ...leg }) => leg),
    [lane],
    null,
  )
  expect(offered.routes.map(({ travelled }) => travelled)).toEqual([undefined, undefined])
})
