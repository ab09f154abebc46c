import type { Db, Tx } from '@tradelane/db'
import { type Currency, formatMoney, money } from '@tradelane/money'
import { sql } from 'kysely'
import { areRecords, type NamedRecord, type RecordName } from '../../services/record-names.ts'

export async function namePayments(
  db: Db | Tx,
  records: readonly NamedRecord[],
): Promise<Map<string, RecordName>> {
  const rows = await db
    .selectFrom('simple_payments as payment')
    .leftJoin('partners as partner', (join) =>
      join
        .onRef('partner.uid', '=', 'payment.uid')
        .onRef('partner.beneficiary_id', '=', 'payment.beneficiary_id'),
    )
    .select(['payment.simple_payment_id', 'payment.amount_sent', 'payment.amount_sent_currency'])
    .select(
      sql<string | null>`coalesce(payment.payee #>> '{partner,company_name}', partner.company_name)`.as(
        'payee',
      ),
    )
    .where(areRecords(records, 'payment.uid', 'payment.simple_payment_id'))
    .execute()
  return new Map(rows.map((row) => [row.simple_payment_id, nameOf(row)]))
}

type Row = { amount_sent: bigint | null; amount_sent_currency: string | null; payee: string | null }

function nameOf({ amount_sent, amount_sent_currency, payee }: Row): RecordName {
  return {
    what: payee ? `Payment to ${payee}` : 'Payment',
    detail:
      amount_sent === null || amount_sent_currency === null
        ? ''
        : formatMoney(money(amount_sent, amount_sent_currency as Currency)),
  }
}
