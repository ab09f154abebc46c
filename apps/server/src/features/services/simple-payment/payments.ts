import { type Db, named, type Tx } from '@tradelane/db'
import { type Currency, type Money, money } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { Refusal } from '../../../refusal.ts'
import type { Payee } from './payee.ts'

/** A payment, and for whom it is read. */
export type PaymentKey = { scope: OneCompanyScope; simplePaymentId: string }

const payments = (db: Db | Tx, { companyId }: OneCompanyScope) =>
  db.selectFrom('simple_payments').selectAll('simple_payments').where('uid', '=', companyId)

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>

export async function findPayment(db: Db | Tx, { scope, simplePaymentId }: PaymentKey) {
  const payment = payments(db, scope).where('simple_payment_id', '=', simplePaymentId)
  return payment.modifyEnd(named).executeTakeFirst()
}

/** Refuses with NOT_FOUND what is not there, or another company's. */
export async function getPayment(db: Db | Tx, which: PaymentKey): Promise<PaymentRow> {
  const row = await findPayment(db, which)
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** Locks the row until the transaction ends: of two decisions about a payment, the second sees the first. */
export async function lockPayment(tx: Tx, { scope, simplePaymentId }: PaymentKey): Promise<PaymentRow> {
  const row = await payments(tx, scope)
    .where('simple_payment_id', '=', simplePaymentId)
    .forUpdate()
    .modifyEnd(named)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** What a complete payment sends. */
export const sentBy = (row: PaymentRow): Money =>
  money(present(row.amount_sent), row.amount_sent_currency as Currency)

/** What a submitted payment is about: everything is there (simple_payments_complete_once_submitted). */
export type SubmittedPayment = {
  companyId: string
  simplePaymentId: string
  source: Money
  fee: Money
  spread: Money
  target: Money
  payee: Payee
  reference: string
  purposeCode: string
  sourceOfFunds: string
  exemptionCode: string
}

export function toSubmitted(row: PaymentRow): SubmittedPayment {
  const sourceCurrency = row.amount_sent_currency as Currency
  return {
    companyId: row.uid,
    simplePaymentId: row.simple_payment_id,
    source: sentBy(row),
    fee: money(present(row.fees), sourceCurrency),
    spread: money(present(row.spread), sourceCurrency),
    target: money(present(row.amount_received), row.amount_received_currency as Currency),
    payee: present(row.payee) as Payee,
    reference: present(row.reference),
    purposeCode: present(row.purpose_code),
    sourceOfFunds: present(row.source_of_funds),
    exemptionCode: present(row.exemption_code),
  }
}

function present<T>(value: T | null): T {
  if (value === null) throw new Error('a submitted payment lacks what it was submitted with')
  return value
}
