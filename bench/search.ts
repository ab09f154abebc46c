import { createDb, type Db, migrate } from '@tradelane/db'
import { startEmbedded } from '@tradelane/db/embedded'
import { features } from '../apps/server/src/app/features.ts'
import type { Deps } from '../apps/server/src/deps/deps.ts'
import { findRecords } from '../apps/server/src/features/inbox/search/find-records.ts'
import type { Measured } from './measure.ts'
import { removeFolder, temporaryFolder } from './product.ts'
import { insertEntries } from './search-rows.ts'

const few = 50_000
const many = Number(process.env.BENCH_ENTRIES ?? 5_000_000)
const searches = 60
const mostRatio = 1.3

/** What somebody of the back office types. */
const texts: Readonly<Record<string, string>> = {
  'two letters': 'wo',
  'three letters': 'tra',
  'part of a reference': 'KX-4001',
  'a common part': 'trading',
  nothing: 'zqxwvu',
  'two Chinese letters': '东方',
  'an email address': 'p101@mail101.example',
  'a container number': 'MSKU0000044',
  'the beginning of a number': 'PY-2026',
}

type Platform = { db: Db; stop(): Promise<void> }

/**
 * A search over everything, among 5,000,000 entries against 50,000, in turn. `BENCH_ENTRIES=500000` makes the large one smaller.
 */
export async function run(): Promise<Measured> {
  const platforms: Platform[] = []
  try {
    for (const entries of [few, many]) platforms.push(await givenPlatform(entries))
    const [small, large] = platforms as [Platform, Platform]
    const measured = []
    for (const [name, text] of Object.entries(texts))
      measured.push({ name, ...(await compare(small, large, text)) })
    return {
      figures: Object.fromEntries(measured.map(({ name, ratio }) => [`${name}, p95 ratio`, ratio])),
      goals: Object.fromEntries(measured.map(({ name }) => [`${name}, p95 ratio`, { atMost: mostRatio }])),
      notes: [
        `${few} entries and ${many}, ${searches} searches each.`,
        ...measured.map(
          ({ name, p95, hits }) =>
            `${name}: ${p95.map((one) => one.toFixed(1)).join(' and ')} ms, ${hits.join(' and ')} shown`,
        ),
      ],
    }
  } finally {
    for (const { stop } of platforms) await stop()
  }
}

async function compare(small: Platform, large: Platform, text: string) {
  const times: [number[], number[]] = [[], []]
  const hits = [0, 0]
  for (let round = -5; round < searches; round++)
    for (const [index, { db }] of [small, large].entries()) {
      const start = performance.now()
      const found = await findRecords(depsOn(db), office, text)
      // The first rounds fill caches.
      if (round >= 0) times[index]?.push(performance.now() - start)
      hits[index] = found.hits.length
    }
  const p95 = times.map(ninetyFifth)
  return { ratio: (p95[1] ?? 0) / (p95[0] ?? 1), p95, hits }
}

const ninetyFifth = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0

const office = { kind: 'office', administratorId: '00000000-0000-4000-8000-000000000000' } as const

/** All that a search uses. */
const depsOn = (db: Db) => ({ db, features }) as unknown as Deps

/** While it is filled: what a dead machine would lose is made again. */
const sooner = { fsync: 'off', wal_level: 'minimal', max_wal_senders: '0', max_wal_size: '8GB' }

async function givenPlatform(entries: number): Promise<Platform> {
  const dataDir = await temporaryFolder()
  const server = await startEmbedded({ dataDir, settings: sooner })
  await migrate(server.connectionString)
  const { db, pool } = createDb(server.connectionString, { max: 8 })
  const stop = async () => {
    await db.destroy()
    await server.stop()
    await removeFolder(dataDir)
  }
  try {
    await insertEntries(pool, entries)
    return { db, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
