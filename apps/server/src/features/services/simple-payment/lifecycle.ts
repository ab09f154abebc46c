import { paymentHappenings, paymentStateTable, paymentSteps } from '@tradelane/contract/simple-payment/states'
import { lifecycle } from '../../../lifecycle/lifecycle.ts'
import { dueAtOfPayment, nextOfPayment } from './next-step.ts'

export const paymentLifecycle = lifecycle({
  subject: 'simple_payment',
  table: 'simple_payments',
  idColumn: 'simple_payment_id',
  reasonColumn: 'state_reason',
  updatedColumn: 'updated_at',
  isHot: true,
  states: paymentStateTable,
  first: ['draft'],
  steps: paymentSteps,
  happenings: paymentHappenings,
  next: nextOfPayment,
  dueAt: dueAtOfPayment,
})
