import type { Db } from '@tradelane/db'
import { type Currency, type Money, money } from '@tradelane/money'
import { sql } from 'kysely'
import type { Owner } from './journal.ts'

export type Balance = { currency: Currency; account: string; amount: Money }

/** All accounts of a company; for the platform, those that have moved, each summed from its newest snapshot. */
export async function balancesOf(db: Db, owner: Owner): Promise<Balance[]> {
  const { rows } = await sql<{ currency: Currency; account: string; balance: bigint }>`
    select currency, account,
           case when owner = 'platform' then ledger_balance_before(account_id, 'infinity') else balance end as balance
      from ledger_accounts a
     where owner = ${owner}
       and (owner <> 'platform' or
            -- Ordered, so that an account that never moved is found out by the index and not by reading all entries.
            (select position from ledger_entries e where e.account_id = a.account_id order by position limit 1) > 0)
     order by currency, account`.execute(db)
  return rows.map(({ currency, account, balance }) => ({
    currency,
    account,
    amount: money(balance, currency),
  }))
}

export type AccountReference = { owner: Owner; account: string; currency: Currency }

/** The balance of an account at an instant, including everything booked at it. Zero for an account that is not open. */
export async function balanceAt(
  db: Db,
  { owner, account, currency, at }: AccountReference & { at: Date },
): Promise<Money> {
  const { rows } = await sql<{ balance: bigint }>`
    select ledger_balance_before(account_id, ${at}::timestamptz + interval '1 microsecond') as balance
      from ledger_accounts where owner = ${owner} and account = ${account} and currency = ${currency}`.execute(
    db,
  )
  return money(rows[0]?.balance ?? 0n, currency)
}

/**
 * Keeps reads of platform balances fast; called about once a minute. Completes the snapshots that the previous call
 * prepared, waits for no transaction, and returns how many it wrote.
 */
export async function takeSnapshots(db: Db): Promise<number> {
  const { rows } = await sql<{ written: bigint }>`select ledger_take_snapshots() as written`.execute(db)
  return Number(rows[0]?.written ?? 0n)
}
