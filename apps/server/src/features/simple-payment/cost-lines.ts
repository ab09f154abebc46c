import type { PaymentState } from '@tradelane/contract/simple-payment/states'
import type { Db } from '@tradelane/db'
import { type Currency, isZero, minus, money } from '@tradelane/money'
import { inScope, type Scope } from '../../access/scope.ts'
import type { CostLine } from '../../services/service-entry.ts'
import { payeeName, paymentsWithPartners } from './payments-with-partners.ts'
import { titleOf } from './record-names.ts'

/** Refunded payments, and payments that never moved money, cost nothing. */
const standings: { [S in PaymentState]?: CostLine['standing'] } = {
  draft: 'quoted',
  awaiting_approval: 'quoted',
  submitted: 'committed',
  processing: 'paid',
  action_required: 'paid',
  sent: 'paid',
  paid: 'paid',
}

/** What payments cost: the amount that is sent on, and the fee inside the amount sent. */
export async function costLinesOfPayments(db: Db, scope: Scope, ids: readonly string[]): Promise<CostLine[]> {
  if (ids.length === 0) return []
  const rows = await paymentsWithPartners(db)
    .select(['payment.simple_payment_id as id', 'payment.state', payeeName.as('payee')])
    .select(['payment.amount_sent', 'payment.amount_sent_currency', 'payment.fees'])
    .where(inScope(scope, 'payment.uid'))
    .where('payment.simple_payment_id', 'in', ids)
    .orderBy('payment.created_at')
    .execute()
  return rows.flatMap(({ id, state, payee, amount_sent: sent, amount_sent_currency: currency, fees }) => {
    const standing = standings[state]
    if (!standing || sent === null || currency === null) return []
    const fee = money(fees ?? 0n, currency as Currency)
    const line = { subject: 'simple_payment', id, standing } as const
    const amount = minus(money(sent, currency as Currency), fee)
    const lines = [{ ...line, kind: 'payment', description: titleOf(payee), amount }]
    return isZero(fee) ? lines : [...lines, { ...line, kind: 'fee', description: 'Payment fee', amount: fee }]
  })
}
