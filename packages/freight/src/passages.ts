import type { Position } from './geo.ts'

/**
 * Where a way by sea goes through a passage: it crosses this line, from shore to shore or from a cape to beyond where ships sail.
 * Drawn by us on the coast of Natural Earth 4.1.0; the tests hold them against the lanes between known ports.
 */
const gates = {
  suez: [
    [31.9, 30.8],
    [32.9, 30.8],
  ],
  panama: [
    [-80.1, 8.85],
    [-79.45, 9.45],
  ],
  bab_el_mandeb: [
    [42.8, 12.3],
    [43.9, 12.95],
  ],
  hormuz: [
    [56.4, 26],
    [56.4, 27.4],
  ],
  malacca: [
    [101.3, 1.4],
    [102.5, 2.6],
  ],
  gibraltar: [
    [-5.6, 35.5],
    [-5.6, 36.4],
  ],
  bosphorus: [
    [28.7, 41.1],
    [29.4, 41.1],
  ],
  kiel: [
    [9.7, 54.1],
    [9.7, 54.5],
  ],
  good_hope: [
    [20, -34],
    [20, -70],
  ],
  horn: [
    [-71, -52.6],
    [-71, -70],
  ],
} as const satisfies Record<string, readonly [Position, Position]>

export type PassageCode = keyof typeof gates

const codes = Object.keys(gates) as PassageCode[]

/** The passages that the straight line between two points goes through, one bit each. */
export function passagesBetween(a: Position, b: Position): number {
  // A line over 180° east is not near any of them.
  if (Math.abs(a[0] - b[0]) > 180) return 0
  return codes.reduce((found, code, bit) => (crosses(gates[code], [a, b]) ? found | (1 << bit) : found), 0)
}

/** One bit for each. */
export const bitsOf = (passages: readonly PassageCode[]): number =>
  passages.reduce((bits, code) => bits | (1 << codes.indexOf(code)), 0)

export const passagesOf = (bits: number): PassageCode[] => codes.filter((_, bit) => bits & (1 << bit))

type Line = readonly [Position, Position]

function crosses([a, b]: Line, [c, d]: Line): boolean {
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)
}

const side = ([ax, ay]: Position, [bx, by]: Position, [x, y]: Position): boolean =>
  (bx - ax) * (y - ay) > (by - ay) * (x - ax)
