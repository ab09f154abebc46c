import type { Db } from '@tradelane/db'
import type { Currency } from '@tradelane/money'
import { sql } from 'kysely'

export type SubjectMoney = {
  subject: string
  currency: Currency
  /** What has left companies' accounts for it, in minor units; negative where more came back. */
  booked: bigint
  /** What is held for it now. */
  held: bigint
}

/** The journals and open holds of these subjects. Reads every journal: for nightly runs and tests, not for requests. */
export async function moneyOfSubjects(db: Db, subjects: readonly string[]): Promise<SubjectMoney[]> {
  const { rows } = await sql<SubjectMoney>`
    select subject, currency, sum(booked)::bigint as booked, sum(held)::bigint as held
      from (select j.subject, a.currency, -e.amount as booked, 0 as held
              from ledger_journals j
              join ledger_entries e using (journal_id)
              join ledger_accounts a using (account_id)
             where j.subject = any(${subjects}::text[]) and a.owner <> 'platform'
            union all
            select subject, currency, 0, amount from ledger_holds
             where subject = any(${subjects}::text[]) and resolution is null) parts
     group by subject, currency`.execute(db)
  return rows
}
