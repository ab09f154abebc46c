import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Position } from '../src/geo.ts'
import { bayBridges } from './land/bay-bridges.ts'
import { fixedLinks } from './land/fixed-links.ts'
import { readCoast } from './sea/coast.ts'

// node packages/freight/scripts/write-land-grid.ts: which cells have land, so that roads go round bays. Land is Natural Earth's at 1:10m, from the
// dependency world-atlas 2.0.2; bridges are land, too. A cell is water only if each of its four quarters is: what is narrower is bridged.

const perDegree = 80
const north = 78
const [columns, rows] = [360 * perDegree, 150 * perDegree]
/** A bridge ends next to land, in cells. */
const farthestEnd = 8
/** Quarters of cells. */
const fine = 2 * perDegree
const [wide, high] = [2 * columns, 2 * rows]

const land = new Uint8Array(columns * rows)
fillRings()
for (const { ends } of [...bayBridges, ...fixedLinks]) drawBridge(ends)

/** Along each row from the west: how many cells of water, then of land, and so on, seven bits to a byte; the eighth says that more follow. */
const bytes: number[] = []
for (let row = 0; row < rows; row++) {
  let [kind, length] = [0, 0]
  for (let column = 0; column < columns; column++) {
    const here = land[row * columns + column] ?? 0
    if (here !== kind) {
      addNumber(length)
      ;[kind, length] = [here, 0]
    }
    length += 1
  }
  addNumber(length)
}
writeFileSync(
  join(import.meta.dirname, '../data/land-grid.json'),
  `${JSON.stringify({ source: 'Natural Earth 1:10m (public domain), as npm world-atlas 2.0.2 (ISC) carries it; bridges listed in scripts/land', perDegree, north, columns, rows, runs: Buffer.from(bytes).toString('base64') })}\n`,
)
console.log(`${bytes.length} bytes`)

function fillRings(): void {
  const crossings: number[][] = Array.from({ length: high }, () => [])
  for (const ring of readCoast())
    for (const [index, to] of ring.entries())
      addCrossings(crossings, ring[index - 1] ?? ring.at(-1) ?? to, to)
  for (const [row, xs] of crossings.entries()) {
    xs.sort((a, b) => a - b)
    for (let pair = 0; pair + 1 < xs.length; pair += 2) {
      const end = Math.ceil((xs[pair + 1] ?? 0) - 0.5)
      for (let x = Math.ceil((xs[pair] ?? 0) - 0.5); x < end; x++) {
        const column = ((x % wide) + wide) % wide
        land[(row >> 1) * columns + (column >> 1)] = 1
      }
    }
  }
}

function addCrossings(crossings: number[][], [fromLng, fromLat]: Position, [toLng, toLat]: Position): void {
  const [fromX, toX] = [(fromLng + 180) * fine, (toLng + 180) * fine]
  const [fromY, toY] = [(north - fromLat) * fine, (north - toLat) * fine]
  const last = Math.min(high - 1, Math.ceil(Math.max(fromY, toY) - 0.5) - 1)
  for (let row = Math.max(0, Math.ceil(Math.min(fromY, toY) - 0.5)); row <= last; row++)
    crossings[row]?.push(fromX + ((row + 0.5 - fromY) / (toY - fromY)) * (toX - fromX))
}

/** From the land next to one end to that next to the other: an outline at 1:10m may leave an end in the water. */
function drawBridge(ends: readonly [Position, Position]): void {
  const [from, to] = ends.map(([lng, lat]) => [(lng + 180) * perDegree, (north - lat) * perDegree] as const)
  if (!from || !to) return
  const line = [nearestLand(from), from, to, nearestLand(to)]
  for (const [index, [toX, toY]] of line.entries()) {
    const [fromX, fromY] = line[index - 1] ?? [toX, toY]
    const steps = 1 + Math.ceil(4 * Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY)))
    for (let step = 0; step <= steps; step++) {
      const column = Math.floor(fromX + (step / steps) * (toX - fromX))
      land[Math.floor(fromY + (step / steps) * (toY - fromY)) * columns + column] = 1
    }
  }
}

function nearestLand([x, y]: readonly [number, number]): readonly [number, number] {
  let nearest = { x, y, apart: farthestEnd }
  for (let row = Math.floor(y) - farthestEnd; row <= y + farthestEnd; row++)
    for (let column = Math.floor(x) - farthestEnd; column <= x + farthestEnd; column++) {
      const apart = Math.hypot(column + 0.5 - x, row + 0.5 - y)
      if (land[row * columns + column] && apart < nearest.apart)
        nearest = { x: column + 0.5, y: row + 0.5, apart }
    }
  return [nearest.x, nearest.y]
}

function addNumber(value: number): void {
  let rest = value
  while (rest > 127) {
    bytes.push((rest & 127) | 128)
    rest >>= 7
  }
  bytes.push(rest)
}
