import type { Db } from '@tradelane/db'
import { sql } from 'kysely'

/** Who was paid under which reference, by the payment's id: what another feature's list says beside an amount. */
export async function listPaymentFacts(
  db: Db,
  companyId: string,
  simplePaymentIds: readonly string[],
): Promise<Map<string, { payee: string; reference: string }>> {
  const wanted = [...new Set(simplePaymentIds)].filter((id) => id !== '')
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('simple_payments')
    .select([
      'simple_payment_id',
      'reference',
      sql<string | null>`payee -> 'partner' ->> 'company_name'`.as('payee'),
    ])
    .where('uid', '=', companyId)
    .where('simple_payment_id', 'in', wanted)
    .execute()
  return new Map(
    rows.map((row) => [row.simple_payment_id, { payee: row.payee ?? '', reference: row.reference ?? '' }]),
  )
}
