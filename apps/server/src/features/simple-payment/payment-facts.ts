import type { Db } from '@tradelane/db'
import { type Currency, decimalText, money } from '@tradelane/money'
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

/** The totals paid to a partner, by currency, without failed payments. */
export async function listPaidTo(db: Db, { companyId }: OneCompanyScope, beneficiaryId: string) {
  const { rows } = await sql<{ currency: Currency; paid: bigint; under_way: bigint; payments: bigint }>`
    select amount_sent_currency as currency, count(*) as payments,
           coalesce(sum(amount_sent) filter (where state in ('sent', 'paid')), 0)::bigint as paid,
           coalesce(sum(amount_sent) filter (where state not in ('sent', 'paid')), 0)::bigint as under_way
      from simple_payments
     where uid = ${companyId} and beneficiary_id = ${beneficiaryId} and submitted_at is not null
       and state not in ('rejected', 'cancelled', 'returned')
     group by amount_sent_currency order by amount_sent_currency`.execute(db)
  return rows.map(({ currency, paid, under_way, payments }) => ({
    currency,
    amount_paid: decimalText(money(paid, currency)),
    amount_under_way: decimalText(money(under_way, currency)),
    payments: Number(payments),
  }))
}
