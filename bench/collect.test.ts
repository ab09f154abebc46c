import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { commitOf } from '../scripts/commit-of.ts'
import { exitCodeOf, findBenches, measureEach, withoutParts } from './collect.ts'
import { reportOn } from './report.ts'
import { printTable } from './tables.ts'

// Benches that measure nothing, in a folder of their own.
const benches = {
  good: `({ figures: { speed: 3, size: 7 }, goals: { speed: { atLeast: 2 } }, notes: ['quick'] })`,
  slow: `({ figures: { speed: 1, size: 7 }, goals: { speed: { atLeast: 2 }, size: { atMost: 7 } } })`,
  lacking: `{ throw new NotInstalled('pgbench is missing: install "postgresql"') }`,
  thrower: `{ throw new Error('no such road') }`,
  dying: `{ process.kill(process.pid, 'SIGKILL'); return new Promise(() => {}) }`,
  forgetful: `({ figures: {}, goals: { speed: { atLeast: 2 } } })`,
  idle: `({ figures: { delay: 0 / 0, speed: 1 / 0 }, goals: { delay: { atMost: 2 }, speed: { atLeast: 2 } } })`,
}
const commit = { commit: 'unknown' }
let folder = ''
const named = (...names: (keyof typeof benches)[]) => names.map((name) => join(folder, `${name}.ts`))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tradelane-benches-'))
  const needed = `import { NotInstalled } from '${join(import.meta.dirname, 'measure.ts')}'\n`
  for (const [name, body] of Object.entries(benches)) {
    const work = body.startsWith('{') ? body : `{ return ${body} }`
    await writeFile(join(folder, `${name}.ts`), `${needed}export async function run() ${work}\n`)
  }
  await writeFile(join(folder, 'helper.ts'), 'export const helper = "export async function run("\n')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a bench is a file that exports run, and one that is named after another is a part of it', () => {
  expect(findBenches(folder)).toEqual(Object.keys(benches).sort())
  expect(withoutParts(['back-office', 'growth', 'growth-escrows'])).toEqual(['back-office', 'growth'])
})

test('each bench of the table in README is found', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  const table = readme.slice(readme.indexOf('| bench | figure |'), readme.indexOf('Starts are timed'))
  const names = [...table.matchAll(/^\| ([a-z-]+) \|/gm)]
    .map(([, name]) => name)
    .filter((name) => name !== 'bench')
  expect(names.length).toBeGreaterThan(15)
  expect(findBenches(import.meta.dirname)).toEqual(expect.arrayContaining(names))
})

test('every figure of every bench is in one document, with its goal and whether it was met', async () => {
  const outcomes = await measureEach(named('good', 'slow'))
  const report = await reportOn(outcomes, commit)
  expect(report.met).toBe(false)
  expect(report.benches).toEqual([
    {
      ...{ name: 'good', loadBefore: expect.any(Number), seconds: expect.any(Number), met: true, missed: [] },
      figures: { speed: { value: 3, goal: { atLeast: 2 }, met: true }, size: { value: 7 } },
      notes: ['quick'],
    },
    {
      ...{ name: 'slow', loadBefore: expect.any(Number), seconds: expect.any(Number), met: false },
      missed: ['speed'],
      figures: {
        speed: { value: 1, goal: { atLeast: 2 }, met: false },
        size: { value: 7, goal: { atMost: 7 }, met: true },
      },
      notes: [],
    },
  ])
  expect(exitCodeOf(outcomes)).toBe(1)
})

test('the document says when, of which commit, on which machine and with which versions', async () => {
  const report = await reportOn([], commitOf())
  expect(report).toMatchObject({ met: true, benches: [] })
  expect(new Date(report.at).toISOString()).toBe(report.at)
  expect(report.commit).toMatch(/^([0-9a-f]{40}|unknown)$/)
  expect(report.machine.cores).toBeGreaterThan(0)
  expect(report.versions.node).toBe(process.version)
  expect(report.versions.embeddedPostgres).toMatch(/^\d+\./)
})

test('what is not installed is named, what throws or dies too, and the rest goes on', async () => {
  const started: string[] = []
  const files = named('lacking', 'thrower', 'dying', 'good')
  const ended: string[] = []
  const outcomes = await measureEach(
    files,
    (file) => started.push(file),
    (outcome) => ended.push(`${outcome.name} of ${started.length}`),
  )
  expect(started).toEqual(files)
  expect(ended).toEqual(['lacking of 1', 'thrower of 2', 'dying of 3', 'good of 4'])
  expect((await reportOn(outcomes, commit)).benches).toMatchObject([
    { name: 'lacking', met: false, needs: 'pgbench is missing: install "postgresql"' },
    { name: 'thrower', met: false, failed: 'Error: no such road' },
    { name: 'dying', met: false, failed: 'ended with SIGKILL before it had measured' },
    { name: 'good', met: true },
  ])
})

test('the status is 2 where one cannot run, 1 where one failed or missed a goal, and 0 where all are met', async () => {
  const [lacking, thrower, good, forgetful] = await measureEach(
    named('lacking', 'thrower', 'good', 'forgetful'),
  )
  if (!lacking || !thrower || !good || !forgetful) throw new Error('one is missing')
  expect(exitCodeOf([good, thrower, lacking])).toBe(2)
  expect(exitCodeOf([good, thrower])).toBe(1)
  expect(exitCodeOf([good, forgetful])).toBe(1)
  expect(exitCodeOf([good])).toBe(0)
})

test('a figure that is no number, or has no end, has missed its goal, and the other tables are printed', async () => {
  const outcomes = await measureEach(named('idle', 'good'))
  expect(outcomes[0]).toMatchObject({ measured: { figures: { delay: Number.NaN, speed: Infinity } } })
  expect((await reportOn(outcomes, commit)).benches[0]).toMatchObject({
    met: false,
    missed: ['delay', 'speed'],
  })
  expect(exitCodeOf(outcomes)).toBe(1)
  const print = vi.spyOn(console, 'log').mockReturnValue()
  for (const outcome of outcomes) printTable(outcome, { isNamed: true })
  const lines = print.mock.calls.map(([line]) => String(line).replace(/\s+/g, ' '))
  print.mockRestore()
  expect(lines).toEqual([
    expect.stringContaining('idle, '),
    'delay NaN at most 2 MISSED',
    'speed Infinity at least 2 MISSED',
    expect.stringContaining('good, '),
    'speed 3 at least 2 met',
    'size 7 ',
    'quick',
  ])
})
