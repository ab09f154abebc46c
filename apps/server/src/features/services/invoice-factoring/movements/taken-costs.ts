import type { Db } from '@tradelane/db'
import type { Currency, Money } from '@tradelane/money'
import type { OneCompanyScope } from '../../../../access/scope.ts'
import { amountIn, fundingNumber, selectFundings } from '../fundings.ts'

/** Interest and fee that were taken from a buyer's payment of which nothing was left for the company: no entry of its account shows them. */
export type TakenCost = {
  paymentId: string
  /** As a ledger entry has it. */
  subject: string
  takenAt: Date
  /** YYYY-MM-DD. */
  paidOn: string
  number: string
  counterparty: string
  reference: string
  fee: Money
  interest: Money
}

/** From the first instant of the period to the first one after it, oldest first. */
export async function listTakenCosts(
  db: Db,
  scope: OneCompanyScope,
  { currency, from, to }: { currency: Currency; from: Date; to: Date },
): Promise<TakenCost[]> {
  const payments = await db
    .selectFrom('factoring_payments')
    .selectAll()
    .where('uid', '=', scope.companyId)
    .where('currency', '=', currency)
    .where('payer', '=', 'buyer')
    .where('state', '=', 'shared')
    .where('rest_amount', '=', 0n)
    .where('settled_at', '>=', from)
    .where('settled_at', '<', to)
    .where(({ eb, or }) => or([eb('fee_amount', '>', 0n), eb('interest_amount', '>', 0n)]))
    .orderBy('settled_at')
    .orderBy('payment_id')
    .execute()
  if (payments.length === 0) return []
  const ids = [...new Set(payments.map((payment) => payment.invoice_factoring_id))]
  const rows = await selectFundings(db, scope).where('funding.invoice_factoring_id', 'in', ids).execute()
  const fundings = new Map(rows.map((row) => [row.invoice_factoring_id, row]))
  return payments.flatMap((payment) => {
    const row = fundings.get(payment.invoice_factoring_id)
    if (!row || payment.settled_at === null) return []
    return {
      paymentId: payment.payment_id,
      subject: `invoice_factoring:${payment.invoice_factoring_id}`,
      takenAt: payment.settled_at,
      paidOn: payment.paid_on,
      number: fundingNumber(row),
      counterparty: row.company_name,
      reference: `Invoice ${row.invoice_number ?? fundingNumber(row)}`,
      fee: amountIn(row, payment.fee_amount ?? 0n),
      interest: amountIn(row, payment.interest_amount ?? 0n),
    }
  })
}
