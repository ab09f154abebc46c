import type { Tx } from '@tradelane/db'
import type { Currency } from '@tradelane/money'
import { sql } from 'kysely'
import type { Owner } from './journal.ts'

/**
 * Opens a company's accounts in one currency, at zero. Safe to repeat. Platform accounts exist in every currency and
 * are not opened.
 */
export async function openAccounts(
  tx: Tx,
  owner: Owner,
  currency: Currency,
  accounts: string[],
): Promise<void> {
  await sql`select ledger_open_accounts(${owner}, ${currency}, ${accounts}::text[])`.execute(tx)
}
