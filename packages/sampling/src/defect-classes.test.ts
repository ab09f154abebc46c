import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aqls, getSamplingPlan, inspectionLevels, judgeLot, planInspection, severities } from './index.ts'

const inspect = (lotSize: number) => planInspection({ lotSize, level: 'II' })

describe('an inspection', () => {
  test('accepts no critical defect, and uses AQL 2.5 for major and 4.0 for minor defects', () => {
    expect(inspect(3000)).toMatchObject({
      sampleSize: 125,
      isFullInspection: false,
      critical: { sampleSize: 125, accept: 0, reject: 1 },
      major: { aql: 2.5, sampleSize: 125, accept: 7, reject: 8 },
      minor: { aql: 4, sampleSize: 125, accept: 10, reject: 11 },
    })
  })

  test('uses the AQL and the severity that are agreed for a class', () => {
    const plan = planInspection({
      lotSize: 3000,
      level: 'II',
      major: { aql: 1.5, severity: 'tightened' },
      minor: { severity: 'reduced' },
    })
    expect(plan.major).toMatchObject({ aql: 1.5, severity: 'tightened', sampleSize: 125, accept: 3 })
    expect(plan.minor).toMatchObject({ aql: 4, severity: 'reduced', sampleSize: 50, accept: 6 })
    expect(plan.sampleSize).toBe(125)
  })

  test('uses the letter of the largest sample for all classes', () => {
    // Letter D: for AQL 2.5 the arrow points up to 5, for 4.0 down to E with 13; for E, 2.5 points down to F.
    const plan = inspect(40)
    expect(plan.sampleSize).toBe(20)
    expect(plan.major).toMatchObject({ codeLetter: 'F', sampleSize: 20, accept: 1, reject: 2 })
    expect(plan.minor).toMatchObject({ codeLetter: 'F', sampleSize: 20, accept: 2, reject: 3 })
  })

  test('leaves a class its smaller sample where the table has no plan with the larger one', () => {
    const small = inspect(20)
    expect(small.major).toMatchObject({ codeLetter: 'C', sampleSize: 5, accept: 0 })
    expect(small.minor).toMatchObject({ codeLetter: 'B', sampleSize: 3, accept: 0 })
    expect(small.critical.sampleSize).toBe(5)
    const large = inspect(200_000)
    expect(large.major).toMatchObject({ codeLetter: 'N', sampleSize: 500, accept: 21 })
    expect(large.minor).toMatchObject({ codeLetter: 'M', sampleSize: 315, accept: 21 })
  })

  test('of a class that needs letter S leaves the other class its own plan', () => {
    const plan = planInspection({
      lotSize: 900_000,
      level: 'II',
      major: { aql: 0.025, severity: 'tightened' },
    })
    expect(plan.sampleSize).toBe(3150)
    expect(plan.major).toMatchObject({ codeLetter: 'S', accept: 1 })
    expect(plan.minor).toMatchObject({ codeLetter: 'M', sampleSize: 315, accept: 21 })
  })

  test('covers the whole lot where a class needs as many items', () => {
    expect(inspect(4)).toMatchObject({ sampleSize: 4, isFullInspection: true, critical: { sampleSize: 4 } })
    expect(inspect(4).minor).toMatchObject({ sampleSize: 3, isFullInspection: false })
  })

  test('refuses what a sampling plan refuses', () => {
    expect(() => inspect(1)).toThrow('a lot of 1 is too small to take a sample from')
    expect(() => inspect(2.5)).toThrow('a lot of 2.5 is not a number of items')
  })

  test('finds a plan for any agreement, never with a smaller sample than a class alone would have', () => {
    const agreed = fc.record({ aql: fc.constantFrom(...aqls), severity: fc.constantFrom(...severities) })
    const lots = fc.oneof(fc.integer({ min: 2, max: 200 }), fc.integer({ min: 2, max: 2_000_000 }))
    fc.assert(
      fc.property(
        lots,
        fc.constantFrom(...inspectionLevels),
        agreed,
        agreed,
        (lotSize, level, major, minor) => {
          const plan = planInspection({ lotSize, level, major, minor })
          const alone = [major, minor].map(
            (chosen) => getSamplingPlan({ lotSize, level, ...chosen }).sampleSize,
          )
          expect(plan.sampleSize).toBe(Math.max(plan.major.sampleSize, plan.minor.sampleSize))
          expect(plan.sampleSize).toBeGreaterThanOrEqual(Math.max(...alone))
          expect(plan.sampleSize).toBeLessThanOrEqual(lotSize)
          expect(plan.isFullInspection).toBe(plan.sampleSize === lotSize)
          expect([plan.major.aql, plan.minor.severity]).toEqual([major.aql, minor.severity])
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('a verdict', () => {
  const plan = inspect(3000)
  const judge = (critical: number, major: number, minor: number) => judgeLot(plan, { critical, major, minor })

  test('accepts a lot whose classes all stay within their accept numbers', () => {
    expect(judge(0, 7, 10)).toEqual({ isAccepted: true, failed: [] })
  })

  test('rejects a lot for one critical defect alone', () => {
    expect(judge(1, 0, 0)).toEqual({ isAccepted: false, failed: ['critical'] })
  })

  test('rejects a lot for each class that reaches its reject number', () => {
    expect(judge(0, 8, 0)).toEqual({ isAccepted: false, failed: ['major'] })
    expect(judge(0, 0, 11)).toEqual({ isAccepted: false, failed: ['minor'] })
    expect(judge(2, 8, 11)).toEqual({ isAccepted: false, failed: ['critical', 'major', 'minor'] })
  })

  test('is refused for a number that cannot be counted', () => {
    expect(() => judge(0, -1, 0)).toThrow(new RangeError('-1 is not a number of defects'))
    expect(() => judge(0.5, 0, 0)).toThrow(new RangeError('0.5 is not a number of defects'))
  })
})
