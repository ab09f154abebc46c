import type { PaymentOfPartner } from '@tradelane/contract/partners/calls'
import type { Db } from '@tradelane/db'
import { type Currency, decimalText, money } from '@tradelane/money'
import { sql } from 'kysely'
import type { OneCompanyScope } from '../../../access/scope.ts'

/** The number of payments shown per partner in a list; the payments page lists all of them. */
const newest = 10

/** The latest payments to each of these partners, including drafts. */
export async function listNewestPayments(
  db: Db,
  { companyId }: OneCompanyScope,
  beneficiaryIds: readonly string[],
): Promise<Map<string, PaymentOfPartner[]>> {
  if (beneficiaryIds.length === 0) return new Map()
  const rows = await db
    .selectFrom(
      sql<{ beneficiary_id: string }>`unnest(${[...beneficiaryIds]}::uuid[])`.as<'asked'>(
        sql`asked (beneficiary_id)`,
      ),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('simple_payments')
          .selectAll()
          .where('simple_payments.uid', '=', companyId)
          .whereRef('simple_payments.beneficiary_id', '=', 'asked.beneficiary_id')
          .orderBy('simple_payments.created_at', 'desc')
          .limit(newest)
          .as('payment'),
      (join) => join.onTrue(),
    )
    .select([
      'asked.beneficiary_id',
      'payment.simple_payment_id',
      'payment.state',
      'payment.created_at',
      'payment.amount_sent',
      'payment.amount_sent_currency',
      'payment.amount_received',
      'payment.amount_received_currency',
      'payment.reference',
    ])
    .orderBy('payment.created_at', 'desc')
    .execute()
  const paymentsOf = Map.groupBy(rows, (row) => row.beneficiary_id)
  return new Map([...paymentsOf].map(([partner, payments]) => [partner, payments.map(toPayment)]))
}

type PaymentRow = {
  simple_payment_id: string
  state: string
  created_at: Date
  amount_sent: bigint | null
  amount_sent_currency: string | null
  amount_received: bigint | null
  amount_received_currency: string | null
  reference: string | null
}

const toPayment = (row: PaymentRow): PaymentOfPartner => ({
  simple_payment_id: row.simple_payment_id,
  save_as_draft: row.state === 'draft' ? 1 : 0,
  created_at: row.created_at,
  amount_sent: amountText(row.amount_sent, row.amount_sent_currency),
  amount_sent_currency: row.amount_sent_currency as Currency | null,
  amount_received: amountText(row.amount_received, row.amount_received_currency),
  amount_received_currency: row.amount_received_currency as Currency | null,
  reference: row.reference,
  status: row.state,
})

const amountText = (amount: bigint | null, currency: string | null) =>
  amount === null || currency === null ? null : decimalText(money(amount, currency as Currency))
