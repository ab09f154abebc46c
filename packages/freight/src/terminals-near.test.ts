import { expect, test } from 'vitest'
import { city } from '../test/land-cities.ts'
import type { Position } from './geo.ts'
import type { Place } from './place.ts'
import { type Reached, type Terminal, terminalsNear } from './terminals.ts'

const terminal = (code: string, ...position: Position): Terminal => ({
  ...{ code, name: code, countryCode: code.slice(0, 2), handled: 0, position },
})
const byRoad = ({ way }: Reached) => way.km
const near = (place: Place, all: Terminal[], most = 8, effort = byRoad) => {
  const reach = terminalsNear(place, all, most, effort)
  return 'reason' in reach ? reach.reason : reach.terminals.map(({ terminal: { code } }) => code)
}

const berlin = city('Berlin')
const [rostock, hamburg, bremen, rotterdam, antwerp, genoa] = [
  terminal('DERSK', 12.1, 54.15),
  terminal('DEHAM', 9.95, 53.53),
  terminal('DEBRE', 8.75, 53.12),
  terminal('NLRTM', 4.4, 51.92),
  terminal('BEANR', 4.38, 51.26),
  terminal('ITGOA', 8.92, 44.41),
] as const
const all = [genoa, antwerp, hamburg, rotterdam, bremen, rostock]

test('they come in the order of their effort, and no more than asked for', () => {
  expect(near(berlin, all)).toEqual(['DERSK', 'DEHAM', 'DEBRE', 'NLRTM', 'BEANR', 'ITGOA'])
  expect(near(berlin, all, 2)).toEqual(['DERSK', 'DEHAM'])
})

test('of four times as many as asked for, the nearest are compared', () => {
  expect(near(berlin, all, 1, ({ way }) => -way.km)).toEqual(['NLRTM'])
})

test('a terminal over water is as far as the way round it', () => {
  const mumbai = { name: 'Mumbai', countryCode: 'IN', position: [72.88, 19.07] } as const
  const [uran, kalyan] = [terminal('INURN', 72.95, 18.92), terminal('INKLY', 73.13, 19.24)]
  expect(near(mumbai, [uran, kalyan])).toEqual(['INKLY', 'INURN'])
  expect(near(mumbai, [uran, kalyan], 1)).toEqual(['INKLY'])
})

test('a terminal whose way round the water no forwarder would drive is not reached', () => {
  const [colonia, rosario] = [terminal('UYCYR', -57.84, -34.47), terminal('ARROS', -60.66, -32.95)]
  expect(near(city('Buenos Aires'), [colonia, rosario])).toEqual(['ARROS'])
  expect(near(city('Buenos Aires'), [colonia, rosario], 1)).toEqual(['ARROS'])
})

test('a truck to a terminal drives at most 3,000 km', () => {
  // 1.3 times 2,300 and 2,400 km along a parallel.
  const moscow = city('Moscow')
  expect(near(moscow, [terminal('RUNEA', 74.3, 55.75)])).toEqual(['RUNEA'])
  expect(near(moscow, [terminal('RUFAR', 76.2, 55.75)])).toBe('TOO_FAR')
})

test('without one on the same land, none is reached', () => {
  expect(near(berlin, [terminal('ISREY', -21.84, 64.15)])).toBe('NO_TERMINAL')
  expect(near(berlin, [])).toBe('NO_TERMINAL')
  expect(near({ name: 'At sea', countryCode: 'DE', position: [-40, 30] }, all)).toBe('NO_TERMINAL')
})
