import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wallet } from '@tradelane/contract/wallet/calls'
import { findEmbedded } from '@tradelane/db/embedded'
import { type BenchCompany, givenCompanies } from './http-companies.ts'
import { applyLoad, type Load } from './load.ts'
import { type Measured, median, pairedRounds, rounds, spread } from './measure.ts'
import { removeFolder, startProduct, temporaryFolder } from './product.ts'

const seconds = 6
const connections = 64
const companyCount = 1_000
const path = `/api${wallet.balances.path}`

/**
 * Authenticated balance reads of 1,000 companies in turn, each with a session of its own, through the whole server,
 * against node:http with the same select for the same companies through `pg`.
 */
export async function run(): Promise<Measured> {
  const dataDir = await temporaryFolder()
  const product = await startProduct(dataDir, { RATE_LIMIT: '0' })
  try {
    const database = await findEmbedded(dataDir)
    if (!database) throw new Error('The bench needs the embedded server: unset DATABASE_URL.')
    const secret = await readFile(join(dataDir, 'secret'), 'utf8')
    const companies = await givenCompanies(database.connectionString, { count: companyCount, secret })
    const bare = await startBareServer(database.connectionString)
    const bareLoad = {
      ...{ address: bare.address, connections, seconds },
      requests: companies.map(({ companyId }) => ({ path: `/${companyId}`, headers: {} })),
    }
    const load = {
      ...{ address: product.address, connections, seconds },
      requests: companies.map(({ token }) => ({ path, headers: { authorization: `Bearer ${token}` } })),
    }
    const throughput = async (what: Load) => {
      const result = await applyLoad(what)
      if (result.failures > 0) throw new Error(`${result.failures} answers were not 200`)
      return result.requestsPerSecond
    }
    const { reference, ours, ratios } = await pairedRounds(
      rounds,
      () => throughput(bareLoad),
      () => throughput(load),
    )
    const rate = median(ours) / 2
    const half = { ...load, rate }
    const latencies = [await applyLoad(half), await applyLoad(half), await applyLoad(half)]
    bare.stop()
    await checkAnswers(product.address, companies)
    return {
      figures: {
        'node:http and pg (requests/s)': median(reference),
        'Tradelane (requests/s)': median(ours),
        'Tradelane / node:http and pg': median(ratios),
        'p50 at half load (ms)': median(latencies.map(({ p50Ms }) => p50Ms)),
        'p99 at half load (ms)': median(latencies.map(({ p99Ms }) => p99Ms)),
      },
      goals: { 'Tradelane / node:http and pg': { atLeast: 1.6 }, 'p99 at half load (ms)': { atMost: 25 } },
      notes: [
        `${rounds} rounds of ${seconds} s in turn, ${connections} connections, ${companyCount} companies; ratio ${spread(ratios)}`,
        'The load generator is one thread that shares the cores with both servers and PostgreSQL.',
      ],
    }
  } finally {
    await product.stop()
    await removeFolder(dataDir)
  }
}

/** A speed counts only if each company is answered with its own balance. */
async function checkAnswers(address: string, companies: BenchCompany[]): Promise<void> {
  for (const { token, dollars } of companies) {
    const answer = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } })
    const [wallet, ...others] = (await answer.json()) as { curSymbol: string; balance: number }[]
    if (wallet?.curSymbol !== 'USD' || wallet.balance !== dollars || others.length > 0)
      throw new Error(`The company with ${dollars} dollars was answered ${JSON.stringify(wallet)}`)
  }
}

async function startBareServer(connectionString: string) {
  const file = join(import.meta.dirname, 'bare-server.ts')
  const child = spawn(process.execPath, [file, connectionString], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [address] = await once(child.stdout, 'data')
  return { address: String(address).trim(), stop: () => child.kill() }
}
