import { startEmbedded } from '@tradelane/db/embedded'
import { createDatabase, requireDurability } from './durable-server.ts'
import { fillBooks } from './fill-books.ts'
import { type Books, checkEverything, openBooks } from './ledger-books.ts'
import type { Tally } from './ledger-runs.ts'
import { settle, waysOf } from './ledger-ways.ts'
import { type Measured, median, pairedRounds, rounds, spread } from './measure.ts'
import { removeFolder, temporaryFolder } from './product.ts'

/** Some 16 GB of disk. */
const entries = Number(process.env.BENCH_LEDGER_ENTRIES ?? 50_000_000)
const least = 0.85

/** The ledger's ways of posting to books of 50,000,000 entries, against the same to empty ones, in turn on one durable server. */
export async function run(): Promise<Measured> {
  const dataDir = await temporaryFolder()
  const server = await startEmbedded({ dataDir, settings: { max_wal_size: '8GB' } })
  const opened: Books[] = []
  try {
    const settings = await requireDurability(server.connectionString)
    for (const name of ['books_empty', 'books_full'])
      opened.push(await openBooks(await createDatabase(server.connectionString, name)))
    const [empty, books] = opened as [Books, Books]
    const started = performance.now()
    const full = await fillBooks(books, entries)
    const filledIn = Math.round((performance.now() - started) / 1_000)
    const { figures, notes } = await compare(empty, full)
    for (const one of [empty, full]) await checkEverything(one)
    return {
      figures: { 'entries that were there before': entries, ...figures },
      goals: Object.fromEntries(Object.keys(figures).map((figure) => [figure, { atLeast: least }])),
      notes: [
        settings,
        `filled in ${filledIn} s; every rule recounted at the end, of all entries.`,
        ...notes,
      ],
    }
  } finally {
    for (const { db } of opened) await db.destroy()
    await server.stop()
    await removeFolder(dataDir)
  }
}

async function compare(empty: Books, full: Books): Promise<Pick<Measured, 'figures'> & { notes: string[] }> {
  const figures: Record<string, number> = {}
  const notes: string[] = []
  const once = async (books: Books, measure: () => Promise<number>) => {
    await settle(books)
    return measure()
  }
  const tallies: [Tally, Tally] = [{ payments: 0 }, { payments: 0 }]
  const [toEmpty, toFull] = [waysOf(empty, tallies[0]), waysOf(full, tallies[1])]
  for (const way of Object.keys(toFull)) {
    let round = 0
    const post = (ways: typeof toFull) => ways[way]?.(round) ?? Promise.resolve(0)
    const { reference, ours, ratios } = await pairedRounds(
      rounds,
      () => once(empty, () => post(toEmpty)),
      () => once(full, () => post(toFull)).finally(() => round++),
    )
    figures[`${way}: full / empty`] = median(ratios)
    notes.push(`${way}: ${spread(ratios)}; ${spread(ours, 0)} and ${spread(reference, 0)} journals a second`)
  }
  return { figures, notes }
}
