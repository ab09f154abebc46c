import { places } from '@tradelane/contract/places/calls'
import { findEmbedded } from '@tradelane/db/embedded'
import { findSeaRoute, seaPorts } from '@tradelane/freight'
import pg from 'pg'
import type { Prices } from '../apps/server/src/features/services/logistics/rate-enquiry.ts'
import { searchLanes, sendSearch } from './freight-lanes.ts'
import { countPairs, readPrices } from './freight-pairs.ts'
import { type Measured, median, spread } from './measure.ts'
import { removeFolder, startProduct, temporaryFolder } from './product.ts'
import { signIn } from './sign-in.ts'

const rounds = 3
const selects = 400
const citySearches = 400
const pairs = 10_000

/** City search against `select 1`, quote searches cold and warm, sea routes, and random pairs that must all add up. */
export async function run(): Promise<Measured> {
  const colds: number[] = []
  const warms: number[] = []
  const ratios: number[] = []
  let prices: Prices = { cards: [], tariff: { version: 0, lanes: [], surcharges: [] } }
  for (let round = 0; round < rounds; round++) {
    const dataDir = await temporaryFolder()
    const product = await startProduct(dataDir, { RATE_LIMIT: '0' })
    try {
      const { token } = await signIn(product.address)
      const [first] = searchLanes(1)
      colds.push(await timed(() => sendSearch(product.address, token, first)))
      warms.push(
        percentile(await timeEach(searchLanes(200), (lane) => sendSearch(product.address, token, lane)), 95),
      )
      const reference = percentile(await timeSelects(dataDir), 50)
      prices = await readPrices(await databaseOf(dataDir))
      const search = (q: string) => searchCity(product.address, q)
      // Code that never ran is slow: once through, and then what a running server takes.
      await timeEach(prefixes(citySearches), search)
      const searches = await timeEach(prefixes(citySearches), search)
      ratios.push(percentile(searches, 99) / reference)
    } finally {
      await product.stop()
      await removeFolder(dataDir)
    }
  }
  const routes = timeRoutes(2_000)
  const counted = await countPairs(pairs, prices)
  return {
    figures: {
      'city search p99 / select 1 p50': median(ratios),
      'quote search, the first after a start (ms)': median(colds),
      'quote search, warm, p95 (ms)': median(warms),
      'sea route, p99 (ms)': percentile(routes, 99),
      'sea route, mean (ms)': routes.reduce((sum, ms) => sum + ms, 0) / routes.length,
      'random city pairs with a fault': counted.faults.length,
      'random city pairs answered': counted.answered,
      'random city pairs without a route, refused with a reason': counted.refused,
    },
    goals: {
      'city search p99 / select 1 p50': { atMost: 45 },
      'quote search, the first after a start (ms)': { atMost: 250 },
      'quote search, warm, p95 (ms)': { atMost: 60 },
      'sea route, p99 (ms)': { atMost: 3 },
      'random city pairs with a fault': { atMost: 0 },
    },
    notes: [
      `${rounds} starts, one request at a time; ratio ${spread(ratios)}, first ${spread(colds, 0)} ms, warm ${spread(warms, 0)} ms`,
      ...counted.faults.slice(0, 5),
    ],
  }
}

async function databaseOf(dataDir: string): Promise<string> {
  const database = await findEmbedded(dataDir)
  if (!database) throw new Error('The bench needs the embedded server: unset DATABASE_URL.')
  return database.connectionString
}

async function timeSelects(dataDir: string): Promise<number[]> {
  const client = new pg.Client(await databaseOf(dataDir))
  await client.connect()
  const times = await timeEach(Array.from({ length: selects }), () => client.query('select 1'))
  await client.end()
  return times
}

/** Two letters and more, as people type them at home and elsewhere. */
function prefixes(count: number): string[] {
  const names = ['mumbai', 'hamburg', 'são paulo', 'münchen', 'new york', 'москва', 'san antonio', '北京']
  return Array.from({ length: count }, (_, index) => {
    const name = names[index % names.length] ?? ''
    return name.slice(0, 2 + (Math.floor(index / names.length) % (name.length - 1)))
  })
}

async function searchCity(address: string, q: string): Promise<void> {
  const answer = await fetch(`${address}/api${places.cities.path}?q=${encodeURIComponent(q)}`)
  if (((await answer.json()) as unknown[]).length === 0) throw new Error(`no city for ${q}`)
}

function timeRoutes(count: number): number[] {
  const ports = seaPorts()
  const portAt = (index: number) => ports[index % ports.length]?.position ?? ([0, 0] as const)
  findSeaRoute(portAt(0), portAt(1))
  return Array.from({ length: count }, (_, index) => {
    const started = performance.now()
    findSeaRoute(portAt(index * 7_919), portAt(index * 104_729 + 13))
    return performance.now() - started
  })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function timeEach<T>(inputs: readonly T[], work: (input: T) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (const input of inputs) times.push(await timed(() => work(input)))
  return times
}

function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}
