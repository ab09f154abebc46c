import { describe, expect, test } from 'vitest'
import { city } from '../test/land-cities.ts'
import { effortOfMain, effortOfReach } from './effort.ts'
import { greatCircleKm, kmPerNauticalMile } from './geo.ts'
import { isJourney, planByTrain, planJourney } from './journey.ts'
import type { PassageCode } from './passages.ts'
import type { Place } from './place.ts'
import { findSeaRouteAround } from './sea-route.ts'
import { airports, type Reached, seaPorts, type Terminal, terminalsNear } from './terminals.ts'

const place = (name: string, countryCode: string, lng: number, lat: number): Place => ({
  name,
  countryCode,
  position: [lng, lat],
})
const tokyo = place('Tokyo', 'JP', 139.69, 35.69)
const [zurich, chicago] = [city('Zürich'), place('Chicago', 'US', -87.63, 41.88)]

function mainOf(from: Place, to: Place, way: 'sea' | 'air', avoids?: PassageCode[]) {
  const planned = planJourney(from, to, way, avoids)
  if (!isJourney(planned)) throw new Error(planned.reason)
  return planned.main
}

/** Eight at each end, each pair of them followed all the way. */
function leastOfAll(from: Place, to: Place, way: 'sea' | 'air', avoids: PassageCode[] = []) {
  const all = (way === 'sea' ? seaPorts() : airports()).filter(({ handled }) => handled >= 0)
  const near = (end: Place) => {
    const reach = terminalsNear(end, all, 8, effortOfReach(way, end))
    return 'terminals' in reach ? reach.terminals : []
  }
  const kmOf = (one: Terminal, other: Terminal) =>
    way === 'air'
      ? greatCircleKm(one.position, other.position)
      : (findSeaRouteAround(one.position, other.position, avoids)?.nauticalMiles ??
          Number.POSITIVE_INFINITY) * kmPerNauticalMile
  const effort = (start: Reached, finish: Reached) =>
    effortOfReach(way, from)(start) +
    effortOfReach(way, to)(finish) +
    effortOfMain(way, Math.ceil(kmOf(start.terminal, finish.terminal)))
  const [best] = near(from)
    .flatMap((start) => near(to).map((finish) => ({ start, finish, effort: effort(start, finish) })))
    .sort((a, b) => a.effort - b.effort)
  return [best?.start.terminal.code, best?.finish.terminal.code]
}

describe('of eight terminals at each end', () => {
  test.each<[string, Place, Place, PassageCode[]]>([
    ['Zürich and Chicago', zurich, chicago, []],
    ['Chicago and Chongqing', chicago, city('Chongqing'), []],
    ['Tokyo and Zürich', tokyo, zurich, []],
    ['Tokyo and Zürich, with Suez closed', tokyo, zurich, ['suez']],
    ['Madrid and Moscow', city('Madrid'), city('Moscow'), []],
    ['Bogotá and Chicago, with Panama closed', place('Bogotá', 'CO', -74.08, 4.61), chicago, ['panama']],
    ['Delhi and Munich', place('Delhi', 'IN', 77.21, 28.61), place('Munich', 'DE', 11.58, 48.14), []],
  ])('the pair of the least effort by sea is chosen: %s', (_, from, to, avoids) => {
    const { from: port, to: landing, ...main } = mainOf(from, to, 'sea', avoids)
    expect([port.code, landing.code]).toEqual(leastOfAll(from, to, 'sea', avoids))
    expect(main).toMatchObject({ avoids, crossings: [] })
  })

  test.each([
    ['Tokyo and Zürich', tokyo, zurich],
    ['Zürich and Chicago', zurich, chicago],
    ['Chongqing and Madrid', city('Chongqing'), city('Madrid')],
  ])('the pair of the least effort by air is chosen: %s', (_, from, to) => {
    const { from: start, to: end, crossings } = mainOf(from, to, 'air')
    expect([start.code, end.code]).toEqual(leastOfAll(from, to, 'air'))
    expect(crossings).toEqual([])
  })
})

test('without closed passages, a ship keeps clear of none', () => {
  expect(mainOf(tokyo, zurich, 'sea').avoids).toEqual([])
})

test('long flights leave from the large airport of a city, short ones from the near one too', () => {
  const tehran = place('Tehran', 'IR', 51.42, 35.69)
  expect(mainOf(tehran, place('Dubai', 'AE', 55.3, 25.26), 'air').from.code).toBe('THR')
  expect(mainOf(tehran, tokyo, 'air').from.code).toBe('IKA')
})

test('goods of a city whose quays take no container ship go through the next port', () => {
  const london = place('London', 'GB', -0.13, 51.51)
  const muscat = place('Muscat', 'OM', 58.41, 23.59)
  expect(mainOf(london, tokyo, 'sea').from.code).toBe('GBLGP')
  expect(mainOf(muscat, tokyo, 'sea').from.code).toBe('OMSOH')
})

test('between two cities of one port nothing is shipped, from either end', () => {
  const [nhava, mumbai] = [place('Nhava', 'IN', 72.97, 18.96), place('Mumbai', 'IN', 72.88, 19.07)]
  const none = { reason: 'SAME_TERMINAL', place: undefined }
  expect(planJourney(nhava, mumbai, 'sea')).toEqual(none)
  expect(planJourney(mumbai, nhava, 'sea')).toEqual(none)
})

describe('by container train', () => {
  test('there is none for places that no train leads to', () => {
    expect(planByTrain(tokyo, zurich, [])).toBeUndefined()
  })

  test('there is none to a place without a port', () => {
    expect(planByTrain(chicago, place('Longyearbyen', 'SJ', 15.63, 78.22), [])).toBeUndefined()
  })

  test('the other end has its own train to choose from, and the first has none beside it', () => {
    const journey = planByTrain(chicago, place('Delhi', 'IN', 77.21, 28.61), [])?.journey
    const ends = [journey?.origin.by, journey?.destination.by]
    expect(ends).toContain('rail')
    expect(journey?.railFrom === undefined).toBe(journey?.origin.by === 'rail')
  })
})
