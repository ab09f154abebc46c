import type { Db } from '@tradelane/db'
import { type Currency, type Money, money } from '@tradelane/money'
import { sql } from 'kysely'
import type { Owner } from './journal.ts'
import { type EntryRange, findEntryRange } from './statement.ts'

/** From the first instant of the period to the first instant after it. */
export type BookedPeriod = { owner: Owner; currency: Currency; from: Date; to: Date }

export type BookedEntry = {
  journalId: bigint
  /** Of its journal, as its poster chose it. */
  key: string
  kind: string
  subject: string | null
  description: string
  eventAt: Date
  bookedAt: Date
  /** Signed, in minor units of the period's currency. */
  amount: bigint
}

/** A company's money in a currency, as a bank counts it: held money is included. */
export type Booked = {
  opening: Money
  closing: Money
  /** Included in the closing balance. */
  held: Money
  /** Whether anything was posted, including holds. */
  hasMoved: boolean
  /** Oldest first. Opening plus all entries equals closing. Read as a stream, for any number of entries. */
  entries(): AsyncGenerator<BookedEntry>
}

const nothing: EntryRange = { account_id: 0n, low: 0n, high: 0n, opening: 0n, closing: 0n }
const rowsPerRead = 1000

export async function readBooked(db: Db, { owner, currency, from, to }: BookedPeriod): Promise<Booked> {
  const rangeOf = async (account: string) =>
    (await findEntryRange(db, { owner, account, currency, from, to })) ?? nothing
  const [available, held] = [await rangeOf('available'), await rangeOf('held')]
  return {
    opening: money(available.opening + held.opening, currency),
    closing: money(available.closing + held.closing, currency),
    held: money(held.closing, currency),
    hasMoved: available.high > available.low || held.high > held.low,
    entries: () => inOrder(readEntries(db, available, held), readEntries(db, held, available)),
  }
}

/**
 * Entries of the accounts in which a company's money is kept apart, without what the wallet was moved for: what left them for others, or came back.
 * They change no balance of the wallet. Oldest first.
 */
export async function listBookedApart(
  db: Db,
  { owner, currency, from, to }: BookedPeriod,
): Promise<BookedEntry[]> {
  const { rows } = await sql<BookedEntry>`
    select j.journal_id as "journalId", j.key, j.kind, j.subject, j.description, j.event_at as "eventAt",
           e.booked_at as "bookedAt", e.amount
      from ledger_accounts a
      join ledger_entries e on e.account_id = a.account_id
      join ledger_journals j on j.journal_id = e.journal_id
     where a.owner = ${owner} and a.currency = ${currency} and a.account not in ('available', 'held')
       and e.booked_at >= ${from} and e.booked_at < ${to}
       and not exists (select from ledger_entries o join ledger_accounts w on w.account_id = o.account_id
                        where o.journal_id = e.journal_id and w.owner = a.owner and w.account in ('available', 'held'))
     order by e.booked_at, j.journal_id`.execute(db)
  return rows
}

/** An account's entries without transfers between available and held. */
async function* readEntries(db: Db, mine: EntryRange, other: EntryRange): AsyncGenerator<BookedEntry> {
  for (let after = mine.low; after < mine.high; after += BigInt(rowsPerRead)) {
    const { rows } = await sql<BookedEntry>`
      select j.journal_id as "journalId", j.key, j.kind, j.subject, j.description, j.event_at as "eventAt",
             e.booked_at as "bookedAt", e.amount
        from ledger_entries e join ledger_journals j on j.journal_id = e.journal_id
       where e.account_id = ${mine.account_id} and e.position > ${after}
         and e.position <= least(${after}::bigint + ${rowsPerRead}, ${mine.high})
         and not exists (select from ledger_entries o
                          where o.journal_id = e.journal_id and o.account_id = ${other.account_id}
                            and o.position > ${other.low} and o.position <= ${other.high} and o.amount = -e.amount)
       order by e.position`.execute(db)
    yield* rows
  }
}

async function* inOrder(
  first: AsyncGenerator<BookedEntry>,
  second: AsyncGenerator<BookedEntry>,
): AsyncGenerator<BookedEntry> {
  let [a, b] = [await first.next(), await second.next()]
  while (!a.done || !b.done) {
    if (b.done || (!a.done && isBefore(a.value, b.value))) {
      if (!a.done) yield a.value
      a = await first.next()
    } else {
      yield b.value
      b = await second.next()
    }
  }
}

const isBefore = (a: BookedEntry, b: BookedEntry): boolean =>
  a.bookedAt.getTime() === b.bookedAt.getTime() ? a.journalId < b.journalId : a.bookedAt < b.bookedAt
