import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findSeaRoute, seaPorts } from '@tradelane/freight'
import { greatCircleKm, kmPerNauticalMile } from '../packages/freight/src/geo.ts'
import { publishedLanes } from '../packages/freight/test/published-lanes.ts'
import { type Judge, makeJudge } from '../packages/freight/test/sea-judge.ts'

// npm run sea:judge [-- PORTS]: judges our distance between each two covered ports by a shortest path over a grid of the water, and
// writes docs/sea-distances.md. All ports take some five seconds each; with a number, only that many, evenly picked, to all others.
// What the grid says does not depend on our network, so it is kept in .cache: a run that was ended goes on where it was.

const ports = seaPorts()
const [count = ports.length] = process.argv.slice(2).map(Number)
/**
 * Positions are given to a hundredth of a degree, 0.8 km off at most at either end. Of ports nearer than this, terminals of one harbour
 * mostly, that is more than the 12 % that are judged.
 */
const nearestKm = 13
const limits = [0.01, 0.02, 0.03, 0.05, 0.12, Number.POSITIVE_INFINITY]
const counts = limits.map(() => 0)
type Pair = { names: string; ours: number; judged: number; error: number }
let worst: Pair[] = []
let pairs = 0
let tooNear = 0
let belowGreatCircle = 0

let judge: Judge | undefined
const grids = [
  'test/sea-judge.ts',
  'test/sea-grid.ts',
  'scripts/sea/waterways.txt',
  'scripts/sea/closures.ts',
]
const kept = { far: keptFor(grids), near: keptFor([...grids, 'test/sea-near.ts']) }
const picked = Array.from({ length: count }, (_, index) => Math.floor((index * ports.length) / count))
for (const [done, from] of picked.entries()) {
  const [far, near] = [distances(from, 'far'), distances(from, 'near')]
  for (const to of ports.keys())
    if (to !== from && !(to < from && picked.includes(to))) weigh(from, to, gridOf(near[to], far[to]))
  if (done % 5 === 4) {
    write()
    console.log(`${done + 1} of ${count} ports, ${pairs} pairs, ${within(0.05)} % within 5 %`)
  }
}
write()
const isMet = Number(within(0.05)) >= 99.5 && counts.at(-1) === 0 && belowGreatCircle === 0
console.log(isMet ? 'All goals are met.' : 'A goal is missed.')
process.exit(isMet ? 0 : 1)

/** The finer grid counts where it reaches. */
function gridOf(near = Number.POSITIVE_INFINITY, far = near): number {
  return Number.isFinite(near) ? near : far
}

/** Named after what the grid is made of: where that changes, nothing is kept. */
function keptFor(files: readonly string[]): string {
  const hash = createHash('sha256').update(
    JSON.stringify(ports.map(({ code, position }) => [code, position])),
  )
  for (const file of files) hash.update(readFileSync(join(import.meta.dirname, '../packages/freight', file)))
  const folder = join(import.meta.dirname, '../.cache/sea-judge', hash.digest('hex').slice(0, 16))
  mkdirSync(folder, { recursive: true })
  return folder
}

function distances(from: number, reach: 'near' | 'far'): Float64Array {
  const file = join(kept[reach], String(from))
  if (existsSync(file)) return new Float64Array(Uint8Array.from(readFileSync(file)).buffer)
  judge ??= makeJudge(ports.map(({ position }) => position))
  const found = reach === 'near' ? judge.distancesNear(from) : judge.distancesFrom(from)
  writeFileSync(file, Buffer.from(found.buffer))
  return found
}

function weigh(from: number, to: number, grid: number): void {
  const [a, b] = [ports[from], ports[to]]
  if (!a || !b) return
  if (greatCircleKm(a.position, b.position) < nearestKm) {
    tooNear += 1
    return
  }
  const ours = findSeaRoute(a.position, b.position).nauticalMiles
  const published = publishedLanes
    .filter((lane) => [lane.from, lane.to].sort().join() === [a.code, b.code].sort().join())
    .map((lane) => lane.published)
  const judged = [grid, ...published].reduce((best, one) =>
    Math.abs(ours / one - 1) < Math.abs(ours / best - 1) ? one : best,
  )
  const error = ours / judged - 1
  pairs += 1
  const at = limits.findIndex((limit) => Math.abs(error) <= limit)
  counts[at] = (counts[at] ?? 0) + 1
  if (ours * kmPerNauticalMile + 1e-6 < greatCircleKm(a.position, b.position)) belowGreatCircle += 1
  if (Math.abs(error) <= 0.03) return
  worst.push({ names: `${a.name} (${a.code}) – ${b.name} (${b.code})`, ours, judged, error })
  if (worst.length > 400) keepWorst()
}

function keepWorst(): void {
  worst = worst.sort((a, b) => Math.abs(b.error) - Math.abs(a.error)).slice(0, 40)
}

function within(limit: number): string {
  const sum = counts.slice(0, limits.indexOf(limit) + 1).reduce((total, one) => total + one, 0)
  return ((100 * sum) / pairs).toFixed(2)
}

function write(): void {
  keepWorst()
  const rows = limits.map((limit, index) => {
    const name = Number.isFinite(limit) ? `up to ${Math.round(100 * limit)} %` : 'more than 12 %'
    const share = Number.isFinite(limit) ? `${within(limit)} %` : ''
    return `| ${name} | ${(counts[index] ?? 0).toLocaleString('en')} | ${share} |`
  })
  const list = worst.map(
    ({ names, ours, judged, error }) =>
      `| ${names} | ${Math.round(ours).toLocaleString('en')} | ${Math.round(judged).toLocaleString('en')} | ${(100 * error).toFixed(1)} % |`,
  )
  const text = `# Sea distances and their judge

Written by \`npm run sea:judge\`. The judge is a shortest path over a grid of the water, with points 0.1° apart at most and 32 directions
(\`packages/freight/test/sea-judge.ts\`). It shares the land data and the list of waterways and closed water with our network, but no code.
Around a port it is a grid of 120ths of a degree (\`packages/freight/test/sea-near.ts\`). Where a distance is published, the nearer of the two
counts. Ports within ${nearestKm} km of each other are not judged: their positions are given to a hundredth of a degree, and that alone may be 12 %.

${pairs.toLocaleString('en')} pairs judged, of ${((ports.length * (ports.length - 1)) / 2).toLocaleString('en')} pairs of covered ports; ${tooNear} are too near to each other. Below the great circle: ${belowGreatCircle}.

| difference | pairs | share up to here |
|---|---|---|
${rows.join('\n')}

The pairs that differ most, in nautical miles:

| pair | ours | judge | difference |
|---|---|---|---|
${list.join('\n')}
`
  writeFileSync(join(import.meta.dirname, '../docs/sea-distances.md'), text)
}
