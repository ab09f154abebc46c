import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { project } from '../apps/web/src/ui/map/mercator.ts'
import { findChromium } from '../e2e/find-chromium.ts'
import { bend } from '../packages/freight/src/bend.ts'
import { seaNetwork } from '../packages/freight/src/sea-network.ts'
import { seaPorts } from '../packages/freight/src/terminals.ts'

// node scripts/draw-sea-network.ts: draws all lanes and ports as docs/sea-network.png, on the land that the web's map draws.
// node scripts/draw-sea-network.ts WEST EAST NORTH SOUTH FILE: a part of them, to look at.

const [west = -180, east = 180, north = 74, south = -61] = process.argv.slice(2, 6).map(Number)
const file = process.argv[6] ?? join(import.meta.dirname, '../docs/sea-network.png')
const width = 1600
const [left, top] = project(west, north)
const [right, bottom] = project(east, south)
const scale = width / (right - left)
const height = Math.round((bottom - top) * scale)
const at = ([lng, lat]: readonly [number, number]) => project(lng, lat).map((value) => value * scale)

const { points, first, neighbours } = seaNetwork()
const lanes = points.flatMap((from, number) =>
  [...neighbours.slice(first[number], first[number + 1])].flatMap((other) =>
    other > number ? [lineOf(from, points[other] ?? from)] : [],
  ),
)
const land = JSON.parse(
  readFileSync(join(import.meta.dirname, '../apps/web/src/ui/map/land.json'), 'utf8'),
) as { perDegree: number; path: string }
const dots = seaPorts().map(({ position }) => {
  const [x, y] = at(position)
  return `<circle cx="${x}" cy="${y}" r="1.6" fill="#b42318"/>`
})
const svg = `<svg xmlns="http://www.w3.org/2000/svg" shape-rendering="crispEdges" width="${width}" height="${height}" viewBox="${left * scale} ${top * scale} ${width} ${height}">
<rect x="${left * scale}" y="${top * scale}" width="100%" height="100%" fill="#f4f7fa"/>
<path d="${land.path}" transform="scale(${scale / land.perDegree})" fill="#cfd8dc"/>
<path d="${lanes.join('')}" fill="none" stroke="#7fa8d1" stroke-width="0.35"/>${dots.join('')}</svg>`

const browser = await chromium.launch({ ...(await findChromium()), args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width, height } })
await page.setContent(`<body style="margin:0">${svg}</body>`)
await page.screenshot({ path: file })
await browser.close()

/** Across the meridian of 180°, a line is drawn to the edge of the map only. */
function lineOf(from: readonly [number, number], to: readonly [number, number]): string {
  const line = bend([from, to])
  return line
    .map((point, index) => {
      const isJump = index > 0 && Math.abs(point[0] - (line[index - 1]?.[0] ?? 0)) > 180
      return `${index === 0 || isJump ? 'M' : 'L'}${at(point)
        .map((value) => value.toFixed(1))
        .join(' ')}`
    })
    .join('')
}
