import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { logistics } from '@tradelane/contract/logistics/calls'
import { notifications } from '@tradelane/contract/notifications/calls'
import { places } from '@tradelane/contract/places/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { statements } from '@tradelane/contract/statements/calls'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { findEmbedded } from '@tradelane/db/embedded'
import { type BenchCompany, givenCompanies } from './http-companies.ts'
import { applyLoad, type Load } from './load.ts'
import type { Measured } from './measure.ts'
import { removeFolder, startProduct, temporaryFolder } from './product.ts'

const wanted = 200_000
/** After so many everything is loaded, compiled and cached that will be. */
const warm = 20_000
const connections = 64
const seconds = 10
const companyCount = 1_000
const growth = 'resident at the end, against then'

/**
 * What the server's process holds of the machine's memory after many requests of every kind: a host with 1 GB must be enough
 * for it and its database.
 */
export async function run(): Promise<Measured> {
  const dataDir = await temporaryFolder()
  const product = await startProduct(dataDir, { RATE_LIMIT: '0' })
  try {
    const database = await findEmbedded(dataDir)
    if (!database) throw new Error('The bench needs the embedded server: unset DATABASE_URL.')
    const secret = await readFile(join(dataDir, 'secret'), 'utf8')
    const companies = await givenCompanies(database.connectionString, { count: companyCount, secret })
    const load: Load = {
      ...{ address: product.address, connections, seconds },
      requests: companies.flatMap(requestsOf),
    }
    const atStart = await residentMb(dataDir)
    let most = atStart
    let whenWarm: number | undefined
    let answered = 0
    const rates: number[] = []
    while (answered < wanted) {
      const { requestsPerSecond, failures } = await applyLoad(load)
      if (failures > 0) throw new Error(`${failures} answers were not 200`)
      answered += requestsPerSecond * seconds
      rates.push(Math.round(requestsPerSecond))
      const now = await residentMb(dataDir)
      most = Math.max(most, now)
      if (answered >= warm) whenWarm ??= now
    }
    const atEnd = await residentMb(dataDir)
    return {
      figures: {
        'resident before the first request (MB)': atStart,
        [`resident after ${warm} (MB)`]: whenWarm ?? 0,
        'resident at the end (MB)': atEnd,
        [growth]: atEnd / (whenWarm ?? atEnd),
        'most resident between rounds (MB)': most,
        'mixed requests': answered,
      },
      goals: { 'most resident between rounds (MB)': { atMost: 320 }, [growth]: { atMost: 1.15 } },
      notes: [
        `${connections} connections, ${companyCount} companies; requests a second: ${rates.join(', ')}`,
      ],
    }
  } finally {
    await product.stop()
    await removeFolder(dataDir)
  }
}

/** Of a hundred requests, as many of each kind as somebody at work makes: mostly reads, now and then a search for freight. */
function requestsOf({ token }: BenchCompany, index: number): Load['requests'] {
  const headers = { authorization: `Bearer ${token}` }
  const read = ({ path }: { path: string }, query = '') => ({ path: `/api${path}${query}`, headers })
  const everyTime = [
    ...[wallet.balances, wallet.balances, wallet.balances, wallet.total].map((call) => read(call)),
    ...[transactionSummary.list, notifications.list, simplePayments.list, statements.list].map((call) =>
      read(call),
    ),
    read(places.cities, `?q=${['rot', 'hamb', 'mumb', 'sing'][index % 4]}`),
    { path: '/', headers: {} },
  ]
  if (index % 10 > 0) return everyTime
  return [
    ...everyTime,
    read(places.ports),
    { path: `/api${logistics.getQuotes.path}`, headers, body: search },
  ]
}

const search = {
  ...{ from_city: 'Mumbai', from_countrycode: 'IN', from_lat: 19.07283, from_lng: 72.88261 },
  ...{ to_city: 'Hamburg', to_countrycode: 'DE', to_lat: 53.55073, to_lng: 9.99302 },
  shipping_date: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10),
  ...{ freight_type: 'Sea', transportation_by: 'FCL', container_size: 'ST40', weight: 18_000, quantity: 1 },
}

/** Of the server itself, without the processes of its database. */
async function residentMb(dataDir: string): Promise<number> {
  const processes = await readdir(join(dataDir, 'postgres.users'))
  const sizes = await Promise.all(
    processes.map(async (pid) => {
      const status = await readFile(`/proc/${Number.parseInt(pid, 10)}/status`, 'utf8').catch(() => '')
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
    }),
  )
  return Math.max(...sizes)
}
