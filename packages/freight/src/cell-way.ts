import type { Position } from './geo.ts'
import type { LandWindow } from './land-grid.ts'
import { PriorityQueue } from './priority-queue.ts'

/** A quay may lie in the water: land within so many cells. */
const snapCells = 4

/** The cell with land that is nearest to a place; -1 where none is near. */
export function nearestLand({ wide, high, land, cellOf }: LandWindow, place: Position): number {
  const cell = cellOf(place)
  const [x, y] = [cell % wide, Math.floor(cell / wide)]
  let nearest = { cell: -1, apart: Number.POSITIVE_INFINITY }
  for (let row = Math.max(0, y - snapCells); row <= Math.min(high - 1, y + snapCells); row++)
    for (let column = Math.max(0, x - snapCells); column <= Math.min(wide - 1, x + snapCells); column++) {
      const apart = Math.hypot(column - x, row - y)
      if (land[row * wide + column] && apart < nearest.apart) nearest = { cell: row * wide + column, apart }
    }
  return nearest.cell
}

const neighbours = [-1, 0, 1].flatMap((dx) =>
  [-1, 0, 1].flatMap((dy) => (dx === 0 && dy === 0 ? [] : [{ dx, dy }])),
)

/** A* over the cells with land, from cell to cell; undefined where water is between them. */
export function shortestWay(window: LandWindow, start: number, goal: number): number[] | undefined {
  const { wide, high, land, placeOf } = window
  const narrow = Math.cos((placeOf(start)[1] * Math.PI) / 180)
  const least = new Float32Array(wide * high).fill(Number.POSITIVE_INFINITY)
  const before = new Int32Array(wide * high).fill(-1)
  const settled = new Uint8Array(wide * high)
  const [goalX, goalY] = [goal % wide, Math.floor(goal / wide)]
  const open = new PriorityQueue()
  least[start] = 0
  open.push(start, 0)
  while (open.size > 0) {
    const cell = open.pop()
    if (cell === goal) return wayTo(before, goal)
    if (settled[cell]) continue
    settled[cell] = 1
    const [x, y] = [cell % wide, Math.floor(cell / wide)]
    for (const { dx, dy } of neighbours) {
      const [toX, toY] = [x + dx, y + dy]
      const next = toY * wide + toX
      if (toX < 0 || toX >= wide || toY < 0 || toY >= high || !land[next] || settled[next]) continue
      const cost = (least[cell] ?? 0) + Math.hypot(dx * narrow, dy)
      if (cost >= (least[next] ?? 0)) continue
      least[next] = cost
      before[next] = cell
      open.push(next, cost + Math.hypot((goalX - toX) * narrow, goalY - toY))
    }
  }
  return undefined
}

function wayTo(before: Int32Array, goal: number): number[] {
  const way: number[] = []
  for (let cell = goal; cell >= 0; cell = before[cell] ?? -1) way.push(cell)
  return way.reverse()
}

/** From each cell on to the last one that a straight line reaches over land. */
export function pulledTight(window: LandWindow, way: readonly number[]): number[] {
  const kept = way.slice(0, 1)
  for (let from = 0; from < way.length - 1; ) {
    let to = from + 1
    for (let step = 64; step >= 1; step /= 2)
      while (to + step < way.length && isInSight(window, way[from] ?? 0, way[to + step] ?? 0)) to += step
    kept.push(way[to] ?? 0)
    from = to
  }
  return kept
}

function isInSight({ wide, land }: LandWindow, a: number, b: number): boolean {
  const [x, y] = [a % wide, Math.floor(a / wide)]
  const [dx, dy] = [(b % wide) - x, Math.floor(b / wide) - y]
  const steps = Math.max(Math.abs(dx), Math.abs(dy))
  for (let step = 1; step < steps; step++) {
    const cell = Math.floor(y + (dy * step) / steps + 0.5) * wide + Math.floor(x + (dx * step) / steps + 0.5)
    if (!land[cell]) return false
  }
  return true
}
