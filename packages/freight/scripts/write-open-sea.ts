import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLandmass } from '../src/landmass.ts'
import { cellsPerDegree, rows } from '../src/open-sea.ts'

// node packages/freight/scripts/write-open-sea.ts, after write-landmasses.ts: it takes some minutes.
// Open sea is what lies farther from every coast than a quay may (landmass.ts says how far), and has no ice.

/** Beyond these latitudes, ice may block a straight course. */
const iceless = { south: -50, north: 60 }

/** Of each row from the south, how many cells in turn are closed and open, from the west. */
const runs = Array.from({ length: rows }, (_, row) => {
  const lat = (row + 0.5) / cellsPerDegree - 90
  const lengths = [0]
  let isOpen = false
  for (let column = 0; column < 360 * cellsPerDegree; column++) {
    const lng = (column + 0.5) / cellsPerDegree - 180
    const isOpenHere = lat > iceless.south && lat < iceless.north && findLandmass([lng, lat]) === undefined
    if (isOpenHere !== isOpen) lengths.push(0)
    isOpen = isOpenHere
    lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1
  }
  return lengths
})
writeFileSync(
  join(import.meta.dirname, '../data/open-sea.json'),
  `${JSON.stringify({ source: 'landmasses.json', runs })}\n`,
)
console.log(`${runs.flat().length} runs`)
