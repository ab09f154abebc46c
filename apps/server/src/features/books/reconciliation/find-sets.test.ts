import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Candidate, findSets } from './find-sets.ts'

const unbounded = { mostInSet: 4, mostSets: 1_000_000, mostSteps: 10_000_000 }
const amounts = fc.array(fc.bigInt({ min: -40n, max: 40n }), { maxLength: 14 })
const numbered = (list: readonly bigint[]): Candidate[] =>
  list.map((amount, place) => ({ id: String(place), amount }))
const sumOf = (set: readonly Candidate[]) => set.reduce((sum, { amount }) => sum + amount, 0n)
const keyOf = (set: readonly Candidate[]) => set.map(({ id }) => id).join(' ')

describe('the search', () => {
  test('finds sets that sum to the difference exactly, none twice, and none that has another in it', () => {
    fc.assert(
      fc.property(amounts, fc.bigInt({ min: -90n, max: 90n }), (list, target) => {
        const { sets, isCut } = findSets(numbered(list), target, unbounded)
        expect(isCut).toBe(false)
        for (const set of sets) expect([sumOf(set), set.length <= 4]).toEqual([target, true])
        expect(new Set(sets.map(keyOf)).size).toBe(sets.length)
        for (const one of sets)
          expect(sets.filter((other) => one.every((entry) => other.includes(entry)))).toEqual([one])
      }),
    )
  })

  test('finds every planted set, or a part of it that sums to the same', () => {
    const planted = fc.uniqueArray(fc.integer({ min: 0, max: 13 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(amounts, planted, (list, places) => {
        const candidates = numbered(list)
        const set = candidates.filter((_, place) => places.includes(place))
        fc.pre(set.length > 0 && sumOf(set) !== 0n)
        const { sets } = findSets(candidates, sumOf(set), unbounded)
        const isFound = (found: readonly Candidate[]) => found.every((entry) => set.includes(entry))
        expect(sets.some(isFound)).toBe(true)
      }),
    )
  })

  test('is bounded in sets and steps, and says so', () => {
    const bounds = fc.record({
      mostInSet: fc.integer({ min: 1, max: 4 }),
      mostSets: fc.integer({ min: 0, max: 5 }),
      mostSteps: fc.integer({ min: 0, max: 200 }),
    })
    fc.assert(
      fc.property(amounts, fc.bigInt({ min: -90n, max: 90n }), bounds, (list, target, limits) => {
        const all = findSets(numbered(list), target, { ...unbounded, mostInSet: limits.mostInSet })
        const { sets, isCut } = findSets(numbered(list), target, limits)
        expect(sets.map(keyOf)).toEqual(all.sets.slice(0, sets.length).map(keyOf))
        expect(sets.length).toBeLessThanOrEqual(limits.mostSets)
        if (!isCut) expect(sets).toHaveLength(all.sets.length)
      }),
    )
  })

  test('gives up where nothing fits among many', () => {
    const even = Array.from({ length: 600 }, (_, place) => BigInt(place + 1) * 2n)
    const { sets, isCut } = findSets(numbered(even), 2_001n, {
      mostInSet: 4,
      mostSets: 20,
      mostSteps: 200_000,
    })
    expect([sets, isCut]).toEqual([[], true])
  })

  test('explains nothing where no money differs, and no set is of more entries than it may have', () => {
    expect(findSets(numbered([5n, -5n]), 0n, unbounded)).toEqual({ sets: [], isCut: false })
    expect(findSets(numbered([1n, 1n, 1n, 1n, 1n]), 5n, unbounded).sets).toEqual([])
    expect(findSets(numbered([700n, 5n]), 705n, unbounded).sets).toHaveLength(1)
  })
})
