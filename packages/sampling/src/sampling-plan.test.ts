import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Aql,
  aqls,
  getSamplingPlan,
  type InspectionLevel,
  inspectionLevels,
  isAccepted,
  type Severity,
  severities,
} from './index.ts'

const plan = (lotSize: number, aql: Aql, severity: Severity = 'normal', level: InspectionLevel = 'II') =>
  getSamplingPlan({ lotSize, level, aql, severity })

describe('a sampling plan', () => {
  test('for 3,000 pieces at level II and AQL 2.5 is K, 125, accept 7, reject 8', () => {
    expect(plan(3000, 2.5)).toEqual({
      aql: 2.5,
      severity: 'normal',
      codeLetter: 'K',
      sampleSize: 125,
      accept: 7,
      reject: 8,
      isFullInspection: false,
    })
  })

  test('under tightened inspection accepts less, and under reduced inspection takes a smaller sample', () => {
    expect(plan(3000, 2.5, 'tightened')).toMatchObject({ sampleSize: 125, accept: 5, reject: 6 })
    expect(plan(3000, 2.5, 'reduced')).toMatchObject({ sampleSize: 50, accept: 5, reject: 6 })
  })

  test.each<[number, Aql, string, number, number]>([
    // Arrows down: the next larger sample with a plan.
    [200, 1, 'H', 50, 1],
    [350, 0.65, 'J', 80, 1],
    [40, 4, 'E', 13, 1],
    // Arrows up: the next smaller one.
    [100, 1, 'E', 13, 0],
    [200, 0.65, 'F', 20, 0],
    [600_000, 2.5, 'N', 500, 21],
    // More than one row away.
    [1_000_000, 1000, 'B', 3, 44],
  ])(
    'for %i pieces at AQL %d follows the arrow to letter %s with its sample',
    (lot, aql, letter, sample, accept) => {
      expect(plan(lot, aql)).toMatchObject({
        codeLetter: letter,
        sampleSize: sample,
        accept,
        reject: accept + 1,
      })
    },
  )

  test('inspects everything where the sample is as large as the lot, or larger', () => {
    expect(plan(3, 4)).toMatchObject({ codeLetter: 'B', sampleSize: 3, isFullInspection: true })
    expect(plan(4, 4)).toMatchObject({ codeLetter: 'B', sampleSize: 3, isFullInspection: false })
    expect(plan(8, 0.01)).toMatchObject({ codeLetter: 'Q', sampleSize: 8, accept: 0, isFullInspection: true })
  })

  test('grows with the level, and the special levels take the smallest samples', () => {
    const samples = inspectionLevels.map((level) => plan(3000, 2.5, 'normal', level).sampleSize)
    expect(samples).toEqual([5, 5, 20, 32, 50, 125, 200])
  })

  test('never has a sample larger than the lot, and its reject number follows its accept number', () => {
    const lots = fc.integer({ min: 2, max: 2_000_000 })
    fc.assert(
      fc.property(
        lots,
        fc.constantFrom(...inspectionLevels),
        fc.constantFrom(...aqls),
        fc.constantFrom(...severities),
        (lotSize, level, aql, severity) => {
          const { sampleSize, accept, reject, isFullInspection } = plan(lotSize, aql, severity, level)
          expect(sampleSize).toBeGreaterThanOrEqual(2)
          expect(sampleSize).toBeLessThanOrEqual(lotSize)
          expect(isFullInspection).toBe(sampleSize === lotSize)
          expect(reject).toBe(accept + 1)
        },
      ),
    )
  })
})

describe('what cannot be sampled is refused', () => {
  test.each([0, 1, -5])('a lot of %i', (lotSize) => {
    expect(() => plan(lotSize, 2.5)).toThrow(RangeError)
    expect(() => plan(lotSize, 2.5)).toThrow(`a lot of ${lotSize} is too small to take a sample from`)
  })

  test.each([2.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d items', (lotSize) => {
    expect(() => plan(lotSize, 2.5)).toThrow(RangeError)
    expect(() => plan(lotSize, 2.5)).toThrow(`a lot of ${lotSize} is not a number of items`)
  })

  test.each([0, 2, 3, 0.3, -1, Number.NaN])('AQL %d, which the standard does not have', (aql) => {
    expect(() => plan(3000, aql as Aql)).toThrow(RangeError)
    expect(() => plan(3000, aql as Aql)).toThrow('is not an AQL of ISO 2859-1')
  })

  test('an unknown level', () => {
    const level = 'IV' as InspectionLevel
    expect(() => plan(3000, 2.5, 'normal', level)).toThrow(new RangeError('"IV" is not an inspection level'))
  })

  test.each(['strict', 'toString'])('severity %s', (severity) => {
    expect(() => plan(3000, 2.5, severity as Severity)).toThrow(
      new RangeError(`"${severity}" is not a severity of inspection`),
    )
  })
})

describe('a lot', () => {
  test('is accepted up to the accept number', () => {
    expect([0, 7, 8, 125].map((found) => isAccepted({ accept: 7 }, found))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test.each([-1, 1.5, Number.NaN])('is not judged by %d defects', (found) => {
    expect(() => isAccepted({ accept: 7 }, found)).toThrow(
      new RangeError(`${found} is not a number of defects`),
    )
  })
})
