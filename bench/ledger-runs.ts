import { type Journal, journalPoster, postJournals } from '@tradelane/ledger'
import { type Books, checkBooks, impossiblePayment, somePayment } from './ledger-books.ts'

const perStatement = 100
const statementsAtOnce = 8
const callersWaiting = 256
const replayed = 500

/** How many payments the books have, over all runs so far. */
export type Tally = { payments: number }

/** Repeats `once` from so many callers at the same time, and answers how many payments a second were accepted. */
async function measure(callers: number, seconds: number, once: () => Promise<number>) {
  const start = performance.now()
  const end = start + seconds * 1000
  let accepted = 0
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < end) {
        const more = await once()
        accepted += more
      }
    }),
  )
  return { accepted, rate: (accepted * 1000) / (performance.now() - start) }
}

/** Many at once, each judged by itself: one of each hundred asks for more than there is, and only it is refused. */
export async function measureMany(books: Books, tally: Tally, seconds: number): Promise<number> {
  let last: Journal[] = []
  const { accepted, rate } = await measure(statementsAtOnce, seconds, async () => {
    last = Array.from({ length: perStatement }, (_, i) => (i === 50 ? impossiblePayment() : somePayment()))
    const outcomes = await postJournals(books.db, last)
    const refused = outcomes.filter(({ status }) => status === 'refused').length
    if (refused !== 1) throw new Error(`${refused} of ${perStatement} were refused, not 1`)
    return perStatement - 1
  })
  return settle(books, tally, accepted, rate, last)
}

/** Callers that ask singly, all waiting at once, with the same platform account in every journal. */
export async function measureWaiting(books: Books, tally: Tally, seconds: number): Promise<number> {
  const poster = journalPoster(books.pool)
  const sent: Journal[] = []
  const { accepted, rate } = await measure(callersWaiting, seconds, async () => {
    const payment = somePayment()
    if (sent.length < replayed) sent.push(payment)
    const { status } = await poster.post(payment)
    if (status !== 'posted') throw new Error(`a good payment was ${status}`)
    return 1
  })
  return settle(books, tally, accepted, rate, sent)
}

/** Counts what a run posted, and posts some of it again, which must change nothing. */
async function settle(
  books: Books,
  tally: Tally,
  accepted: number,
  rate: number,
  again: Journal[],
): Promise<number> {
  tally.payments += accepted
  await checkBooks(books, tally.payments)
  const outcomes = await postJournals(books.db, again)
  if (outcomes.some(({ status }) => status === 'posted')) throw new Error('a replay posted something')
  await checkBooks(books, tally.payments)
  return rate
}
