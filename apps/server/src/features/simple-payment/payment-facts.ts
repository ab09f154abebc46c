import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import type { OneCompanyScope } from '../../access/scope.ts'

/** Who was paid under which reference, by the payment's id: what another feature's list says beside an amount. */
export async function listPaymentFacts(
  db: Db,
  { companyId }: OneCompanyScope,
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

/** More would be no search any more. */
const mostFound = 1_000

/** The payments to a payee, or under a reference, that has this text in it. */
export async function listPaymentsByText(
  db: Db,
  { companyId }: OneCompanyScope,
  text: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('simple_payments')
    .select('simple_payment_id')
    .where('uid', '=', companyId)
    .where('submitted_at', 'is not', null)
    .where(
      sql<boolean>`strpos(lower(concat_ws(' ', reference, payee -> 'partner' ->> 'company_name')), lower(${text})) > 0`,
    )
    .orderBy('submitted_at', 'desc')
    .limit(mostFound)
    .execute()
  return rows.map(({ simple_payment_id }) => simple_payment_id)
}
