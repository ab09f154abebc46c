import type { Db, Tx } from '@tradelane/db'
import type { Currency } from '@tradelane/money'
import { sql } from 'kysely'

/** A journal that moved money into or out of the platform's fees, or is of one of the kinds that were asked for. */
export type ChargedJournal = {
  journalId: bigint
  kind: string
  subject: string | null
  description: string
  eventAt: Date
  currency: Currency
  /** The company in it; null where it moves the platform's money only. */
  owner: string | null
  /** Into the platform's fees, in minor units; negative where they went back. */
  fees: bigint
  /** Out of the company's accounts; negative where money came in. */
  paid: bigint
}

type Range = { after: bigint; limit: number; kinds: readonly string[] }

/** In the order of their numbers. Reads each journal behind `after` once. */
export async function listCharged(db: Db | Tx, range: Range): Promise<ChargedJournal[]> {
  const { rows } = await sql<ChargedJournal>`${sql.raw(chargedJournals)}
    where j.journal_id > ${range.after}
    group by j.journal_id, a.currency
    having sum(e.amount) filter (where ${sql.raw(isFee)}) <> 0 or (j.kind = any (${range.kinds}) and ${sql.raw(paidSum)} <> 0)
    order by j.journal_id limit ${range.limit}`.execute(db)
  return rows
}

/** Those of the journals with these keys that moved a fee. */
export async function listChargedOf(db: Db | Tx, keys: readonly string[]): Promise<ChargedJournal[]> {
  const { rows } = await sql<ChargedJournal>`${sql.raw(chargedJournals)}
    where j.key = any (${keys}::text[])
    group by j.journal_id, a.currency
    having sum(e.amount) filter (where ${sql.raw(isFee)}) <> 0
    order by j.journal_id`.execute(db)
  return rows
}

const isFee = `a.owner = 'platform' and a.account = 'fees'`
const paidSum = `coalesce(-sum(e.amount) filter (where a.owner <> 'platform'), 0)`
const chargedJournals = `
  select j.journal_id as "journalId", j.kind, j.subject, j.description, j.event_at as "eventAt", a.currency,
         min(a.owner) filter (where a.owner <> 'platform') as owner,
         coalesce(sum(e.amount) filter (where ${isFee}), 0)::bigint as fees, ${paidSum}::bigint as paid
    from ledger_journals j
    join ledger_entries e using (journal_id)
    join ledger_accounts a using (account_id)`

/** The newest journal that can be seen. One with a smaller number may still appear, of a transaction that has not ended. */
export async function newestJournal(db: Db | Tx): Promise<bigint> {
  const { rows } = await sql<{ newest: bigint }>`
    select coalesce(max(journal_id), 0)::bigint as newest from ledger_journals`.execute(db)
  return rows[0]?.newest ?? 0n
}
