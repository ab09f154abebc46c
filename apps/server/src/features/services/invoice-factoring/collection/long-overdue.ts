import { fundingsWhoseMoneyIs } from '@tradelane/contract/invoice-factoring/states'
import type { Db, Tx } from '@tradelane/db'
import { type SqlBool, sql } from 'kysely'
import { dayAfter } from '../engine/accrued-interest.ts'

/** A buyer that is overdue for longer gets no further credit (decision 127). */
export const longOverdueDays = 30

/**
 * Whether any company on the platform waits for money of this buyer for more than 30 days. Who is the same buyer is `registration_key`; and the
 * same country, where both are known: two registers may give one number. It does not say whose invoice it is. One index probe.
 */
export async function isLongOverdue(
  db: Db | Tx,
  { buyerKey, country }: { buyerKey: string; country: string | null },
  today: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('invoice_factorings as funding')
    .innerJoin('partners as buyer', (join) =>
      join
        .onRef('buyer.uid', '=', 'funding.uid')
        .onRef('buyer.beneficiary_id', '=', 'funding.beneficiary_id'),
    )
    .select(sql`1`.as('found'))
    .where('funding.buyer_key', '=', buyerKey)
    .where(sql<SqlBool>`coalesce(buyer.country, ${country}, '') = coalesce(${country}, buyer.country, '')`)
    .where('funding.state', 'in', fundingsWhoseMoneyIs('lent'))
    .where('funding.due_date', '<', dayAfter(today, -longOverdueDays))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
