import type { Db, Tx } from '@tradelane/db'
import { type Currency, formatMoney, money } from '@tradelane/money'
import { sql } from 'kysely'
import { nameClaims, namePolicies } from './insurance-names.ts'
import { nameShipments } from './shipment-names.ts'
import { type Named, pairsOf, type Subject, type SubjectName } from './subjects.ts'

/** Each subject's name, under `<subject> <id>`. What is not the named company's has none. */
export async function nameSubjects(
  db: Db | Tx,
  subjects: readonly Subject[],
): Promise<Map<string, SubjectName>> {
  const of = (subject: string) => subjects.filter((one) => one.subject === subject)
  return new Map([
    ...(await namePayments(db, of('simple_payment'))),
    ...(await nameThreads(db, of('message_thread'))),
    ...(await namePolicies(db, [...of('insurance'), ...of('insurance_payment')])),
    ...(await nameShipments(db, [...of('logistics'), ...of('shipment')])),
    ...(await nameClaims(db, of('insurance_claim'))),
  ])
}

async function namePayments(db: Db | Tx, subjects: readonly Subject[]): Promise<Named> {
  if (subjects.length === 0) return []
  const { rows } = await sql<PaymentRow>`
    select payment.simple_payment_id, payment.amount_sent, payment.amount_sent_currency,
           coalesce(payment.payee #>> '{partner,company_name}', partner.company_name) as payee
      from simple_payments payment
      left join partners partner on partner.uid = payment.uid and partner.beneficiary_id = payment.beneficiary_id
     where ${pairsOf(subjects, 'payment.uid', 'payment.simple_payment_id')}`.execute(db)
  return rows.map((row) => [`simple_payment ${row.simple_payment_id}`, paymentName(row)] as const)
}

type PaymentRow = {
  simple_payment_id: string
  amount_sent: bigint | null
  amount_sent_currency: string | null
  payee: string | null
}

function paymentName({ amount_sent, amount_sent_currency, payee }: PaymentRow): SubjectName {
  return {
    what: payee ? `Payment to ${payee}` : 'Payment',
    detail:
      amount_sent === null || amount_sent_currency === null
        ? ''
        : formatMoney(money(amount_sent, amount_sent_currency as Currency)),
  }
}

async function nameThreads(db: Db | Tx, subjects: readonly Subject[]): Promise<Named> {
  if (subjects.length === 0) return []
  const { rows } = await sql<{ thread_id: string; title: string; text: string }>`
    select thread.thread_id, thread.title, left(message.text, 200) as text
      from message_threads thread
      join messages message on message.thread_id = thread.thread_id and message.position = thread.newest
     where ${pairsOf(subjects, 'thread.uid', 'thread.thread_id')}`.execute(db)
  return rows.map(({ thread_id, title, text }) => [
    `message_thread ${thread_id}`,
    { what: title, detail: text },
  ])
}
