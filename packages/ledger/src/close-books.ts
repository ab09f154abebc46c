import type { Db } from '@tradelane/db'
import type { Currency } from '@tradelane/money'
import { sql } from 'kysely'
import type { Owner } from './journal.ts'

/** From now on, nothing is booked before this instant in a company's wallet of this currency: statements stay true. */
export async function closeBooks(db: Db, owner: Owner, currency: Currency, until: Date): Promise<void> {
  await sql`select ledger_close_books(${owner}, ${currency}, ${until}::timestamptz)`.execute(db)
}
