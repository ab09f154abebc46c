import { join } from 'node:path'
import { type Books, checkBooks } from './ledger-books.ts'
import { measureMany, measureWaiting, type Tally } from './ledger-runs.ts'
import { measureScript } from './reference-pgbench.ts'

const seconds = 4
const script = join(import.meta.dirname, 'ledger-one-per-call.sql')
/** Of R and of one per call. */
export const pgbenchSeconds = 6

/** The ledger's ways of posting; each answers how many journals a second. */
export const waysOf = (
  books: Books,
  tally: Tally,
): Readonly<Record<string, (round: number) => Promise<number>>> => ({
  'one per call, 16 connections': (round) => measureOnePerCall(books, tally, round),
  'many at once, 100 a statement': () => measureMany(books, tally, seconds),
  'one hot account, 256 waiting': () => measureWaiting(books, tally, seconds),
})

/** One statement a transaction from 16 connections, sent by pgbench as R is; then its first ones once more. */
async function measureOnePerCall(books: Books, tally: Tally, round: number): Promise<number> {
  const seed = round + 1
  const { connectionString } = books
  const { tps, transactions } = await measureScript(connectionString, {
    ...{ file: script, seed, seconds: pgbenchSeconds },
  })
  tally.payments += transactions
  await checkBooks(books, tally.payments)
  await measureScript(connectionString, { file: script, seed, transactionsEach: 20 })
  await checkBooks(books, tally.payments)
  return tps
}

/** No run pays for what the one before left to be written. */
export async function settle({ pool }: Books): Promise<void> {
  await pool.query('checkpoint')
  await pool.query('vacuum')
}
