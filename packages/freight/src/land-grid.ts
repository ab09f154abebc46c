import type { Position } from './geo.ts'
import { lazily, readData } from './read-data.ts'

type GridFile = { perDegree: number; north: number; columns: number; rows: number; runs: string }

/** Cells of an 80th of a degree, row by row from the north: where water ends and land begins, and the other way round. */
type Grid = Omit<GridFile, 'runs'> & { first: Int32Array; edges: Int32Array }

const landGrid = lazily(() => landGridOf(readData<GridFile>('land-grid')))

/** The runs of a row are its columns by turns, water first, each a number of seven bits a byte, least first. */
export function landGridOf({ runs, ...size }: GridFile): Grid {
  const bytes = Buffer.from(runs, 'base64')
  const first = new Int32Array(size.rows + 1)
  const edges: number[] = []
  let at = 0
  for (let row = 0; row < size.rows; row++) {
    for (let column = 0; column < size.columns; ) {
      let [length, shift] = [0, 0]
      for (let more = true; more; at++, shift += 7) {
        const byte = bytes[at] ?? 0
        length |= (byte & 127) << shift
        more = byte > 127
      }
      column += length
      edges.push(column)
    }
    first[row + 1] = edges.length
  }
  return { ...size, first, edges: Int32Array.from(edges) }
}

export function isLand(lng: number, lat: number): boolean {
  const { perDegree, north, columns, rows } = landGrid()
  const row = Math.floor((north - lat) * perDegree)
  if (row < 0 || row >= rows) return true
  const column = Math.floor((lng + 180) * perDegree)
  return isLandCell(((column % columns) + columns) % columns, row)
}

/** Runs take turns, water first: the number of the run says which it is. */
const isLandCell = (column: number, row: number): boolean =>
  (runAt(column, row) - (landGrid().first[row] ?? 0)) % 2 === 1

/** The run of a row that a column is in. */
function runAt(column: number, row: number): number {
  const { first, edges } = landGrid()
  let [low, high] = [first[row] ?? 0, first[row + 1] ?? 0]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((edges[middle] ?? 0) > column) high = middle
    else low = middle + 1
  }
  return low
}

/** The first run of land that ends east of a column. */
function firstRun(row: number, column: number): number {
  const run = runAt(column, row)
  return (run - (landGrid().first[row] ?? 0)) % 2 === 1 ? run : run + 1
}

/** A part of the grid in cells so many times as large, each with land if any of its own has it. */
export type LandWindow = {
  wide: number
  high: number
  land: Uint8Array
  cellOf: (place: Position) => number
  placeOf: (cell: number) => Position
}

export function landWindow(
  west: number,
  south: number,
  east: number,
  top: number,
  mostCells: number,
): LandWindow {
  const { perDegree, north, columns, rows, first, edges } = landGrid()
  const [left, upper] = [
    Math.floor((west + 180) * perDegree),
    Math.max(0, Math.floor((north - top) * perDegree)),
  ]
  const [right, lower] = [
    Math.ceil((east + 180) * perDegree),
    Math.min(rows, Math.ceil((north - south) * perDegree)),
  ]
  const times = Math.max(1, Math.ceil(Math.max(right - left, lower - upper) / mostCells))
  const [wide, high] = [Math.ceil((right - left) / times), Math.ceil((lower - upper) / times)]
  const land = new Uint8Array(wide * high)
  for (let row = upper; row < lower; row++) {
    const start = Math.floor((row - upper) / times) * wide
    for (const around of [-columns, 0, columns]) {
      if (right + around <= 0 || left + around >= columns) continue
      for (let run = firstRun(row, left + around); run < (first[row + 1] ?? 0); run += 2) {
        const [from, to] = [(edges[run - 1] ?? 0) - around, (edges[run] ?? 0) - around]
        if (from >= right) break
        const [begin, end] = [Math.max(left, from), Math.min(right, to)]
        land.fill(
          1,
          start + Math.floor((begin - left) / times),
          start + Math.floor((end - 1 - left) / times) + 1,
        )
      }
    }
  }
  return {
    wide,
    high,
    land,
    cellOf: ([lng, lat]) => {
      const x = Math.floor(((lng + 180) * perDegree - left) / times)
      const y = Math.floor(((north - lat) * perDegree - upper) / times)
      return Math.max(0, Math.min(high - 1, y)) * wide + Math.max(0, Math.min(wide - 1, x))
    },
    placeOf: (cell) => [
      (left + ((cell % wide) + 0.5) * times) / perDegree - 180,
      north - (upper + (Math.floor(cell / wide) + 0.5) * times) / perDegree,
    ],
  }
}
