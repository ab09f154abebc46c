import { payment } from '@tradelane/contract/simple-payment/service-info'
import { type PaymentState, paymentMoney, paymentStateTable } from '@tradelane/contract/simple-payment/states'
import type { Db } from '@tradelane/db'
import { type Currency, isZero, minus, money, rateFromText } from '@tradelane/money'
import { inScope, type Scope } from '../../../access/scope.ts'
import type { CostLine } from '../../../entries/service-entry.ts'
import type { PaymentRow } from './payments.ts'
import { payeeName, paymentsWithPartners } from './payments-with-partners.ts'
import { titleOf } from './record-names.ts'

/** Refunded payments cost nothing, and drafts nothing yet. */
const standings: Record<PaymentState, CostLine['standing'] | undefined> = {
  draft: undefined,
  awaiting_approval: 'quoted',
  submitted: 'committed',
  in_review: 'committed',
  processing: 'paid',
  action_required: 'paid',
  sent: 'paid',
  paid: 'paid',
  rejected: undefined,
  cancelled: undefined,
  returned: undefined,
}

/** What payments cost: the amount that is sent on, and the fee inside the amount sent. */
export async function costLinesOfPayments(db: Db, scope: Scope, ids: readonly string[]): Promise<CostLine[]> {
  if (ids.length === 0) return []
  const rows = await paymentsWithPartners(db)
    .select(['payment.simple_payment_id as id', 'payment.state', payeeName.as('payee')])
    .select(['payment.amount_sent', 'payment.amount_sent_currency', 'payment.fees', 'payment.rate'])
    .select(['payment.amount_received', 'payment.amount_received_currency'])
    .select(['payment.rate_as_of', 'payment.rate_source'])
    .where(inScope(scope, 'payment.uid'))
    .where('payment.simple_payment_id', 'in', ids)
    .orderBy('payment.created_at')
    .execute()
  return rows.flatMap(linesOf)
}

type Row = Pick<
  PaymentRow,
  'amount_sent' | 'amount_received' | 'fees' | 'rate' | 'rate_as_of' | 'rate_source' | 'state'
> & {
  id: string
  payee: string | null
  amount_sent_currency: string | null
  amount_received_currency: string | null
}

function linesOf(row: Row): CostLine[] {
  const { id, state, payee, amount_sent: sent, amount_sent_currency: currency, fees } = row
  const standing = standings[state]
  if (!standing || sent === null || currency === null) return []
  const fee = money(fees ?? 0n, currency as Currency)
  const exchanged = exchangeOf(row)
  const line = {
    subject: payment.subject,
    id,
    standing,
    status: paymentStateTable[state].label,
    isHeld: paymentMoney[state] === 'held',
    ...exchanged?.fee,
  }
  const amount = minus(money(sent, currency as Currency), fee)
  const sentOn = {
    ...line,
    kind: 'payment',
    description: titleOf(payee),
    amount,
    ...exchanged?.sentOn,
  }
  return isZero(fee) ? [sentOn] : [sentOn, { ...line, kind: 'fee', description: 'Payment fee', amount: fee }]
}

/** A submitted payment between two currencies: its own rate, and what arrives for the amount that is sent on. */
function exchangeOf({ rate: text, amount_received: received, ...row }: Row) {
  const [from, to] = [row.amount_sent_currency as Currency, row.amount_received_currency as Currency]
  if (text === null || received === null || from === to) return undefined
  const source = row.rate_source ? `Rate of the payment (${row.rate_source})` : 'Rate of the payment'
  const used = { rate: rateFromText(text, from, to), source, asOf: row.rate_as_of }
  return { fee: { exchanged: used }, sentOn: { exchanged: { ...used, into: money(received, to) } } }
}
