import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Position } from '../../src/geo.ts'

type Topology = {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: { land: { geometries: { arcs: number[][][] }[] } }
}

/** Every outline of Natural Earth's land at 1:10 million (public domain), as npm world-atlas (ISC) carries it. */
export function readCoast(): Position[][] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
  const { transform, arcs, objects } = JSON.parse(readFileSync(file, 'utf8')) as Topology
  const [scaleX, scaleY] = transform.scale
  const [west, south] = transform.translate
  /** TopoJSON writes each point as a step from the one before; ~n is arc n backwards. */
  const arcOf = (number: number): Position[] => {
    let [x, y] = [0, 0]
    const points = (arcs[number < 0 ? ~number : number] ?? []).map(([dx, dy]): Position => {
      x += dx
      y += dy
      return [x * scaleX + west, y * scaleY + south]
    })
    return number < 0 ? points.reverse() : points
  }
  const rings = objects.land.geometries.flatMap((geometry) => geometry.arcs.flat())
  return rings.map((ring) => inOnePiece(ring.flatMap(arcOf)))
}

/** What lies across the meridian of 180° runs on past it: a step from one edge of the map to the other would turn a whole row over. */
function inOnePiece(ring: readonly Position[]): Position[] {
  let before = ring[0]?.[0] ?? 0
  return ring.map(([lng, lat]) => {
    before = lng + 360 * Math.round((before - lng) / 360)
    return [before, lat]
  })
}

/** The outlines that the web's map draws: the same land, simplified. In degrees of the map, where a lane should be off the land, too. */
export function readDrawnLand(): Position[][] {
  const file = join(import.meta.dirname, '../../../../apps/web/src/ui/map/land.json')
  const { perDegree, path } = JSON.parse(readFileSync(file, 'utf8')) as { perDegree: number; path: string }
  return path
    .split('M')
    .slice(1)
    .map((ring) => {
      const steps = (ring.match(/-?\d+/g) ?? []).map(Number)
      let [x, y] = [0, 0]
      return Array.from({ length: steps.length / 2 }, (_, place): Position => {
        x += steps[2 * place] ?? 0
        y += steps[2 * place + 1] ?? 0
        return [x / perDegree, -y / perDegree]
      })
    })
}
