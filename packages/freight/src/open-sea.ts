import { alongGreatCircle, greatCircleKm, type Position } from './geo.ts'
import { lazily, readData } from './read-data.ts'

export const cellsPerDegree = 4
export const rows = 180 * cellsPerDegree
const columns = 360 * cellsPerDegree

/** What is closed is at least twice as wide: no coast is stepped over. */
const stepKm = 25

const openCells = lazily((): Uint8Array => {
  const cells = new Uint8Array(rows * columns)
  for (const [row, lengths] of readData<{ runs: number[][] }>('open-sea').runs.entries()) {
    let cell = row * columns
    for (const [index, length] of lengths.entries()) {
      cells.fill(index % 2, cell, cell + length)
      cell += length
    }
  }
  return cells
})

export function isOpenSea([lng, lat]: Position): boolean {
  const column = Math.floor((lng + 180) * cellsPerDegree) % columns
  const row = Math.min(rows - 1, Math.floor((lat + 90) * cellsPerDegree))
  return openCells()[row * columns + (column < 0 ? column + columns : column)] === 1
}

/** Whether the great circle between two points runs over open sea alone. */
export function isOpenBetween(from: Position, to: Position): boolean {
  const pointAt = alongGreatCircle(from, to)
  const steps = Math.ceil(greatCircleKm(from, to) / stepKm)
  // Large steps first: most of what is in the way is a continent.
  for (const stride of [16, 1]) {
    for (let step = 0; step <= steps; step += stride) if (!isOpenSea(pointAt(step / steps))) return false
  }
  return true
}
