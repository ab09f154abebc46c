import { dirname, posix } from 'node:path'
import { filesOfTheRepository, type SourceFile } from '../test/source-tree.ts'

// Prints the figures of the house: how many rooms a side has, how many arrows run between them and how many run back up, how long
// files are, and how much is written before a test begins. `docs/house.md` explains them; `test/house.test.ts` holds their bounds.

/** The wings of both sides, from the top. A wing may import only wings below it. `public` is on the web only. */
export const wings = [
  'public',
  'sandbox',
  'books',
  'outside',
  'services',
  'office',
  'trade',
  'money',
  'people',
  'inbox',
  'papers',
  'world',
]

type Arrow = { from: string; to: string; fromFile: string; toFile: string }
export type Side = { rooms: string[]; arrows: Set<string>; up: Arrow[]; circles: string[] }

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

/** A folder of `src`, or a wing of its `features`; a file that is in none is a room of its own. */
function roomOf(file: string, src: string): string {
  const [first = '', second = ''] = file.slice(src.length).split('/')
  return first === 'features' ? `features/${second}` : first
}

/** The rooms of one side and the imports between them, without tests. */
export function sideOf(side: 'server' | 'web'): Side {
  const src = `apps/${side}/src/`
  const files = filesOfTheRepository(new RegExp(`^${src}.*\\.tsx?$`)).filter(({ path }) => !isTest(path))
  const found = files.flatMap((file) => arrowsOf(file, src))
  const arrows = new Set(found.map(({ from, to }) => `${from} → ${to}`))
  return {
    rooms: [...new Set(files.map(({ path }) => roomOf(path, src)))].toSorted(),
    arrows,
    up: found.filter(runsUp),
    circles: [...arrows].filter((arrow) => arrows.has(arrow.split(' → ').reverse().join(' → '))).toSorted(),
  }
}

function arrowsOf({ path, text }: SourceFile, src: string): Arrow[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
    .map(([, target = '']) => posix.join(dirname(path), target))
    .filter((target) => target.startsWith(src))
    .map((target) => ({ from: roomOf(path, src), to: roomOf(target, src), fromFile: path, toFile: target }))
    .filter(({ from, to }) => from !== to)
}

/** From a wing to one above it, from what all features use to a feature, or to the app. Facts of the world are below everything. */
function runsUp({ from, to }: Arrow): boolean {
  if (from === 'app' || from === 'landing.ts') return false
  const [low, high] = [placeOf(from), placeOf(to)]
  if (high < 0) return to === 'app'
  return low < 0 ? to !== 'features/world' : high < low
}

const placeOf = (room: string): number => wings.indexOf(room.replace('features/', ''))

/** Lines of the product's files: median, nine of ten, and the longest. */
export function fileLengths(): { median: number; p90: number; most: number } {
  const lengths = filesOfTheRepository(/^(apps|packages)\/[^/]+\/src\/.*\.tsx?$/)
    .filter(({ path }) => !isTest(path) && path !== 'packages/db/src/database.ts')
    .map(({ text }) => text.trimEnd().split('\n').length)
  return { median: quantile(lengths, 0.5), p90: quantile(lengths, 0.9), most: Math.max(...lengths) }
}

/** Lines of a server test file before its first test, with its imports: the median. */
export function linesBeforeTests(): number {
  const lines = filesOfTheRepository(/^apps\/server\/src\/.*\.test\.ts$/).map(({ text }) => {
    const [before = ''] = text.split(/^\s*(?:test|it|describe)(?:\.\w+)?\(/m)
    return before.trimEnd().split('\n').length
  })
  return quantile(lines, 0.5)
}

function quantile(values: number[], part: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? 0
}

if (import.meta.main) {
  for (const side of ['server', 'web'] as const) {
    const { rooms, arrows, up, circles } = sideOf(side)
    console.log(
      `${side}: ${rooms.length} rooms, ${arrows.size} arrows, ${up.length} up, ${circles.length / 2} circles`,
    )
    for (const { fromFile, toFile } of up) console.log(`  up: ${fromFile} → ${toFile}`)
    if (process.argv.includes('--circles')) for (const circle of circles) console.log(`  circle: ${circle}`)
  }
  const { median, p90, most } = fileLengths()
  console.log(`file lines: median ${median}, nine of ten up to ${p90}, longest ${most}`)
  console.log(`lines before the first test of a server test file: median ${linesBeforeTests()}`)
}
