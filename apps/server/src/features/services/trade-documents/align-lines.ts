import type { Comparable } from './comparable.ts'
import { isSame, isSameGoods } from './same-meaning.ts'

type Line = Comparable['lines'][number]
type Match = (one: Line, other: Line) => boolean

/** National tariffs go on behind the six digits of the world. */
export const isSameCode = (one: string, other: string): boolean =>
  one.startsWith(other) || other.startsWith(one)

/** Each code of the one has its like in the other. */
export function isSameCodes(one: string, other: string): boolean {
  const [here = [], there = []] = [one, other].map((codes) => codes.split(', '))
  const isIn = (codes: string[], code: string) => codes.some((known) => isSameCode(known, code))
  return here.every((code) => isIn(there, code)) && there.every((code) => isIn(here, code))
}

const hasSameCode: Match = (one, other) =>
  one.hs_code !== null && other.hs_code !== null && isSameCode(one.hs_code, other.hs_code)

/** What fits best comes first: the same goods in another order are no difference. */
const matches: readonly Match[] = [
  (one, other) => hasSameCode(one, other) && isSame(one.description, other.description),
  (one, other) => isSame(one.description, other.description),
  (one, other) => hasSameCode(one, other) && isSameGoods(one.description, other.description),
  hasSameCode,
  (one, other) => isSameGoods(one.description, other.description),
  () => true,
]

/** Each list in the order of the first one, with a gap where it lacks something; what only it has comes behind. */
export function alignLines(lists: readonly (readonly Line[])[]): (Line | undefined)[][] {
  const first = lists.find((lines) => lines.length > 0) ?? []
  return lists.map((lines) => (lines === first ? [...lines] : aligned(first, lines)))
}

function aligned(first: readonly Line[], lines: readonly Line[]): (Line | undefined)[] {
  if (lines.length === 0) return []
  const places: (Line | undefined)[] = first.map(() => undefined)
  const left = new Set(lines)
  for (const fits of matches)
    for (const [index, wanted] of first.entries()) {
      if (places[index]) continue
      const found = [...left].find((line) => fits(wanted, line))
      if (!found) continue
      places[index] = found
      left.delete(found)
    }
  return [...places, ...left]
}
