import { expect, test } from 'vitest'
import type { Journey, Section } from './journey.ts'
import type { SpecialHandling } from './rated.ts'
import { overweight, tareKg } from './road-limits.ts'
import { specialLines } from './special-lines.ts'

const stop = (countryCode: string) => ({
  name: countryCode,
  countryCode,
  code: undefined,
  position: [0, 0] as [number, number],
})
const section = (by: Section['by'], from: string, to: string, km = 100): Section => ({
  by,
  from: stop(from),
  to: stop(to),
  km,
  crossings: [],
})
const journey = (from: string, to: string): Journey => ({
  origin: section('truck', from, from),
  main: section('sea', from, to),
  destination: section('truck', to, to),
  railFrom: undefined,
  railTo: undefined,
})
const box = (container: 'ST20' | 'ST40', weightKg: number, quantity = 1) =>
  ({ container, weightKg, quantity, volumeM3: 0 }) as const

const nothing: SpecialHandling = { substances: 0, genset: false, isOutOfGauge: false, triAxle: [] }
const twoBoxes = (asked: Partial<SpecialHandling>) => ({
  mode: 'FCL' as const,
  journey: journey('IN', 'DE'),
  cargo: box('ST20', 20_000, 2),
  handling: { ...nothing, ...asked },
})
const codes = (asked: Partial<SpecialHandling>) =>
  specialLines(twoBoxes(asked), 'USD').map(({ code, amount }) => [code, amount?.amount])

test('usual cargo has no further lines', () => {
  expect(codes({})).toEqual([])
})

test('dangerous goods cost documents for each substance', () => {
  expect(codes({ substances: 3 })).toEqual([['DGD', 28_500n]])
})

test('a genset and a permit cost on each road, for each container', () => {
  expect(codes({ genset: true })).toEqual([
    ['GEN', 44_000n],
    ['GEN', 44_000n],
  ])
  expect(codes({ isOutOfGauge: true })).toEqual([
    ['PER', 90_000n],
    ['PER', 90_000n],
  ])
})

test('a third axle costs on the road of its country', () => {
  expect(codes({ triAxle: ['DE'] })).toEqual([['OWT', 52_000n]])
})

test('a box of more than 26.4 t needs a third axle in Europe, and more than 30 t is refused', () => {
  expect(tareKg('ST20')).toBe(2_250)
  expect(overweight('FCL', journey('IN', 'DE'), box('ST20', 24_000)).triAxle).toEqual([])
  expect(overweight('FCL', journey('IN', 'DE'), box('ST20', 24_500)).triAxle).toEqual(['DE'])
  expect(overweight('FCL', journey('IN', 'DE'), box('ST20', 28_000)).refused).toEqual({
    country: 'DE',
    mostLoadKg: 27_750,
  })
})

test('American roads take less, on a 20-foot box least', () => {
  expect(overweight('FCL', journey('CN', 'US'), box('ST20', 17_000)).triAxle).toEqual([])
  expect(overweight('FCL', journey('CN', 'US'), box('ST20', 18_000)).triAxle).toEqual(['US'])
  expect(overweight('FCL', journey('CN', 'US'), box('ST40', 19_900))).toEqual({
    triAxle: [],
    refused: undefined,
  })
  expect(overweight('FCL', journey('CN', 'US'), box('ST40', 20_000)).refused?.country).toBe('US')
})

test('the weight is that of each box, and roads without figures take any', () => {
  expect(overweight('FCL', journey('CN', 'US'), box('ST40', 39_000, 2)).refused).toBeUndefined()
  expect(overweight('FCL', journey('IN', 'CN'), box('ST20', 28_000)).refused).toBeUndefined()
  expect(overweight('LCL', journey('CN', 'US'), box('ST40', 26_000)).refused).toBeUndefined()
})

test('exactly the usual weight needs no third axle, and exactly the most is not refused', () => {
  const europe = (boxKg: number) => overweight('FCL', journey('IN', 'DE'), box('ST20', boxKg - 2_250))
  expect(europe(26_400).triAxle).toEqual([])
  expect(europe(26_401).triAxle).toEqual(['DE'])
  expect(europe(30_000).refused).toBeUndefined()
  expect(europe(30_001).refused?.country).toBe('DE')
})

test.each([
  ['by train', section('rail', 'DE', 'DE')],
  ['over no distance', section('truck', 'DE', 'DE', 0)],
])('a leg %s has no roads', (_, destination) => {
  const withoutRoad = { ...journey('IN', 'DE'), destination }
  const heavy = box('ST20', 28_000)
  expect(overweight('FCL', withoutRoad, heavy)).toEqual({ triAxle: [], refused: undefined })
  const asked = { ...nothing, genset: true, triAxle: ['DE'] }
  const lines = specialLines({ mode: 'FCL', journey: withoutRoad, cargo: heavy, handling: asked }, 'USD')
  expect(lines.map(({ code, leg }) => [code, leg])).toEqual([['GEN', 'origin']])
})

test('goods without a container have no box to weigh', () => {
  const loose = { ...box('ST20', 40_000), container: undefined }
  expect(overweight('FCL', journey('IN', 'DE'), loose)).toEqual({ triAxle: [], refused: undefined })
  expect(overweight('LTL', journey('IN', 'DE'), loose)).toEqual({ triAxle: [], refused: undefined })
})

test('each line names its leg and its rate', () => {
  const asked = { ...nothing, substances: 1, genset: true, triAxle: ['DE'] }
  expect(specialLines(twoBoxes(asked), 'USD').map(({ label, leg, kind }) => [label, leg, kind])).toEqual([
    ['Dangerous goods documents: 95.00 USD a substance, our rate', 'main', 'included'],
    ['Genset on the truck, origin: 220.00 USD a container, our rate', 'origin', 'included'],
    ['Genset on the truck, destination: 220.00 USD a container, our rate', 'destination', 'included'],
    [
      'Heavy container: chassis with three axles, DE: 260.00 USD a container, our rate',
      'destination',
      'included',
    ],
  ])
})
