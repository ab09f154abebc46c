import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { wallet } from '@tradelane/contract/wallet/calls'
import { findEmbedded } from '@tradelane/db/embedded'
import { applyLoad } from './load.ts'
import { type Measured, median, pairedRounds, spread } from './measure.ts'
import { removeFolder, startProduct, temporaryFolder } from './product.ts'
import { signIn } from './sign-in.ts'

const rounds = 3
const seconds = 6
const connections = 64
const path = `/api${wallet.balances.path}`

/** An authenticated balance read through the whole server, against node:http with the same select through `pg`. */
export async function run(): Promise<Measured> {
  const dataDir = await temporaryFolder()
  const product = await startProduct(dataDir, { RATE_LIMIT: '0' })
  try {
    const database = await findEmbedded(dataDir)
    if (!database) throw new Error('The bench needs the embedded server: unset DATABASE_URL.')
    const signedIn = await signIn(product.address)
    const bare = await startBareServer(database.connectionString, signedIn.companyId)
    const headers = { authorization: `Bearer ${signedIn.token}` }
    const throughput = async (address: string) => {
      const result = await applyLoad({ address, path, headers, connections, seconds })
      if (result.failures > 0) throw new Error(`${result.failures} answers were not 200`)
      return result.requestsPerSecond
    }
    const { reference, ours, ratios } = await pairedRounds(
      rounds,
      () => throughput(bare.address),
      () => throughput(product.address),
    )
    const rate = median(ours) / 2
    const half = { address: product.address, path, headers, connections, seconds, rate }
    const latencies = [await applyLoad(half), await applyLoad(half), await applyLoad(half)]
    bare.stop()
    return {
      figures: {
        'node:http and pg (requests/s)': median(reference),
        'Tradelane (requests/s)': median(ours),
        'Tradelane / node:http and pg': median(ratios),
        'p50 at half load (ms)': median(latencies.map(({ p50Ms }) => p50Ms)),
        'p99 at half load (ms)': median(latencies.map(({ p99Ms }) => p99Ms)),
      },
      goals: { 'Tradelane / node:http and pg': { atLeast: 0.75 }, 'p99 at half load (ms)': { atMost: 25 } },
      notes: [
        `${rounds} rounds of ${seconds} s in turn, ${connections} connections; ratio ${spread(ratios)}`,
        'The load generator is one thread that shares the cores with both servers and PostgreSQL.',
      ],
    }
  } finally {
    await product.stop()
    await removeFolder(dataDir)
  }
}

async function startBareServer(connectionString: string, companyId: string) {
  const file = join(import.meta.dirname, 'bare-server.ts')
  const child = spawn(process.execPath, [file, connectionString, companyId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [address] = await once(child.stdout, 'data')
  return { address: String(address).trim(), stop: () => child.kill() }
}
