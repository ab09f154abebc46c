import { Agent } from 'node:http'
import { createDb } from '@tradelane/db'
import { findEmbedded } from '@tradelane/db/embedded'
import type pg from 'pg'
import { type GrownCompany, signUp } from './growth-company.ts'
import { measurePair } from './growth-panels.ts'
import type { Measured } from './measure.ts'
import { removeFolder, startProduct, temporaryFolder } from './product.ts'

const mostRatio = 1.3

/** The summary of a small and a large trade, and of a trade among few and among many. */
export async function run(): Promise<Measured> {
  const dataDir = await temporaryFolder()
  const product = await startProduct(dataDir, { RATE_LIMIT: '0' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    const database = await findEmbedded(dataDir)
    if (!database) throw new Error('The bench needs the embedded server: unset DATABASE_URL.')
    const { db, pool } = createDb(database.connectionString)
    const [one, other] = [await signUp(product.address), await signUp(product.address)]
    const summary = ({ token }: GrownCompany, id: string) => ({
      url: `${product.address}/api/transaction_summary/get?transaction_id=${id}`,
      token,
    })
    const small = await givenTrade(pool, one, { services: 1, events: 10 })
    const large = await givenTrade(pool, one, { services: 10, events: 1_000 })
    await givenEmptyTrades(pool, one, 10)
    const among = await givenTrade(pool, other, { services: 1, events: 10 })
    await givenEmptyTrades(pool, other, 10_000)
    await pool.query('vacuum analyze')
    await db.destroy()
    const byServices = await measurePair(agent, summary(one, small), summary(one, large))
    const byTrades = await measurePair(agent, summary(one, small), summary(other, among))
    return {
      figures: {
        'summary of 10 services and 1,000 events, p95 ratio': byServices.ratio,
        'summary among 10,000 trades, p95 ratio': byTrades.ratio,
      },
      goals: {
        'summary of 10 services and 1,000 events, p95 ratio': { atMost: mostRatio },
        'summary among 10,000 trades, p95 ratio': { atMost: mostRatio },
      },
      notes: [
        `Against 1 service and 10 events: ${byServices.detail}`,
        `Against a company with 10 trades: ${byTrades.detail}`,
      ],
    }
  } finally {
    agent.destroy()
    await product.stop()
    await removeFolder(dataDir)
  }
}

type Size = { services: number; events: number }

/** A trade of payments, whose events are spread evenly over them. */
async function givenTrade(
  pool: pg.Pool,
  { companyId }: GrownCompany,
  { services, events }: Size,
): Promise<string> {
  const { rows } = await pool.query<{ transaction_id: string }>(
    `with trade as (
       insert into transactions (transaction_id, uid, currency, is_current, created_at)
         values (gen_random_uuid(), $1, 'USD', false, now()) returning transaction_id),
     payment as (
       insert into simple_payments (uid, transaction_id, state, step, amount_sent, amount_sent_currency, fees, created_at, updated_at)
         select $1, transaction_id, 'draft', 3, 100000, 'USD', 50, now(), now() from trade, generate_series(1, $2::int)
         returning simple_payment_id, transaction_id),
     event as (
       insert into events (uid, subject, subject_id, from_state, to_state, actor, at)
         select $1, 'simple_payment', simple_payment_id, null, 'draft', 'system', now()
           from payment, generate_series(1, $3::int))
     select transaction_id from trade`,
    [companyId, services, events / services],
  )
  return rows[0]?.transaction_id ?? ''
}

async function givenEmptyTrades(pool: pg.Pool, { companyId }: GrownCompany, count: number): Promise<void> {
  await pool.query(
    `insert into transactions (transaction_id, uid, currency, is_current, created_at)
       select gen_random_uuid(), $1, 'USD', false, now() from generate_series(1, $2::int)`,
    [companyId, count],
  )
}
