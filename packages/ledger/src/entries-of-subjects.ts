import type { Db } from '@tradelane/db'
import type { Currency } from '@tradelane/money'
import { sql } from 'kysely'
import type { Owner } from './journal.ts'

/** A company's part of a journal in one currency. */
export type SubjectEntry = {
  subject: string
  description: string
  eventAt: Date
  currency: Currency
  /** Into the company's accounts, in minor units; negative where it left them. */
  amount: bigint
  /** What of it came into accounts where money is kept apart, such as that of an escrow. */
  apart: bigint
}

type EntrySearch = {
  owner: Owner
  subjects: readonly string[]
  /** Nothing was booked for them before. */
  from: Date
}

/** The company's journals of these subjects, oldest first, without those that hold money or let it go. Reads its entries since `from`. */
export async function listEntriesOf(db: Db, { owner, subjects, from }: EntrySearch): Promise<SubjectEntry[]> {
  const { rows } = await sql<SubjectEntry>`
    with parts as (
      select e.journal_id, a.currency, sum(e.amount)::bigint as amount,
             coalesce(sum(e.amount) filter (where a.account not in ('available', 'held')), 0)::bigint as apart
        from (select account_id, account, currency, ledger_position_before(account_id, ${from}) as low
                from ledger_accounts where owner = ${owner}) a
        join ledger_entries e on e.account_id = a.account_id and e.position > a.low
       group by e.journal_id, a.currency)
    select j.subject, j.description, j.event_at as "eventAt", parts.currency, parts.amount, parts.apart
      from parts join ledger_journals j using (journal_id)
     where j.subject = any(${subjects}::text[]) and (parts.amount <> 0 or parts.apart <> 0)
     order by j.event_at, j.journal_id`.execute(db)
  return rows
}
