import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { wallet } from '@tradelane/contract/wallet/calls'
import type { TestApp } from '../apps/server/test/app-on.ts'
import type { Payer } from '../apps/server/test/given-payment.ts'
import { type BenchCompany, givenCompanies } from './http-companies.ts'
import { applyLoad, type Load } from './load.ts'
import { type Measured, median, pairedRounds, rounds, spread } from './measure.ts'
import { givenSubmissions, withPayers } from './money-payments.ts'

const waiting = 100
const readers = 100
/** Requests a second: of all readers together, and of the one that asks fifty times as often as each of them. */
const rate = 100
const noisyRate = (50 * rate) / readers
const seconds = 8
const provider = { SANDBOX_SLOW_MS: '10000', PAYMENT_WAIT_MS: '60000' }
/** Each company has an address of its own, and the loud one is not refused. */
const settings = {
  ...{ DEMO: 'off', QUOTE_SECONDS: '86400', TRUST_PROXY: '127.0.0.1', RATE_LIMIT: '0' },
  ...provider,
}

type Stage = { app: TestApp; address: string; companies: BenchCompany[]; payers: Payer[] }

/** Reads of a dashboard while a hundred payments wait for a slow provider, and beside a company that asks fifty times as often, against the same alone. */
export const run = (): Promise<Measured> =>
  withPayers(settings, waiting, async ({ app, address, dataDir, connectionString, payers }) => {
    const secret = await readFile(join(dataDir, 'secret'), 'utf8')
    const companies = await givenCompanies(connectionString, { count: readers + 1, secret })
    return measure({ app, address, companies, payers })
  })

async function measure(stage: Stage): Promise<Measured> {
  const { address, companies } = stage
  const [noisy, ...others] = companies.map(requestOf)
  if (!noisy) throw new Error('There is no company.')
  const read = () => p99Of({ address, connections: 32, seconds, rate, requests: others })
  await read()
  const slow = await pairedRounds(rounds, read, () => whileTheyWait(stage, read))
  const beside = await pairedRounds(rounds, read, async () => {
    const loud = { address, connections: 8, seconds: seconds + 2, rate: noisyRate, requests: [noisy] }
    return (await Promise.all([read(), p99Of(loud)]))[0]
  })
  const figures = {
    'reads while 100 payments wait for the provider / alone, p99': median(slow.ratios),
    'reads beside one that asks 50 times as often / alone, p99': median(beside.ratios),
  }
  return {
    figures,
    goals: Object.fromEntries(Object.keys(figures).map((figure) => [figure, { atMost: 1.2 }])),
    notes: [
      `${rounds} rounds in turn of ${seconds} s, ${rate} reads a second of ${readers} companies; the provider takes 10 s, the loud one asks ${noisyRate} times a second.`,
      `While they wait ${spread(slow.ours, 1)} ms, alone ${spread(slow.reference, 1)}; beside the loud one ${spread(beside.ours, 1)}, alone ${spread(beside.reference, 1)}.`,
    ],
  }
}

/** A read that waits for its turn until the end was never sent, so it is in no percentile: it is missed in their number. */
async function p99Of(load: Load & { rate: number }): Promise<number> {
  const { failures, firstFailure, requestsPerSecond, p99Ms } = await applyLoad(load)
  if (failures > 0) throw new Error(`${failures} reads failed: ${firstFailure}`)
  if (requestsPerSecond < 0.95 * load.rate)
    throw new Error(`Of ${load.rate} reads a second ${requestsPerSecond.toFixed(1)} were answered in time.`)
  return p99Ms
}

const requestOf = ({ token }: BenchCompany, index: number): Load['requests'][number] => ({
  path: `/api${wallet.balances.path}`,
  headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': `10.1.${index >> 8}.${index & 255}` },
})

/** Submits a payment of each payer, and reads when all of them wait; ends when all of them are answered. */
async function whileTheyWait({ app, address, payers }: Stage, read: () => Promise<number>): Promise<number> {
  const submissions = await givenSubmissions(app, payers, { reference: 'SIM-SLOW' })
  const answers = submissions.map(async ({ request }, index) => {
    const { headers, body, path } = request
    const own = { 'content-type': 'application/json', 'x-forwarded-for': `10.2.0.${index}` }
    const init = { method: 'POST', headers: { ...headers, ...own }, body: JSON.stringify(body) }
    const answer = await fetch(`${address}${path}`, init)
    if (!answer.ok) throw new Error(`A submit failed: ${await answer.text()}`)
  })
  const all = Promise.all(answers)
  const tooEarly = all.then(() => {
    throw new Error(`All were answered before ${waiting} of them waited.`)
  })
  await Promise.race([tooEarly, areWaiting(app)])
  const p99Ms = await read()
  await all
  return p99Ms
}

async function areWaiting({ deps }: TestApp): Promise<void> {
  const query = "select count(*)::int as count from simple_payments where state = 'submitted'"
  while (((await deps.pool.query<{ count: number }>(query)).rows[0]?.count ?? 0) < waiting) await delay(50)
}
