import { findEmbedded } from '@tradelane/db/embedded'
import pg from 'pg'

/**
 * The cents of US dollars that have left a company's account or are set aside in it, by the ledger's own entries: what was added and advanced, less
 * what it can spend.
 */
export async function spentByLedger(email: string): Promise<bigint> {
  const embedded = await findEmbedded(process.env.E2E_DATA_DIR ?? '')
  const client = new pg.Client(embedded?.connectionString ?? process.env.DATABASE_URL)
  await client.connect()
  try {
    const { rows } = await client.query<{ spent: string }>(spent, [email])
    return BigInt(rows[0]?.spent ?? '')
  } finally {
    await client.end()
  }
}

const spent = `
  with owner as (select uid from users where work_email = $1),
  entry as (
    select entry.amount, journal.kind, journal.subject
      from ledger_accounts account
      join ledger_entries entry using (account_id)
      join ledger_journals journal using (journal_id)
     where account.uid = (select uid from owner) and account.account = 'available' and account.currency = 'USD')
  select (select coalesce(sum(amount), 0) from entry
           where kind = 'balance.added' or (subject like 'invoice_factoring:%' and amount > 0))
       - (select coalesce(sum(amount), 0) from entry) as spent`
