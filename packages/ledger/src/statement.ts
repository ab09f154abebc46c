import type { Db } from '@tradelane/db'
import { type Currency, type Money, money } from '@tradelane/money'
import { sql } from 'kysely'
import type { AccountReference } from './balances.ts'
import { type EntryFilter, entryCondition, isFiltered } from './entry-filter.ts'

export type StatementEntry = {
  journalId: bigint
  key: string
  kind: string
  subject: string | null
  description: string
  eventAt: Date
  amount: Money
  balanceAfter: Money
}

export type Statement = {
  /** Newest first. */
  entries: StatementEntry[]
  total: number
  /** Opening plus all entries of the range, not only of this page, equals closing. */
  opening: Money
  closing: Money
}

export type StatementQuery = AccountReference & {
  /** The first instant of the range. */
  from?: Date | undefined
  /** The first instant after the range. */
  to?: Date | undefined
  /** Limits the entries; the balances are the account's in any case. */
  filter?: EntryFilter | undefined
}
type Page = {
  /** From 1. */
  page: number
  limit: number
}

/**
 * A company account's entries with their running balance. Entries are numbered, so any page of any range is one short
 * range of the primary key, for a history of any length; a filter has to read the whole range.
 */
export async function listStatement(db: Db, query: StatementQuery & Page): Promise<Statement> {
  if (query.owner === 'platform') throw new RangeError('platform accounts keep no running balance')
  const { currency, filter = {} } = query
  const range = await findEntryRange(db, query)
  if (!range) return { entries: [], total: 0, opening: money(0n, currency), closing: money(0n, currency) }
  const balances = { opening: money(range.opening, currency), closing: money(range.closing, currency) }
  if (isFiltered(filter)) return { ...(await listMatching(db, range, query, filter)), ...balances }
  return { ...(await listPage(db, range, query)), ...balances }
}

type Found = Pick<Statement, 'entries' | 'total'>

async function listPage(
  db: Db,
  range: EntryRange,
  { page, limit, currency }: StatementQuery & Page,
): Promise<Found> {
  const newest = range.high - BigInt((page - 1) * limit)
  const oldest = newest - BigInt(limit) < range.low ? range.low : newest - BigInt(limit)
  const entries =
    newest > range.low ? await listEntries(db, { ...range, low: oldest, high: newest }, currency) : []
  return { entries, total: Number(range.high - range.low) }
}

async function listMatching(
  db: Db,
  range: EntryRange,
  { page, limit, currency }: StatementQuery & Page,
  filter: EntryFilter,
): Promise<Found> {
  const { rows } = await sql<{ total: bigint }>`
    select count(*) as total from ledger_entries e join ledger_journals j on j.journal_id = e.journal_id
     where e.account_id = ${range.account_id} and e.position > ${range.low} and e.position <= ${range.high}
       and ${entryCondition(filter)}`.execute(db)
  const entries = await listEntries(db, range, currency, { filter, limit, offset: (page - 1) * limit })
  return { entries, total: Number(rows[0]?.total ?? 0n) }
}

const positionsPerRead = 1_000n

/** All entries, newest first, in batches: for a file that may be larger than memory. */
export async function* readStatement(db: Db, query: StatementQuery): AsyncGenerator<StatementEntry[]> {
  const { currency, filter = {} } = query
  const range = await findEntryRange(db, query)
  for (let high = range?.high ?? 0n; range && high > range.low; high -= positionsPerRead) {
    const low = high - positionsPerRead < range.low ? range.low : high - positionsPerRead
    yield await listEntries(db, { ...range, low, high }, currency, { filter })
  }
}

/** The entries after position `low` through `high` are in the range. */
export type EntryRange = { account_id: bigint; low: bigint; high: bigint; opening: bigint; closing: bigint }

export async function findEntryRange(
  db: Db,
  {
    owner,
    account,
    currency,
    from,
    to,
  }: AccountReference & { from?: Date | undefined; to?: Date | undefined },
): Promise<EntryRange | undefined> {
  const { rows } = await sql<EntryRange>`
    with range as (
      select account_id,
             case when ${from ?? null}::timestamptz is null then 0
                  else ledger_position_before(account_id, ${from ?? null}) end as low,
             case when ${to ?? null}::timestamptz is null then entry_count
                  else ledger_position_before(account_id, ${to ?? null}) end as high
        from ledger_accounts where owner = ${owner} and account = ${account} and currency = ${currency})
    select r.account_id, r.low, greatest(r.low, r.high) as high, coalesce(o.balance_after, 0) as opening,
           coalesce(c.balance_after, 0) as closing
      from range r
      left join ledger_entries o on o.account_id = r.account_id and o.position = r.low
      left join ledger_entries c on c.account_id = r.account_id and c.position = greatest(r.low, r.high)`.execute(
    db,
  )
  return rows[0]
}

type Choice = { filter?: EntryFilter; limit?: number; offset?: number }

async function listEntries(
  db: Db,
  { account_id, low, high }: EntryRange,
  currency: Currency,
  { filter = {}, limit, offset = 0 }: Choice = {},
): Promise<StatementEntry[]> {
  const { rows } = await sql<{
    journal_id: bigint
    key: string
    kind: string
    subject: string | null
    description: string
    event_at: Date
    amount: bigint
    balance_after: bigint
  }>`select journal_id, key, kind, subject, description, event_at, amount, balance_after
       from ledger_entries e join ledger_journals j using (journal_id)
      where account_id = ${account_id} and position > ${low} and position <= ${high} and ${entryCondition(filter)}
      order by position desc limit ${limit ?? null} offset ${offset}`.execute(db)
  return rows.map((row) => ({
    journalId: row.journal_id,
    key: row.key,
    kind: row.kind,
    subject: row.subject,
    description: row.description,
    eventAt: row.event_at,
    amount: money(row.amount, currency),
    balanceAfter: money(row.balance_after, currency),
  }))
}
