import { journalPoster } from '@tradelane/ledger'
import { postStatement, postValues } from '../packages/ledger/src/post-journal.ts'
import { type Books, somePayment } from './ledger-books.ts'
import type { Tally } from './ledger-runs.ts'
import { median } from './measure.ts'

const seconds = 6

/**
 * What asking alone costs over the bare statement on a connection of its own. Both in turn, call by call, and the
 * median call of each: a pause of the machine falls on single calls, and says nothing of either.
 */
export async function measureLoneCaller(
  { pool }: Books,
  tally: Tally,
): Promise<{ rate: number; ratio: number }> {
  const poster = journalPoster(pool)
  const client = await pool.connect()
  const bareMs: number[] = []
  const aloneMs: number[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    bareMs.push(await timed(() => client.query({ ...postStatement, values: postValues(somePayment()) })))
    aloneMs.push(await timed(() => poster.post(somePayment())))
  }
  client.release()
  tally.payments += bareMs.length + aloneMs.length
  return { rate: 1000 / median(aloneMs), ratio: median(bareMs) / median(aloneMs) }
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await call()
  return performance.now() - start
}
