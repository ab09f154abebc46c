import { Agent } from 'node:http'
import { messages } from '@tradelane/contract/messages/calls'
import { tradeDocuments } from '@tradelane/contract/trade-documents/calls'
import { comparedDocuments } from '@tradelane/contract/trade-documents/compare-calls'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { tradeFigures } from '@tradelane/contract/transactions/figures'
import { createDb } from '@tradelane/db'
import { findEmbedded } from '@tradelane/db/embedded'
import { type GrownCompany, signUp } from './growth-company.ts'
import { type Asked, measurePair, timed } from './growth-panels.ts'
import { type Measured, median, spread } from './measure.ts'
import { removeFolder, startProduct, temporaryFolder } from './product.ts'
import { givenEmptyTrades, givenTrade } from './transaction-rows.ts'

const mostRatio = 1.3
const mostMs = 300
const rounds = 3

/** What the page of a trade asks for, each under the name of its figure. */
const calls = {
  'summary of': transactionSummary.get,
  'next steps of': tradeFigures.nextSteps,
  'cash flow of': tradeFigures.cashFlow,
  'documents of': { path: tradeDocuments.list.path, more: '&most=20' },
  'messages of': messages.threads,
}
const large = { services: 10, events: 1_000, documents: 200 }
const small = { services: 1, events: 10, documents: 1 }

/** The calls of the page of a large trade against a small one, its documents compared, and the summary of a trade among few and among many. */
export async function run(): Promise<Measured> {
  const dataDir = await temporaryFolder()
  const product = await startProduct(dataDir, { RATE_LIMIT: '0' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    const database = await findEmbedded(dataDir)
    if (!database) throw new Error('The bench needs the embedded server: unset DATABASE_URL.')
    const { db, pool } = createDb(database.connectionString)
    const [one, other] = [await signUp(product.address), await signUp(product.address)]
    const [few, many] = [await givenTrade(pool, one, small), await givenTrade(pool, one, large)]
    const compared = await givenTrade(pool, one, { ...small, documents: 20 })
    await givenEmptyTrades(pool, one, 10)
    const among = await givenTrade(pool, other, small)
    await givenEmptyTrades(pool, other, 10_000)
    await pool.query('vacuum analyze')
    await db.destroy()
    const asked = ({ token }: GrownCompany, path: string, id: string): Asked => ({
      url: `${product.address}/api${path}?transaction_id=${id}`,
      token,
    })
    const measured: { name: string; ratio: number; detail: string }[] = []
    for (const [name, { path, more = '' }] of Object.entries<{ path: string; more?: string }>(calls)) {
      const pair = await measurePair(agent, asked(one, path, few + more), asked(one, path, many + more))
      measured.push({ name: `${name} 10 services, 1,000 events and 200 documents, p95 ratio`, ...pair })
    }
    const { path } = transactionSummary.get
    const byTrades = await measurePair(agent, asked(one, path, few), asked(other, path, among))
    measured.push({ name: 'summary among 10,000 trades, p95 ratio', ...byTrades })
    const body = { transaction_id: compared }
    const url = `${product.address}/api${comparedDocuments.compare.path}`
    const times = await p95OfRounds(() => timed({ url, token: one.token, body }, agent))
    return {
      figures: {
        ...Object.fromEntries(measured.map(({ name, ratio }) => [name, ratio])),
        [comparison]: median(times),
      },
      goals: {
        ...Object.fromEntries(measured.map(({ name }) => [name, { atMost: mostRatio }])),
        [comparison]: { atMost: mostMs },
      },
      notes: [...measured.map(({ name, detail }) => `${name}: ${detail}`), `${comparison}: ${spread(times)}`],
    }
  } finally {
    agent.destroy()
    await product.stop()
    await removeFolder(dataDir)
  }
}

const comparison = 'comparison of 20 documents, p95 in ms'

async function p95OfRounds(work: () => Promise<number>): Promise<number[]> {
  const found: number[] = []
  for (let round = 0; round < rounds; round++) {
    const times: number[] = []
    for (let count = 0; count < 100; count++) times.push(await work())
    found.push(times.toSorted((a, b) => a - b)[95] ?? 0)
  }
  return found
}
