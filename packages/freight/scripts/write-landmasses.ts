import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// node packages/freight/scripts/write-landmasses.ts FOLDER, where FOLDER is an unpacked world-atlas 2.0.2 (npm, ISC).
// Its land is Natural Earth's at 1:50m, which is in the public domain. Kept are the outlines, to tell what is connected by land.

const [folder = ''] = process.argv.slice(2)
const perDegree = 100

type Topology = {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: { land: { geometries: { arcs: number[][][] }[] } }
}
const { transform, arcs, objects } = JSON.parse(
  readFileSync(join(folder, 'land-50m.json'), 'utf8'),
) as Topology

const outlines = objects.land.geometries
  .flatMap(({ arcs }) => arcs)
  .map(([outline = []]) => inOnePiece(simplify(outline.flatMap(pointsOf))))
  .filter((outline) => outline.length >= 4)
  .sort((a, b) => b.length - a.length)

/** The first point, then each as a step from the one before: half the size. */
const file = {
  source: 'Natural Earth 1:50m (public domain), as npm world-atlas 2.0.2 (ISC) carries it',
  perDegree,
  outlines: outlines.map(stepsOf),
}
writeFileSync(join(import.meta.dirname, '../data/landmasses.json'), `${JSON.stringify(file)}\n`)
console.log(`${outlines.length} landmasses, ${outlines.flat().length} points`)

/** TopoJSON writes each point as a step from the one before; ~n is arc n backwards. */
function pointsOf(number: number): [number, number][] {
  let [x, y] = [0, 0]
  const points = (arcs[number < 0 ? ~number : number] ?? []).map(([dx, dy]): [number, number] => {
    x += dx
    y += dy
    return [
      Math.round((x * transform.scale[0] + transform.translate[0]) * perDegree),
      Math.round((y * transform.scale[1] + transform.translate[1]) * perDegree),
    ]
  })
  return number < 0 ? points.reverse() : points
}

/**
 * What lies across the meridian of 180° is drawn on past it, as one piece: a line from one edge of the map to the other would
 * go over everything at its latitude.
 */
function inOnePiece(outline: [number, number][]): [number, number][] {
  let before = outline[0]?.[0] ?? 0
  return outline.map(([x, y]) => {
    before = x + 360 * perDegree * Math.round((before - x) / (360 * perDegree))
    return [before, y]
  })
}

function simplify(points: [number, number][]): [number, number][] {
  return points.filter(([x, y], index) => {
    const before = points[index - 1]
    return !before || before[0] !== x || before[1] !== y
  })
}

function stepsOf(outline: [number, number][]): number[] {
  return outline.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = outline[index - 1] ?? [0, 0]
    return [x - beforeX, y - beforeY]
  })
}
