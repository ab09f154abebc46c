import type { Db, Tx } from '@tradelane/db'
import { type Currency, formatMoney, money } from '@tradelane/money'
import { areRecords, type NamedRecord, type RecordName } from '../../../entries/record-names.ts'
import { paymentNumber } from './payment-number.ts'
import { payeeName, paymentsWithPartners } from './payments-with-partners.ts'

export async function namePayments(
  db: Db | Tx,
  records: readonly NamedRecord[],
): Promise<Map<string, RecordName>> {
  const rows = await paymentsWithPartners(db)
    .select(['payment.simple_payment_id', 'payment.number', 'payment.created_at'])
    .select(['payment.amount_sent', 'payment.amount_sent_currency', payeeName.as('payee')])
    .where(areRecords(records, 'payment.uid', 'payment.simple_payment_id'))
    .execute()
  return new Map(rows.map((row) => [row.simple_payment_id, nameOf(row)]))
}

type Row = {
  number: bigint
  created_at: Date
  amount_sent: bigint | null
  amount_sent_currency: string | null
  payee: string | null
}

function nameOf(row: Row): RecordName {
  const { amount_sent: amount, amount_sent_currency: currency, payee } = row
  const number = paymentNumber(row)
  const isPriced = amount !== null && currency !== null
  const detail = isPriced ? `${formatMoney(money(amount, currency as Currency))}, ${number}` : number
  return { what: titleOf(payee), detail }
}

export const titleOf = (payee: string | null): string => (payee ? `Payment to ${payee}` : 'Payment')
