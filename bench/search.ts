import { createDb, type Db, migrate } from '@tradelane/db'
import { startEmbedded } from '@tradelane/db/embedded'
import { features } from '../apps/server/src/app/features.ts'
import type { Deps } from '../apps/server/src/deps/deps.ts'
import { findRecords } from '../apps/server/src/features/inbox/search/find-records.ts'
import { type Measured, median, spread } from './measure.ts'
import { removeFolder, temporaryFolder } from './product.ts'
import { insertEntries } from './search-rows.ts'
import { percentile } from './selects.ts'

const few = 50_000
const many = Number(process.env.BENCH_ENTRIES ?? 5_000_000)
const rounds = 9
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
      figures: Object.fromEntries(measured.map(({ name, ratios }) => [`${name}, p95 ratio`, median(ratios)])),
      goals: Object.fromEntries(measured.map(({ name }) => [`${name}, p95 ratio`, { atMost: mostRatio }])),
      notes: [
        `${few} entries and ${many}, ${rounds} rounds of ${searches} searches each.`,
        ...measured.map(
          ({ name, ratios, p95, hits }) =>
            `${name}: ${spread(ratios)}; ${p95.map((one) => one.toFixed(1)).join(' and ')} ms, ${hits.join(' and ')} shown`,
        ),
      ],
    }
  } finally {
    for (const { stop } of platforms) await stop()
  }
}

async function compare(small: Platform, large: Platform, text: string) {
  // The first searches fill caches.
  await timeBoth(small, large, { text, times: 5 })
  const measured: Awaited<ReturnType<typeof timeBoth>>[] = []
  for (let round = 0; round < rounds; round++)
    measured.push(await timeBoth(small, large, { text, times: searches }))
  const p95 = (index: number) => median(measured.map((one) => one.p95[index] ?? 0))
  return {
    ratios: measured.map(({ p95: [least = 1, most = 0] }) => most / least),
    p95: [p95(0), p95(1)],
    hits: measured[0]?.hits ?? [],
  }
}

/** In turn, so that other load on the machine affects both. */
async function timeBoth(small: Platform, large: Platform, { text, times }: { text: string; times: number }) {
  const taken: [number[], number[]] = [[], []]
  const hits = [0, 0]
  for (let search = 0; search < times; search++)
    for (const [index, { db }] of [small, large].entries()) {
      const start = performance.now()
      const found = await findRecords(depsOn(db), office, text)
      taken[index]?.push(performance.now() - start)
      hits[index] = found.hits.length
    }
  return { p95: taken.map((ms) => percentile(ms, 95)), hits }
}

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
