import { paymentStateTable } from '@tradelane/contract/simple-payment/states'
import { Refusal } from '../../../refusal.ts'
import type { PaymentRow } from './payments.ts'

/** The refusal for a second submission: another tab, or an attempt without a response, was first. */
export function alreadySubmitted(row: Pick<PaymentRow, 'simple_payment_id' | 'state'>): Refusal {
  const { simple_payment_id, state } = row
  const message =
    state === 'cancelled'
      ? 'This payment has been cancelled.'
      : `This payment has been submitted already. Its status: ${paymentStateTable[state].label}.`
  return new Refusal('ILLEGAL_STATE', { message, extra: { simple_payment_id, payment_status: state } })
}
