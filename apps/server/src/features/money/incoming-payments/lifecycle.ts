import {
  incomingPaymentHappenings,
  incomingPaymentStateTable,
} from '@tradelane/contract/incoming-payments/states'
import { type Currency, formatMoney, money } from '@tradelane/money'
import { lifecycle, type RowOf } from '../../../lifecycle/lifecycle.ts'
import type { ScreeningOutcome } from '../../world/screening/index.ts'

export const incomingPaymentLifecycle = lifecycle({
  subject: 'incoming_payment',
  table: 'incoming_payments',
  idColumn: 'incoming_payment_id',
  states: incomingPaymentStateTable,
  happenings: incomingPaymentHappenings,
  first: ['received', 'held', 'in_review', 'to_decide'],
})

/** The state that the sender's screening gives to money of a verified business. */
export const stateAfterScreening = {
  clear: 'received',
  open: 'in_review',
  confirmed: 'to_decide',
} as const satisfies Record<ScreeningOutcome, string>

type Fact = 'currency' | 'amount' | 'sender' | 'reference' | 'arrived_at'

/** What its events store, for notifications and tasks. */
export const incomingPaymentFacts = (row: Pick<RowOf<'incoming_payments'>, Fact>) => ({
  amount: formatMoney(money(row.amount, row.currency as Currency)),
  sender: row.sender,
  reference: row.reference,
  arrived_at: row.arrived_at.toISOString(),
})
