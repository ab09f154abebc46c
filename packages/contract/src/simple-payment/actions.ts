import { actionTable } from '../lifecycle/action-table.ts'
import type { PaymentState } from './states.ts'

const notWaiting = 'This payment is not waiting for release any more.'

type Facts = {
  /** A colleague's payment is released by somebody who did not prepare, change or submit it. */
  is_own?: boolean | undefined
  /** It waited as long as a payment waits for its release. */
  is_over?: boolean | undefined
}

export const paymentActions = actionTable<PaymentState, Facts>()({
  /** Of a payment that waits for its release: it is taken back first. */
  change: {
    who: 'preparer',
    states: {
      draft: true,
      awaiting_approval: true,
      submitted: false,
      in_review: false,
      processing: false,
      action_required: false,
      sent: false,
      paid: false,
      rejected: false,
      cancelled: false,
      returned: false,
    },
  },
  /** Release or refuse what waits. */
  decide: {
    who: 'approver',
    states: {
      draft: false,
      awaiting_approval: true,
      submitted: false,
      in_review: false,
      processing: false,
      action_required: false,
      sent: false,
      paid: false,
      rejected: false,
      cancelled: false,
      returned: false,
    },
    unless({ is_over, is_own }) {
      if (is_over) return notWaiting
      return is_own ? 'You prepared this payment: a second person must release it.' : undefined
    },
    otherwise: notWaiting,
  },
  /** Until the bank has it. */
  cancel: {
    who: 'preparer',
    states: {
      draft: true,
      awaiting_approval: true,
      submitted: true,
      // What is being checked is ours to release or to refuse.
      in_review: 'We are checking this payment. It cannot be cancelled before the check has ended.',
      processing: true,
      action_required: true,
      sent: 'The payment was sent to the bank. It can no longer be cancelled.',
      paid: false,
      rejected: false,
      cancelled: false,
      returned: false,
    },
    otherwise: 'It is too late to cancel this payment. It was already sent to the bank, or it has ended.',
  },
  answer: {
    who: 'preparer',
    states: {
      draft: false,
      awaiting_approval: false,
      submitted: false,
      in_review: false,
      processing: false,
      action_required: true,
      sent: false,
      paid: false,
      rejected: false,
      cancelled: false,
      returned: false,
    },
    otherwise: 'The payments provider asks for nothing about this payment.',
  },
  settleReturn: {
    who: 'preparer',
    states: {
      draft: false,
      awaiting_approval: false,
      submitted: false,
      in_review: false,
      processing: false,
      action_required: false,
      sent: false,
      paid: false,
      rejected: false,
      cancelled: false,
      returned: true,
    },
    otherwise: 'This payment was not returned.',
  },
  /** A refused or a returned payment has a proof too: the document shows its state. */
  proof: {
    who: 'everyone',
    states: {
      draft: false,
      awaiting_approval: 'There is a proof of payment once the payment is released.',
      submitted: true,
      in_review: true,
      processing: true,
      action_required: true,
      sent: true,
      paid: true,
      rejected: true,
      cancelled: false,
      returned: true,
    },
    otherwise: 'This payment was not submitted. There is nothing to prove.',
  },
})
