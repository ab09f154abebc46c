import { Agent } from 'node:http'
import { places } from '@tradelane/contract/places/calls'
import { findSeaRoute, seaPorts } from '@tradelane/freight'
import type { Prices } from '../apps/server/src/features/services/logistics/rate-enquiry.ts'
import { searchCities } from '../apps/server/src/features/world/places/search-cities.ts'
import { searchLanes, sendSearch } from './freight-lanes.ts'
import { countPairs, readPrices } from './freight-pairs.ts'
import { timed } from './growth-panels.ts'
import { type Measured, median, rounds, spread } from './measure.ts'
import { removeFolder, startProduct, temporaryFolder } from './product.ts'
import { databaseOf, percentile, timeEach, timeSelect } from './selects.ts'
import { signIn } from './sign-in.ts'

const citySearches = 400
const pairs = 10_000

/**
 * City search, quote searches cold and warm, sea routes, and random pairs that must all add up. A call of the city search is mostly HTTP and
 * the machine: the search itself is measured against `select 1`, and the call against one that does nothing.
 */
export async function run(): Promise<Measured> {
  const colds: number[] = []
  const warms: number[] = []
  const cities: CitySearch[] = []
  let prices: Prices = { cards: [], tariff: { version: 0, lanes: [], surcharges: [] } }
  for (let round = 0; round < rounds; round++) {
    const dataDir = await temporaryFolder()
    const product = await startProduct(dataDir, { RATE_LIMIT: '0' })
    try {
      const { token } = await signIn(product.address)
      const times = await timeEach(searchLanes(200), (lane) => sendSearch(product.address, token, lane))
      colds.push(times[0] ?? 0)
      warms.push(percentile(times.slice(1), 95))
      prices = await readPrices(await databaseOf(dataDir))
      cities.push(await measureCities(product.address, token, await timeSelect(dataDir)))
    } finally {
      await product.stop()
      await removeFolder(dataDir)
    }
  }
  const routes = timeRoutes(2_000)
  const [p99, mean] = [percentile(routes, 99), routes.reduce((sum, ms) => sum + ms, 0) / routes.length]
  const counted = await countPairs(pairs, prices)
  return {
    figures: {
      'city search itself, p99 / select 1 p50': median(cities.map(({ itself }) => itself)),
      'city search, the call / a call that does nothing, p99': median(
        cities.map(({ ofNothing }) => ofNothing),
      ),
      'city search, the call, p99 / select 1 p50': median(cities.map(({ call }) => call)),
      'quote search, the first after a start (ms)': median(colds),
      'quote search, warm, p95 (ms)': median(warms),
      'sea route, p99 (ms)': p99,
      'sea route, mean (ms)': mean,
      'sea route, p99 / mean': p99 / mean,
      'random city pairs with a fault': counted.faults.length,
      'random city pairs answered': counted.answered,
      'random city pairs without a route, refused with a reason': counted.refused,
    },
    goals: {
      'city search itself, p99 / select 1 p50': { atMost: 20 },
      'city search, the call / a call that does nothing, p99': { atMost: 2 },
      'quote search, the first after a start (ms)': { atMost: 250 },
      'quote search, warm, p95 (ms)': { atMost: 60 },
      'sea route, p99 (ms)': { atMost: 3 },
      'sea route, p99 / mean': { atMost: 3 },
      'random city pairs with a fault': { atMost: 0 },
    },
    notes: [
      `${rounds} starts, one request at a time; first ${spread(colds, 0)} ms, warm ${spread(warms, 0)} ms`,
      ...counted.faults.slice(0, 5),
    ],
  }
}

type CitySearch = { itself: number; call: number; ofNothing: number }

/** Code that never ran is slow: once through, and then what a running server takes. */
async function measureCities(address: string, token: string, select: number): Promise<CitySearch> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const texts = prefixes(citySearches)
  const call = (q: string) =>
    timed({ url: `${address}/api${places.cities.path}?q=${encodeURIComponent(q)}`, token }, agent)
  const nothing = () => timed({ url: `${address}/healthz`, token }, agent)
  const itself = async (q: string) => {
    if ((await searchCities(q, 10)).length === 0) throw new Error(`no city for ${q}`)
  }
  const slowest: number[] = []
  for (const work of [itself, call, nothing]) {
    await timeEach(texts, work)
    slowest.push(percentile(await timeEach(texts, work), 99))
  }
  agent.destroy()
  const [itselfMs = 0, callMs = 0, nothingMs = 0] = slowest
  return { itself: itselfMs / select, call: callMs / select, ofNothing: callMs / nothingMs }
}

/** Two letters and more, as people type them at home and elsewhere. */
function prefixes(count: number): string[] {
  const names = ['mumbai', 'hamburg', 'são paulo', 'münchen', 'new york', 'москва', 'san antonio', '北京']
  return Array.from({ length: count }, (_, index) => {
    const name = names[index % names.length] ?? ''
    return name.slice(0, 2 + (Math.floor(index / names.length) % (name.length - 1)))
  })
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
