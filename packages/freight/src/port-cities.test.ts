import { expect, test } from 'vitest'
import { portCities } from '../test/port-cities.ts'
import { quays } from '../test/quays.ts'
import { indexedPorts } from '../test/world-port-index.ts'
import { greatCircleKm, type Position } from './geo.ts'
import { airports, seaPorts, terminalsNear } from './terminals.ts'

test('each port is reached from its city by land', () => {
  const listed = new Set(portCities.map(({ code }) => code))
  const withoutCity = seaPorts().filter(({ code }) => !listed.has(code))
  expect(withoutCity.map(({ code }) => code)).toEqual(['IRBKM', 'TCPLS'])
  const cut = portCities.filter((city) => {
    const ports = seaPorts().filter(({ code }) => code === city.code)
    return !('terminals' in terminalsNear(city, ports, 1, () => 0))
  })
  expect(cut.map(({ code }) => code)).toEqual([])
})

/**
 * More than 10 km from their entry. Cork’s is Cobh, below its city quays; Gwangyang’s and Saint-Denis’ are in the roads; Johor Bahru’s quays are those
 * of Pasir Gudang; Shekou is at the other end of Shenzhen.
 */
const far = ['CNSZX', 'IEORK', 'KRKAN', 'MYJHB', 'REREU']
/** They have no entry. The first and the last have no city of their name either: other sources follow below. */
const withoutEntry = ['INKRI', 'BRIGI', 'KHPNH', 'MDGIU', 'TCPLS']

test('a port that the list of the container lines does not have is within 10 km of its entry in the World Port Index', () => {
  const withQuay = new Set(quays.map(({ code }) => code))
  const others = seaPorts().filter(({ code }) => !withQuay.has(code))
  const entries = new Map(indexedPorts.map(({ code, position }) => [code, position]))
  expect(others.length).toBeGreaterThan(280)
  const kmTo = (code: string, position: Position) => {
    const entry = entries.get(code)
    return entry && greatCircleKm(entry, position)
  }
  const judged = others.map(({ code, position }) => ({ code, km: kmTo(code, position) }))
  expect(
    judged
      .filter(({ km }) => km === undefined)
      .map(({ code }) => code)
      .toSorted(),
  ).toEqual(withoutEntry.toSorted())
  expect(
    judged
      .filter(({ km = 0 }) => km > 10)
      .map(({ code }) => code)
      .toSorted(),
  ).toEqual(far)
})

test('a port without an entry is within 10 km of the city of its name, where there is one', () => {
  const cities = portCities.filter(({ code, hasItsName }) => hasItsName && withoutEntry.includes(code))
  expect(cities.map(({ code }) => code).toSorted()).toEqual(['BRIGI', 'KHPNH', 'MDGIU'])
  for (const { code, position } of cities) {
    const port = seaPorts().find((one) => one.code === code)
    expect([code, port && greatCircleKm(position, port.position) < 10]).toEqual([code, true])
  }
})

// Krishnapatnam is at 14°15′ north by the page of its district (spsrnellore.com, 25 November 2011, whose 81°08′ east is out at sea), and at 14.25, 80.12
// by lists of Indian ports on GitHub. Providenciales has its airport from OurAirports, which knows nothing of ports.
test('the ports without entry and city are within 10 km of their place in a second source', () => {
  const at = (code: string) => seaPorts().find((one) => one.code === code)?.position ?? [0, 0]
  const airport = airports().find(({ code }) => code === 'PLS')
  expect(airport?.name).toBe('Providenciales')
  expect(greatCircleKm(at('INKRI'), [80.12, 14.25])).toBeLessThan(10)
  expect(greatCircleKm(at('TCPLS'), airport?.position ?? [0, 0])).toBeLessThan(10)
})

test.each([
  ['NGLOS', 'NGAPP', [3.39, 6.44]],
  ['VEMAR', undefined, [-71.6, 10.63]],
] as const)(
  '%s is at its quays, by the World Port Index, the city and the terminal list',
  (code, quay, position) => {
    const port = seaPorts().find((one) => one.code === code)
    const kmTo = (other: Position | undefined) => (other ? greatCircleKm(position, other) : 0)
    expect(port?.position).toEqual(position)
    expect(kmTo(indexedPorts.find((one) => one.code === code)?.position)).toBeLessThan(5)
    expect(kmTo(portCities.find((one) => one.code === code)?.position)).toBeLessThan(5)
    expect(kmTo(quays.find((one) => one.code === quay)?.position)).toBeLessThan(1)
  },
)
