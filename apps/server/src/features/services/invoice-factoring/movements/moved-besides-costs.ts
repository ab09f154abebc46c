import type { Db } from '@tradelane/db'
import { type Currency, money } from '@tradelane/money'
import { sql } from 'kysely'
import type { MovedMoney } from '../../../../entries/service-entry.ts'

/**
 * What the wallets of the fundings' companies received and paid besides interest and fee. Out go payments from the wallet; in come the advance
 * and the remainders. Interest and fee are costs also where the buyer's payment has covered them, so they are taken off.
 */
export async function movedBesidesCosts(db: Db, ids: readonly string[]): Promise<MovedMoney[]> {
  const { rows } = await sql<{ id: string; kind: MovedMoney['kind']; currency: Currency; amount: bigint }>`
    select id, kind, currency, sum(amount)::bigint as amount
      from (select invoice_factoring_id::text as id, 'paid' as kind, currency, -amount as amount
              from factoring_steps
             where invoice_factoring_id = any(${ids}::uuid[]) and kind in ('advance', 'remainder') and state = 'done'
            union all
            select invoice_factoring_id::text, 'paid', currency,
                   case payer when 'customer' then amount else 0 end - interest_amount - fee_amount
              from factoring_payments
             where invoice_factoring_id = any(${ids}::uuid[]) and state = 'shared'
            union all
            select invoice_factoring_id::text, 'held', currency, amount
              from factoring_payments
             where invoice_factoring_id = any(${ids}::uuid[]) and state = 'held') moved
     group by id, kind, currency`.execute(db)
  return rows.map(({ id, kind, currency, amount }) => ({ id, kind, amount: money(amount, currency) }))
}
