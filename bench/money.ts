import { availableParallelism } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { hashPassword, isPassword } from '../apps/server/src/access/passwords.ts'
import type { TestApp } from '../apps/server/test/app-on.ts'
import type { Payer } from '../apps/server/test/given-payment.ts'
import { givenPassword } from '../apps/server/test/sign-up-company.ts'
import { createDatabase, requireDurability } from './durable-server.ts'
import { applyLoad, type LoadResult } from './load.ts'
import { type Measured, median, pairedRounds, rounds, spread } from './measure.ts'
import { checkMoney, checkReplay } from './money-checks.ts'
import { givenSubmissions, type Submission, withPayers } from './money-payments.ts'
import { allAccepted, settleByWebhook, stepMs } from './money-settlement.ts'
import { measureReference, prepareReference } from './reference-pgbench.ts'

/** Companies, and payments of each round: a person has one code at a time. */
const payments = Number(process.env.BENCH_PAYMENTS ?? 1_000)
const referenceSeconds = 6
const connections = 128
/** So many in a round, each alone. */
const alone = 20
const pauseMs = 250

/** Quotes last for the preparation; a submit answers when the money is held and the job is stored, and does not wait for the provider. */
const settings = {
  ...{ RATE_LIMIT: '0', DEMO: 'off', QUOTE_SECONDS: '86400', PAYMENT_WAIT_MS: '0' },
  ...{ SANDBOX_RATES: 'still', SANDBOX_STEP_MS: String(stepMs) },
}

type Stage = { app: TestApp; address: string; reference: string; payers: Payer[]; done: Submission[] }

/**
 * Money over HTTP: the final submit of prepared payments through the whole server, against R; their settlement by webhook; and one submit
 * alone against one verification of its password.
 */
export const run = (): Promise<Measured> =>
  withPayers(settings, payments, async ({ app, address, connectionString, payers }) => {
    const durability = await requireDurability(connectionString)
    const reference = await createDatabase(connectionString, 'reference')
    await prepareReference(reference)
    const { figures, goals, notes = [] } = await measure({ app, address, reference, payers, done: [] })
    return { figures, goals, notes: [durability, ...notes] }
  })

async function measure(stage: Stage): Promise<Measured> {
  const { app, address, reference, done } = stage
  await submit(stage)
  const many = await pairedRounds(
    rounds,
    () => measureReference(reference, referenceSeconds),
    async () => (await submit(stage)).requestsPerSecond,
  )
  const half: LoadResult[] = []
  for (let round = 0; round < rounds; round++) half.push(await submit(stage, { rate: median(many.ours) / 2 }))
  const passwordHash = await hashPassword(givenPassword)
  await app.db.updateTable('users').set({ password_hash: passwordHash }).execute()
  const single = await measureAlone(stage, passwordHash)
  const withPassword = await submit(stage)
  const settled = await settleByWebhook(app, { address, connections, payments: done.length })
  await checkMoney(app, done)
  await checkReplay(app, { address, connections }, done)
  const r = median(many.reference)
  const mostVerified = (availableParallelism() * 1_000) / median(single.reference)
  return {
    figures: {
      'R (transactions/s)': r,
      'final submits (requests/s)': median(many.ours),
      'final submits / R': median(many.ratios),
      'p50 at half load (ms)': median(half.map(({ p50Ms }) => p50Ms)),
      'p99 at half load (ms)': median(half.map(({ p99Ms }) => p99Ms)),
      'one argon2id verification, p50 (ms)': median(single.reference),
      'final submit alone, p50 (ms)': median(single.ours),
      'final submit alone / one verification': median(single.ratios),
      'final submits with that password (requests/s)': withPassword.requestsPerSecond,
      'settled by webhook (payments/s)': settled,
    },
    goals: {
      'final submits / R': { atLeast: 2.5 },
      'p99 at half load (ms)': { atMost: 25 },
      'final submit alone / one verification': { atMost: 1.8 },
    },
    notes: [
      `${rounds} rounds in turn of ${payments} payments of as many companies, ${connections} connections; final submits ${spread(many.ratios)} × R, alone ${spread(single.ratios)} × one verification.`,
      `At ${connections} connections and at half load the passwords have argon2's least cost; alone, and where it is said, the product's own, of which all cores together verify at most ${mostVerified.toFixed(0)} a second, ${(mostVerified / r).toFixed(2)} × R.`,
      'The worker of the same process sends the payments meanwhile. The load generator is one thread that shares the cores with all of it.',
      `${done.length} payments acknowledged, each paid once; every rule recounted, the provider has the same balances, and a replay of all keys changed nothing.`,
    ],
  }
}

/** Submits one payment of each company, over many connections at once or at this rate. All must be acknowledged. */
async function submit(stage: Stage, how: { rate?: number } = {}): Promise<LoadResult> {
  const submissions = await prepare(stage, payments)
  const requests = submissions.map(({ request }) => request)
  const result = await applyLoad({ address: stage.address, connections, ...how, requests })
  if (result.failures > 0) throw new Error(`${result.failures} submits failed: ${result.firstFailure}`)
  await allAccepted(stage.app)
  return result
}

/** No run pays for what the one before left to be written. */
async function prepare({ app, payers, done }: Stage, count: number): Promise<Submission[]> {
  const submissions = await givenSubmissions(app, payers.slice(0, count))
  await app.deps.pool.query('checkpoint')
  await app.deps.pool.query('vacuum')
  done.push(...submissions)
  return submissions
}

/** The middle of some verifications in this process, and of as many submits, in turn. */
const measureAlone = (stage: Stage, passwordHash: string) =>
  pairedRounds(
    rounds,
    async () => {
      const verifications = Array.from({ length: alone }, () => () => isPassword(passwordHash, givenPassword))
      return medianMs(verifications)
    },
    async () => {
      const submissions = await prepare(stage, alone)
      return medianMs(submissions.map((submission) => () => submitAlone(stage, submission)))
    },
  )

async function submitAlone({ address }: Stage, { request }: Submission): Promise<void> {
  const { path, headers, body } = request
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`A submit failed: ${text}`)
}

/** One after the other, with a pause in which the worker finishes what the one before has left to it. */
async function medianMs(works: readonly (() => Promise<unknown>)[]): Promise<number> {
  const times: number[] = []
  for (const work of works) {
    await delay(pauseMs)
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return median(times)
}
