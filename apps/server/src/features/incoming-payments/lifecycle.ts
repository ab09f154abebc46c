import { incomingPaymentStateTable } from '@tradelane/contract/incoming-payments/states'
import { lifecycle } from '../../lifecycle/lifecycle.ts'

export const incomingPaymentLifecycle = lifecycle({
  subject: 'incoming_payment',
  table: 'incoming_payments',
  idColumn: 'incoming_payment_id',
  states: incomingPaymentStateTable,
  first: ['received', 'held', 'in_review'],
})
