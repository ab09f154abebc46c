import { randomInt, randomUUID } from 'node:crypto'
import { createDb, type Db, migrate } from '@tradelane/db'
import { checkInvariants, type Journal, postJournals } from '@tradelane/ledger'
import { money } from '@tradelane/money'
import type pg from 'pg'

/** Companies to choose from: enough that two journals rarely meet on one account. */
export const companies = 20_000
const openingEntries = companies * 2

export type Books = {
  connectionString: string
  db: Db
  pool: pg.Pool
  /** What was there before, which is not counted after each run: through which journal, and how many entries come after it. */
  before: { journal: number; entries: number }
}

/** A migrated database with companies that have money (minor units), brought in by journals like any other. */
export async function openBooks(
  connectionString: string,
  { count = companies, balance = 10n ** 12n } = {},
): Promise<Books> {
  await migrate(connectionString)
  const { db, pool } = createDb(connectionString, { max: 16 })
  await pool.query(
    `insert into companies (uid, company_name, company_reg_number, company_region)
     select ('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid, 'Company ' || i, '123456', 'US'
       from generate_series(1, $1::int) as i`,
    [count],
  )
  await pool.query("select ledger_open_accounts(uid::text, 'USD', '{available,held}') from companies")
  await postJournals(
    db,
    Array.from({ length: count }, (_, i) => opening(companyId(i + 1), balance)),
  )
  await pool.query('vacuum analyze')
  return { connectionString, db, pool, before: { journal: 0, entries: openingEntries } }
}

export function companyId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

function opening(owner: string, balance: bigint): Journal {
  return {
    key: `opening:${owner}`,
    kind: 'balance.added',
    description: 'Opening balance',
    eventAt: new Date(),
    entries: [
      { owner, account: 'available', amount: money(balance, 'USD') },
      { owner: 'platform', account: 'provider', amount: money(-balance, 'USD') },
    ],
  }
}

/** Three entries: two of a company, picked at random, and the platform's fees, which every journal touches. */
export function somePayment(amount = 100n): Journal {
  const owner = companyId(randomInt(1, companies + 1))
  return {
    key: `payment:${randomUUID()}:held`,
    kind: 'payment.held',
    subject: 'simple_payment',
    description: 'Payment to a partner',
    eventAt: new Date(),
    entries: [
      { owner, account: 'available', amount: money(-amount - 5n, 'USD') },
      { owner, account: 'held', amount: money(amount, 'USD') },
      { owner: 'platform', account: 'fees', amount: money(5n, 'USD') },
    ],
  }
}

/** More than any company has. */
export const impossiblePayment = () => somePayment(10n ** 15n)

/** A speed without its correctness does not count: everything posted is there, once, and sums to zero. */
export async function checkBooks({ pool, before }: Books, payments: number): Promise<void> {
  const { rows } = await pool.query(
    'select count(*) as entries, coalesce(sum(amount), 0) as total from ledger_entries where journal_id > $1',
    [before.journal],
  )
  const expected = before.entries + payments * 3
  if (Number(rows[0]?.entries) !== expected || Number(rows[0]?.total) !== 0) {
    throw new Error(
      `the books have ${rows[0]?.entries} entries that sum to ${rows[0]?.total}, not ${expected} and 0`,
    )
  }
}

/** Every rule, recounted from the entries. What is held here has no holds: that finding alone is expected. */
export async function checkEverything({ db }: Pick<Books, 'db'>): Promise<void> {
  const findings = (await checkInvariants(db)).filter(
    ({ rule }) => rule !== 'open holds are what the held account has',
  )
  if (findings.length > 0) throw new Error(`the books are wrong: ${JSON.stringify(findings)}`)
}
