import type { Db, Tx } from '@tradelane/db'
import type { Currency } from '@tradelane/money'
import { sql } from 'kysely'
import type { Owner } from './journal.ts'

/** What a journal changed of a company's money, by one account on its other side: its fee, what was exchanged, what was paid out. */
export type CompanyChange = {
  journalId: bigint
  kind: string
  subject: string | null
  description: string
  eventAt: Date
  bookedAt: Date
  /** The account on the other side, and whose it is. */
  accountId: bigint
  owner: Owner
  account: string
  /** Signed, in minor units: plus is into the company's accounts. */
  amount: bigint
}

type ChangesQuery = {
  owner: Owner
  currency: Currency
  /** Both included. Those nearest to `near` are read first. */
  from: Date
  to: Date
  near: Date
  /** Of journals. */
  limit: number
  /** Left out, all. */
  journals?: readonly bigint[]
}

/**
 * The journals that changed how much money a company has in a currency, in parts that sum to the change. Transfers between its own accounts change
 * nothing. In the order of the journals' nearness, then of the accounts.
 */
export async function listCompanyChanges(db: Db | Tx, query: ChangesQuery): Promise<CompanyChange[]> {
  const { owner, currency, from, to, near, limit, journals } = query
  const chosen = journals ? sql`and e.journal_id = any (${journals}::bigint[])` : sql``
  const { rows } = await sql<CompanyChange>`
    with own as (
      select e.journal_id, min(e.booked_at) as booked_at
        from ledger_accounts a
        cross join lateral (select ledger_position_before(a.account_id, ${from}) as low,
                                   ledger_position_before(a.account_id, ${to}::timestamptz + interval '1 microsecond') as high) r
        join ledger_entries e on e.account_id = a.account_id and e.position > r.low and e.position <= r.high
       where a.owner = ${owner} and a.currency = ${currency} ${chosen}
       group by e.journal_id having sum(e.amount) <> 0
       order by abs(extract(epoch from min(e.booked_at) - ${near}::timestamptz)), e.journal_id limit ${limit})
    select j.journal_id as "journalId", j.kind, j.subject, j.description, j.event_at as "eventAt", own.booked_at as "bookedAt",
           o.account_id as "accountId", o.owner, o.account, -e.amount as amount
      from own
      join ledger_journals j using (journal_id)
      join ledger_entries e using (journal_id)
      join ledger_accounts o using (account_id)
     where o.currency = ${currency} and o.owner <> ${owner} and e.amount <> 0
     order by abs(extract(epoch from own.booked_at - ${near}::timestamptz)), j.journal_id, o.account_id`.execute(
    db,
  )
  return rows
}
