import { startEmbedded } from '@tradelane/db/embedded'
import { createDatabase, requireDurability } from './durable-server.ts'
import { type Books, checkBooks, checkEverything, openBooks } from './ledger-books.ts'
import { measureLoneCaller } from './ledger-lone-caller.ts'
import type { Tally } from './ledger-runs.ts'
import { pgbenchSeconds, settle, waysOf } from './ledger-ways.ts'
import { type Measured, median, rounds, spread } from './measure.ts'
import { removeFolder, temporaryFolder } from './product.ts'
import { measureReference, prepareReference } from './reference-pgbench.ts'

/** The ledger's ways of posting against R, pgbench's TPC-B-like transaction, in turn on one durable server. */
export async function run(): Promise<Measured> {
  const dataDir = await temporaryFolder()
  const server = await startEmbedded({ dataDir })
  try {
    const settings = await requireDurability(server.connectionString)
    const reference = await createDatabase(server.connectionString, 'reference')
    await prepareReference(reference)
    const books = await openBooks(await createDatabase(server.connectionString, 'ledger'))
    try {
      return await measureRounds(reference, books, settings)
    } finally {
      await books.db.destroy()
    }
  } finally {
    await server.stop()
    await removeFolder(dataDir)
  }
}

async function measureRounds(reference: string, books: Books, settings: string): Promise<Measured> {
  const tally: Tally = { payments: 0 }
  const ways = waysOf(books, tally)
  const references: number[] = []
  const ratios: Record<string, number[]> = Object.fromEntries(Object.keys(ways).map((way) => [way, []]))
  for (let round = 0; round < rounds; round++) {
    await settle(books)
    const base = await measureReference(reference, pgbenchSeconds)
    references.push(base)
    for (const [way, measureWay] of Object.entries(ways)) {
      await settle(books)
      ratios[way]?.push((await measureWay(round)) / base)
    }
  }
  const lone = await measureLoneCaller(books, tally)
  await checkBooks(books, tally.payments)
  await checkEverything(books)
  return {
    figures: {
      'R (transactions/s)': median(references),
      ...Object.fromEntries(Object.entries(ratios).map(([way, values]) => [`${way} / R`, median(values)])),
      'lone caller (journals/s)': lone.rate,
      'lone caller / the single statement': lone.ratio,
    },
    goals: {
      'one per call, 16 connections / R': { atLeast: 2.3 },
      'many at once, 100 a statement / R': { atLeast: 11 },
      'one hot account, 256 waiting / R': { atLeast: 13 },
      'lone caller / the single statement': { atLeast: 0.95 },
    },
    notes: [
      settings,
      ...Object.entries(ratios).map(
        ([way, values]) => `${way}: ${spread(values)} × R over ${rounds} rounds in turn`,
      ),
      `${tally.payments} payments posted, each once; every rule recounted and in order.`,
      'R and one per call are sent by pgbench (2 threads), the rest by Node (1 thread), on the same cores as the server.',
    ],
  }
}
