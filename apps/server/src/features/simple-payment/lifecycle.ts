import { paymentStateTable } from '@tradelane/contract/simple-payment/states'
import { lifecycle } from '../../lifecycle/lifecycle.ts'

export const paymentLifecycle = lifecycle({
  subject: 'simple_payment',
  table: 'simple_payments',
  idColumn: 'simple_payment_id',
  updatedColumn: 'updated_at',
  states: paymentStateTable,
  first: ['draft'],
})
