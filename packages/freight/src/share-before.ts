import { greatCircleKm, type Position } from './geo.ts'
import { bitsOf, type PassageCode, passagesBetween } from './passages.ts'

/** How far along its way a ship comes to a passage, as a share of the whole; 1 where it does not go through. */
export function shareBefore(line: readonly Position[], passage: PassageCode): number {
  const sections = line.slice(1).map((to, index) => ({ from: line[index] ?? to, to }))
  const at = sections.findIndex(
    ({ from, to }) => passagesBetween(onGlobe(from), onGlobe(to)) & bitsOf([passage]),
  )
  if (at < 0) return 1
  const lengths = sections.map(({ from, to }) => greatCircleKm(from, to))
  const sum = (some: readonly number[]) => some.reduce((total, km) => total + km, 0)
  return sum(lengths.slice(0, at)) / sum(lengths)
}

/** A way's longitudes run on past 180°, and those of the passages do not. */
const onGlobe = ([lng, lat]: Position): Position => [((((lng + 180) % 360) + 360) % 360) - 180, lat]
