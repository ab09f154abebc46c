import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDb } from '@tradelane/db'
import { checkEverything, openBooks } from './ledger-books.ts'
import type { Design } from './skew-designs.ts'
import type { SkewResult } from './skew-load.ts'
import { becomes, query, type Servers } from './skew-servers.ts'

/** As in tb-perf. */
export const accounts = 100_000
const openingBalance = 1_000_000

/** The books that each run starts from, once for our ledger and once for the others. */
export async function prepareBooks(primary: string): Promise<void> {
  await query(primary, 'create database books_of_ours')
  const ours = databaseOf(primary, 'books_of_ours')
  // A search of another part of the product names it; PostgreSQL brings it from 17 on.
  await query(ours, "create collation if not exists pg_c_utf8 (locale = 'C.utf8')")
  const { db } = await openBooks(ours, {
    count: accounts,
    balance: BigInt(openingBalance),
  })
  await db.destroy()
  await query(primary, 'create database books_of_others')
  const others = databaseOf(primary, 'books_of_others')
  await query(others, readFileSync(join(import.meta.dirname, 'skew-others.sql'), 'utf8'))
  await query(
    others,
    `insert into accounts select id, ${openingBalance} from generate_series(1, ${accounts}) id`,
  )
  await query(others, 'vacuum analyze')
}

/** A copy of the opening books for one run, removed when it is over. */
export async function withBooks<T>(
  { primary }: Servers,
  design: Design,
  run: (books: string) => Promise<T>,
): Promise<T> {
  const template = design === 'ours' ? 'books_of_ours' : 'books_of_others'
  await query(primary, `create database run template ${template}`)
  await query(primary, 'checkpoint')
  try {
    return await run(databaseOf(primary, 'run'))
  } finally {
    await query(primary, 'drop database run with (force)')
  }
}

export const databaseOf = (server: string, name: string) => server.replace(/[^/]*$/, name)

/** A speed without its correctness does not count: what was accepted is there, once, on both servers; nothing is lost. */
export async function checkRun(servers: Servers, design: Design, result: SkewResult): Promise<void> {
  const [books, copy] = [databaseOf(servers.primary, 'run'), databaseOf(servers.standby, 'run')]
  const counts = design === 'ours' ? countsOfOurs : countsOfOthers
  const rows = design === 'ours' ? (accounts + result.acceptedInAll) * 2 : result.acceptedInAll
  const expected = { rows, total: accounts * openingBalance, negative: 0 }
  const [lsn] = await query(books, 'select pg_current_wal_lsn()::text as lsn')
  await becomes(copy, `select pg_last_wal_replay_lsn() >= '${lsn?.lsn}' as good`)
  for (const server of [books, copy]) {
    const [found] = await query(server, counts)
    const numbers = Object.fromEntries(
      Object.entries(found ?? {}).map(([name, value]) => [name, Number(value)]),
    )
    if (JSON.stringify(numbers) !== JSON.stringify(expected)) {
      throw new Error(`${design}: ${JSON.stringify(numbers)} instead of ${JSON.stringify(expected)}`)
    }
  }
  if (result.postedTwice > 0) throw new Error(`${design}: ${result.postedTwice} replays were posted`)
  if (design === 'ours') await recountOurs(books)
}

const countsOfOthers = `select (select count(*) from transfers) as rows, sum(balance) as total,
  count(*) filter (where balance < 0) as negative from accounts`
/** Balances without the platform's, which has paid them all in; the recount below sums all entries to zero. */
const countsOfOurs = `select (select count(*) from ledger_entries) as rows, sum(balance) as total,
  count(*) filter (where balance < 0) as negative from ledger_accounts where owner <> 'platform'`

async function recountOurs(connectionString: string): Promise<void> {
  const { db } = createDb(connectionString)
  try {
    await checkEverything({ db })
  } finally {
    await db.destroy()
  }
}
