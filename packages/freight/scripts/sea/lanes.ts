import { greatCircleKm, type Position } from '../../src/geo.ts'
import { PriorityQueue } from '../../src/priority-queue.ts'
import type { Chart } from './chart.ts'
import { costOf } from './lattice.ts'

/** A corner this near to one that is already there is the same one, if the water allows. */
const sameWithinKm = 5
const perDegree = 20

/** The network as it grows: ways are added to it, each along what is already there where that is as short. */
export class Lanes {
  readonly positions: Position[] = []
  readonly #neighbours: Map<number, number>[] = []
  readonly #fixed = new Map<number, number>()
  readonly #near = new Map<string, number[]>()
  readonly #chart: Chart

  constructor(chart: Chart) {
    this.#chart = chart
  }

  /** The point of a port or waterway, which no other is merged with; `key` is its number in the lattice. */
  fixed(key: number, position: Position): number {
    const known = this.#fixed.get(key)
    if (known !== undefined) return known
    const number = this.#add(position)
    this.#fixed.set(key, number)
    return number
  }

  /** A way between two corners of open water, whose ends may be merged with what is there, if the way gets longer by so much at most. */
  corner(
    before: Position | undefined,
    position: Position,
    after: Position | undefined,
    longerByKm: number,
  ): number {
    const costs = (place: Position) =>
      (before ? costOf(this.#chart, before, place) : greatCircleKm(position, place)) +
      (after ? costOf(this.#chart, place, after) : greatCircleKm(position, place))
    const most = costs(position) * 1.001 + longerByKm
    const near = this.#around(position).filter(
      (number) => greatCircleKm(this.positions[number] ?? position, position) <= sameWithinKm,
    )
    const best = near
      .map((number) => ({ number, cost: costs(this.positions[number] ?? position) }))
      .filter(({ cost }) => cost <= most)
      .sort((a, b) => a.cost - b.cost)[0]
    return best ? best.number : this.known(position)
  }

  /** A corner of lanes that are there already. */
  known(position: Position): number {
    const number = this.#add(position)
    const key = this.#cell(position)
    this.#near.set(key, [...(this.#near.get(key) ?? []), number])
    return number
  }

  link(a: number, b: number, cost: number): void {
    if (a === b) return
    const least = Math.min(cost, this.#neighbours[a]?.get(b) ?? Number.POSITIVE_INFINITY)
    this.#neighbours[a]?.set(b, least)
    this.#neighbours[b]?.set(a, least)
  }

  costsFrom(source: number, isPlain = false): { least: Float64Array; before: Int32Array } {
    const least = new Float64Array(this.positions.length).fill(Number.POSITIVE_INFINITY)
    const before = new Int32Array(this.positions.length).fill(-1)
    const open = new PriorityQueue()
    least[source] = 0
    open.push(source, 0)
    const settled = new Uint8Array(this.positions.length)
    while (open.size > 0) {
      const point = open.pop()
      if (settled[point]) continue
      settled[point] = 1
      for (const [next, cost] of this.#neighbours[point] ?? []) {
        const km = isPlain
          ? greatCircleKm(this.positions[point] ?? [0, 0], this.positions[next] ?? [0, 0])
          : cost
        const total = (least[point] ?? 0) + km
        if (total >= (least[next] ?? 0)) continue
        least[next] = total
        before[next] = point
        open.push(next, total)
      }
    }
    return { least, before }
  }

  edges(): [number, number][] {
    return this.#neighbours.flatMap((ends, a) =>
      [...ends.keys()].filter((b) => a < b).map((b): [number, number] => [a, b]),
    )
  }

  #add(position: Position): number {
    this.#neighbours.push(new Map())
    return this.positions.push(position) - 1
  }

  #around([lng, lat]: Position): number[] {
    const found: number[] = []
    const wide = Math.ceil((sameWithinKm * perDegree) / (111 * Math.cos((lat * Math.PI) / 180)))
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -wide; dx <= wide; dx++)
        found.push(...(this.#near.get(this.#cell([lng + dx / perDegree, lat + dy / perDegree])) ?? []))
    return found
  }

  #cell([lng, lat]: Position): string {
    return `${Math.floor(lng * perDegree)} ${Math.floor(lat * perDegree)}`
  }
}
