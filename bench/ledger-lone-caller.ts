import { journalPoster } from '@tradelane/ledger'
import { postStatement, postValues } from '../packages/ledger/src/post-journal.ts'
import { type Books, somePayment } from './ledger-books.ts'
import type { Tally } from './ledger-runs.ts'
import { median } from './measure.ts'

const slices = 9
const sliceMs = 400

/** What asking alone costs over the bare statement: short slices of both in turn, the median of their ratios. */
export async function measureLoneCaller(
  { pool }: Books,
  tally: Tally,
): Promise<{ rate: number; ratio: number }> {
  const poster = journalPoster(pool)
  const bare = () => pool.query({ ...postStatement, values: postValues(somePayment()) })
  const alone = () => poster.post(somePayment())
  const slice = async (post: () => Promise<unknown>): Promise<number> => {
    const start = performance.now()
    let posted = 0
    for (; performance.now() < start + sliceMs; posted++) await post()
    tally.payments += posted
    return (posted * 1000) / (performance.now() - start)
  }
  await slice(bare)
  const rates: number[] = []
  const ratios: number[] = []
  for (let i = 0; i < slices; i++) {
    // Who goes first changes, so that a machine growing quicker or slower favours neither.
    const [first, second] = i % 2 === 0 ? [bare, alone] : [alone, bare]
    const [a, b] = [await slice(first), await slice(second)]
    const [bareRate, aloneRate] = i % 2 === 0 ? [a, b] : [b, a]
    rates.push(aloneRate)
    ratios.push(aloneRate / bareRate)
  }
  return { rate: median(rates), ratio: median(ratios) }
}
