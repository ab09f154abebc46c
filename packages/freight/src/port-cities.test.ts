import { expect, test } from 'vitest'
import { portCities } from '../test/port-cities.ts'
import { quays } from '../test/quays.ts'
import { greatCircleKm } from './geo.ts'
import { seaPorts, terminalsNear } from './terminals.ts'

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

/** Neither source judges them: no city has the name of the port, or the port is more than 10 km from the centre of its city. */
const unjudged = `
BRVLC CLLQN CLSVE CNCAN CNSZX FMPNI GFDDC GTPRQ GTSTC IDTPP INBOM INKRI INPAV INVTZ IRBKM IRBND KRKAN MYKUA OMMCT PEMRI
PHSFS PTLEI REREU TCPLS TRAMB TRMER TTPTS USPEF VEMAR`
  .trim()
  .split(/\s+/)

test('a port that the list of the container lines does not have is within 10 km of the city of its name', () => {
  const withQuay = new Set(quays.map(({ code }) => code))
  const others = seaPorts().filter(({ code }) => !withQuay.has(code))
  const far = others.filter(({ code, position }) => {
    const city = portCities.find((one) => one.code === code && one.hasItsName)
    return !city || greatCircleKm(city.position, position) > 10
  })
  expect(others.length).toBeGreaterThan(280)
  expect(far.map(({ code }) => code).toSorted()).toEqual(unjudged)
})
