import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Position } from './geo.ts'
import { bitsOf, type PassageCode, passagesBetween, passagesOf } from './passages.ts'

const between = (a: Position, b: Position) => passagesOf(passagesBetween(a, b))

test.each<[string, Position, Position, PassageCode[]]>([
  ['through the canal', [32.4, 30], [32.4, 31.5], ['suez']],
  ['through it the other way', [32.4, 31.5], [32.4, 30], ['suez']],
  ['up to it', [32.4, 30], [32.4, 30.7], []],
  ['beside it', [33, 30], [33, 31.5], []],
  ['round both capes', [-80, -60], [30, -60], ['good_hope', 'horn']],
  ['over 180° east', [179, -60], [-179, -60], []],
])('a line %s', (_, a, b, passages) => {
  expect(between(a, b)).toEqual(passages)
})

test('a way with a stop in the middle of a passage goes through it once', () => {
  const gate: Position = [32.4, 30.8]
  const parts = [between([32.4, 30], gate), between(gate, [32.4, 31.5])]
  expect(parts.flat()).toEqual(['suez'])
})

/** Where two lines meet, as shares of each, by Cramer's rule. */
function meeting([a, b]: readonly Position[], [c, d]: readonly Position[]): [number, number] {
  const at = (line: Position | undefined, axis: 0 | 1) => line?.[axis] ?? 0
  const delta = (from: Position | undefined, to: Position | undefined) => [
    at(to, 0) - at(from, 0),
    at(to, 1) - at(from, 1),
  ]
  const [[ux = 0, uy = 0], [vx = 0, vy = 0], [wx = 0, wy = 0]] = [delta(a, b), delta(c, d), delta(a, c)]
  const determinant = ux * vy - uy * vx
  return [(wx * vy - wy * vx) / determinant, (wx * uy - wy * ux) / determinant]
}

test.each<[PassageCode, Position, Position]>([
  ['bab_el_mandeb', [42.8, 12.3], [43.9, 12.95]],
  ['malacca', [101.3, 1.4], [102.5, 2.6]],
  ['panama', [-80.1, 8.85], [-79.45, 9.45]],
  ['hormuz', [56.4, 26], [56.4, 27.4]],
])('a line near %s goes through it where the two lines meet', (code, west, east) => {
  const [lng, lat] = [(west[0] + east[0]) / 2, (west[1] + east[1]) / 2]
  const offset = fc.integer({ min: -2_000, max: 2_000 }).map((thousandths) => thousandths / 1_000)
  const near = fc.tuple(offset, offset)
  fc.assert(
    fc.property(near, near, ([ax, ay], [bx, by]) => {
      const line: [Position, Position] = [
        [lng + ax, lat + ay],
        [lng + bx, lat + by],
      ]
      const shares = meeting([west, east], line)
      fc.pre(shares.every((share) => Number.isFinite(share) && Math.abs(share * (1 - share)) > 1e-6))
      expect(between(...line).includes(code)).toBe(shares.every((share) => share > 0 && share < 1))
    }),
    { numRuns: 500 },
  )
})

test('the bits of passages are read back as the same passages', () => {
  expect(passagesOf(bitsOf(['kiel', 'suez']))).toEqual(['suez', 'kiel'])
  expect(passagesOf(bitsOf([]))).toEqual([])
})
