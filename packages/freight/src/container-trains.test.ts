import { expect, test } from 'vitest'
import { sampleCard } from '../test/sample-cards.ts'
import { containerTrains, portsByTrain } from './container-trains.ts'
import { haulageOf } from './haulage.ts'
import { isJourney, planByTrain, planJourney } from './journey.ts'
import { findLandWay } from './land-way.ts'
import type { Place } from './place.ts'
import { seaPorts } from './terminals.ts'

const place = (name: string, countryCode: string, lng: number, lat: number): Place => ({
  name,
  countryCode,
  position: [lng, lat],
})
const chicago = place('Chicago', 'US', -87.65, 41.85)
const prague = place('Prague', 'CZ', 14.42, 50.09)
const shanghai = place('Shanghai', 'CN', 121.46, 31.22)
const rotterdam = place('Rotterdam', 'NL', 4.48, 51.92)

test('from Chicago to Shanghai a container goes by train to the West Coast, and by truck to the East', () => {
  const byTrain = planByTrain(chicago, shanghai, [])
  expect(byTrain?.isBest).toBe(true)
  expect(byTrain?.journey.origin.by).toBe('rail')
  expect(['USSEA', 'USTIW', 'USLAX', 'USLGB', 'CAPRR']).toContain(byTrain?.journey.main.from.code)
  expect(byTrain?.journey.railFrom).toBeUndefined()
  const byTruck = planJourney(chicago, shanghai, 'sea')
  expect(isJourney(byTruck) && byTruck.origin.by).toBe('truck')
  expect(byTrain?.journey.main.km).toBeLessThan(isJourney(byTruck) ? 0.6 * byTruck.main.km : 0)
})

test('it is as long in the other direction', () => {
  const [there, back] = [planByTrain(chicago, shanghai, []), planByTrain(shanghai, chicago, [])]
  expect(back?.journey.destination).toMatchObject({ by: 'rail', km: there?.journey.origin.km })
  expect(back?.journey.main.to.code).toBe(there?.journey.main.from.code)
})

test('to Europe, a train to the Pacific is none that a forwarder compares', () => {
  expect(planByTrain(chicago, rotterdam, [])).toBeUndefined()
  expect(planByTrain(rotterdam, shanghai, [])).toBeUndefined()
})

test('from Prague, Hamburg by train is compared with the nearest port by truck', () => {
  expect(planByTrain(prague, shanghai, [])?.journey.main.from.code).toBe('DEHAM')
})

test('the train is paid by its card: for each container and kilometre', () => {
  const usd = (amount: bigint) => ({ amount, currency: 'USD' }) as const
  const TRAIN_FULL = sampleCard('TRAIN_FULL', {
    base: usd(26_000n),
    perThousand: usd(62_000n),
    minimum: usd(0n),
    documents: usd(0n),
    perDay: 500,
    handlingDays: 1,
  })
  const carriages = { TRUCK_FULL: TRAIN_FULL, TRUCK_PART: TRAIN_FULL, TRAIN_FULL }
  const section = planByTrain(chicago, shanghai, [])?.journey.origin
  if (!section) throw new Error('no train')
  const cargo = { weightKg: 18_000, volumeM3: 50, container: 'ST40', quantity: 2 } as const
  const haulage = haulageOf('FCL', { ...section, km: 3_592 }, cargo, carriages)
  // Two containers, each 260.00 and 3,592 km of 620.00 for a thousand; eight days under way, and one to load.
  expect(haulage).toMatchObject({ price: { amount: 2n * (26_000n + 222_704n) }, days: 9, hours: undefined })
})

test('each train leads to a covered port, and says where it is from', () => {
  const codes = new Set(seaPorts().map(({ code }) => code))
  for (const { ports, source } of containerTrains) {
    expect(ports.filter((code) => !codes.has(code))).toEqual([])
    expect(source.length).toBeGreaterThan(20)
  }
})

test('a train is one for places of its city and up to 60 km from it', () => {
  const codes = (lng: number) =>
    portsByTrain(place('A suburb', 'US', lng, 41.85)).map(({ terminal }) => terminal.code)
  expect(codes(-87.65)).toEqual(codes(-88.36))
  expect(codes(-88.36)).toEqual(expect.arrayContaining(['USLAX', 'USSEA', 'CAPRR']))
  expect(codes(-88.39)).toEqual([])
})

test('a train is as long as its railway says, where that is published, and else as the way by rail', () => {
  const km = (from: Place, code: string) =>
    portsByTrain(from).find(({ terminal }) => terminal.code === code)?.way.km
  expect(km(place('Nairobi', 'KE', 36.82, -1.28), 'KEMBA')).toBe(472)
  const port = seaPorts().find(({ code }) => code === 'DEHAM')
  expect(km(prague, 'DEHAM')).toBe(port && findLandWay(prague, port, 'rail')?.km)
})
