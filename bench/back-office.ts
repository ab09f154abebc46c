import { Agent } from 'node:http'
import { createDb } from '@tradelane/db'
import { findEmbedded } from '@tradelane/db/embedded'
import { calls } from './back-office-calls.ts'
import { insertBackOffice } from './back-office-rows.ts'
import { type Asked, measurePair } from './growth-panels.ts'
import { signInOffice } from './growth-records.ts'
import type { Measured } from './measure.ts'
import { takenBetween } from './processor-time.ts'
import { type Product, removeFolder, startProduct, temporaryFolder } from './product.ts'

const few = 1_000
const many = Number(process.env.BENCH_CUSTOMERS ?? 100_000)
const requestsPerRound = 40
const mostRatio = 1.3

type Platform = Pick<Product, 'address' | 'processorTimes' | 'stop'> & { token: string }

/**
 * Every list and search of the back office, on a platform with 1,000 customers and 10,000 trades and on one with 100,000 and 1,000,000, in turn:
 * by the clock, and by processor time, in which other work on the machine does not count.
 * `BENCH_CUSTOMERS=20000` makes the large one smaller, and `BENCH_ONLY=Escrows` measures the calls whose names begin so.
 */
export async function run(): Promise<Measured> {
  const platforms: Platform[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: 2 })
  const measured: { name: string; ratio: number; detail: string }[] = []
  try {
    for (const customers of [few, many]) platforms.push(await givenPlatform(customers))
    const [small, large] = platforms as [Platform, Platform]
    for (const { name, path, body, few = path } of wantedCalls()) {
      const on = ({ address, token }: Platform, asked: string): Asked => ({
        url: `${address}/api${asked}`,
        token,
        ...(body && { body }),
      })
      const before = await timesOf(platforms)
      const pair = await measurePair(agent, on(small, few), on(large, path), requestsPerRound)
      const after = await timesOf(platforms)
      const [ofSmall = 0, ofLarge = 0] = before.map((times, at) => takenBetween(times, after[at] ?? times))
      const processor = `by processor time ${(ofLarge / ofSmall).toFixed(2)}`
      measured.push({ name, ratio: pair.ratio, detail: `${pair.detail}; ${processor}` })
    }
  } finally {
    agent.destroy()
    for (const { stop } of platforms) await stop()
  }
  return {
    figures: Object.fromEntries(measured.map(({ name, ratio }) => [`${name}, p95 ratio`, ratio])),
    goals: Object.fromEntries(measured.map(({ name }) => [`${name}, p95 ratio`, { atMost: mostRatio }])),
    notes: [
      `${few} customers with ${few * 10} trades, and ${many} with ${many * 10}.`,
      ...measured.map(({ name, detail }) => `${name}: ${detail}`),
    ],
  }
}

const timesOf = (platforms: readonly Platform[]) =>
  Promise.all(platforms.map(({ processorTimes }) => processorTimes()))

const wantedCalls = () => calls.filter(({ name }) => name.startsWith(process.env.BENCH_ONLY ?? ''))

async function givenPlatform(customers: number): Promise<Platform> {
  const dataDir = await temporaryFolder()
  const product = await startProduct(dataDir, { RATE_LIMIT: '0' })
  const stop = async () => {
    await product.stop()
    await removeFolder(dataDir)
  }
  try {
    await fill(dataDir, customers)
    return { ...product, token: await signInOffice(product.address), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function fill(dataDir: string, customers: number): Promise<void> {
  const database = await findEmbedded(dataDir)
  if (!database) throw new Error('The bench needs the embedded server: unset DATABASE_URL.')
  const { db, pool } = createDb(database.connectionString)
  try {
    await insertBackOffice(pool, customers)
    await pool.query('vacuum analyze')
  } finally {
    await db.destroy()
  }
}
