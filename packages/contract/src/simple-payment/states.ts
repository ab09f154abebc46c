import { type HappeningInfo, stateNames, stateTable } from '../lifecycle/state-table.ts'

/**
 * The states of a payment. Money moves with some of the moves (the server's journals say which). While we check a submitted payment it is
 * `in_review`, with its money held, and then submitted again or rejected.
 *
 *     draft ◀──▶ awaiting_approval ──▶ submitted or cancelled: above the company's limit a second person releases it
 *
 *     draft ──▶ submitted ──▶ processing ──▶ sent ──▶ paid
 *       │         │   hold      │  ▲ captured  │        │
 *       │         │             ▼  │           ▼        ▼
 *       │         │       action_required    returned ◀─┘
 *       ▼         ▼             ▼
 *     cancelled ◀─┴── rejected ─┘        (from submitted, processing and action_required: either of the two)
 */
export const paymentStateTable = stateTable({
  draft: {
    label: 'Saved as draft',
    explanation: 'Not submitted. No money has moved.',
    tone: 'idle',
    inTrade: 'Processing',
    moves: ['submitted', 'awaiting_approval', 'cancelled'],
    happened: '{who} saved the payment as a draft.',
    next: {
      who: 'customer',
      text: 'Complete the details and submit the payment. No money moves before you submit.',
    },
  },
  awaiting_approval: {
    label: 'Waiting for release',
    explanation: 'A person who did not prepare it must release it. No money is set aside yet.',
    tone: 'wait',
    inTrade: 'Processing',
    moves: ['submitted', 'draft', 'cancelled'],
    happened: '{who} submitted the payment. It is above the limit: a second person must release it.',
    next: {
      who: 'approver',
      text: 'An owner or approver who did not prepare the payment releases or refuses it. Undecided, it goes back to its preparer.',
    },
  },
  submitted: {
    label: 'Submitted',
    explanation: 'The money is set aside and the payment is being handed to the payments provider.',
    tone: 'idle',
    inTrade: 'Approved',
    moves: ['processing', 'in_review', 'rejected', 'cancelled'],
    happened: '{who} approved the payment, and the money was set aside.',
    next: {
      who: 'tradelane',
      text: 'We hand the payment to the payments provider and ask again until it answers. You do not need to do anything.',
    },
  },
  in_review: {
    label: 'Being checked',
    explanation: 'We check the payment before we send it. The money is set aside.',
    tone: 'wait',
    inTrade: 'Approved',
    moves: ['submitted', 'rejected'],
    happened: 'We are checking the payment before we send it. The money stays set aside.',
    next: {
      who: 'tradelane',
      text: 'We check the payment, and then send it. You do not need to do anything.',
    },
  },
  processing: {
    label: 'Processing',
    explanation: 'The payments provider has accepted the payment and is checking it.',
    tone: 'idle',
    inTrade: 'Approved',
    moves: ['sent', 'action_required', 'rejected', 'cancelled'],
    happened: 'The payments provider accepted the payment.',
    next: {
      who: 'provider',
      text: 'The payments provider checks the payment and sends it to the bank. You do not need to do anything.',
    },
  },
  action_required: {
    label: 'Needs a document',
    explanation: 'The payments provider asks for more information before it goes on.',
    tone: 'wait',
    moves: ['processing', 'rejected', 'cancelled'],
    happened: 'The payments provider asked for more information.',
    next: { who: 'customer', text: 'Answer what the payments provider asks for, or cancel the payment.' },
  },
  sent: {
    label: 'Sent',
    explanation: "The money is on its way to the beneficiary's bank.",
    tone: 'idle',
    inTrade: 'Approved',
    moves: ['paid', 'returned'],
    happened: "The money was sent to the beneficiary's bank.",
    next: {
      who: 'bank',
      text: "The beneficiary's bank credits the account. You do not need to do anything.",
    },
  },
  paid: {
    label: 'Paid',
    explanation: "The beneficiary's bank has been paid.",
    tone: 'done',
    inTrade: 'Executed',
    moves: ['returned'],
    happened: "The beneficiary's bank was paid.",
  },
  rejected: {
    label: 'Rejected',
    explanation: 'The payment was refused. The full amount is back in your balance.',
    tone: 'lost',
    moves: [],
    happened: 'The payment was refused. The whole amount went back to your balance.',
    next: {
      who: 'customer',
      text: 'Check the account details with the beneficiary, correct them on the partner, and pay again.',
    },
  },
  cancelled: {
    label: 'Cancelled',
    explanation: 'The payment was cancelled. Nothing was paid.',
    tone: 'idle',
    moves: [],
    happened: 'The payment was cancelled.',
  },
  returned: {
    label: 'Returned',
    explanation:
      "The beneficiary's bank sent the money back. The whole amount, fee included, is back in your balance.",
    tone: 'lost',
    moves: [],
    happened:
      "The beneficiary's bank sent the money back. The whole amount, fee included, went back to your balance.",
    next: {
      who: 'customer',
      text: 'Check the account details with the beneficiary, correct them on the partner, and pay again.',
    },
  },
})
export type PaymentState = keyof typeof paymentStateTable
export const paymentStates = stateNames(paymentStateTable)

/** Where the money of a payment, or of any payout, is: not moved, set aside, out of the books, or back in the balance. */
type MoneyPlace = 'untouched' | 'held' | 'gone' | 'back'
export const paymentMoney: Readonly<Record<PaymentState, MoneyPlace>> = {
  draft: 'untouched',
  awaiting_approval: 'untouched',
  submitted: 'held',
  in_review: 'held',
  processing: 'gone',
  action_required: 'gone',
  sent: 'gone',
  paid: 'gone',
  rejected: 'back',
  cancelled: 'back',
  returned: 'back',
}
export const paymentsWhoseMoneyIs = (...places: MoneyPlace[]): PaymentState[] =>
  paymentStates.filter((state) => places.includes(paymentMoney[state]))

export const paymentHappenings = {
  return_settled: {
    label: 'Return settled',
    happened: '{who} settled the return.',
    tone: 'idle',
  },
  other_name_alone: {
    label: 'Payee confirmed',
    happened: '{who} confirmed the payee alone, although its bank has another name for the account.',
    tone: 'wait',
  },
} as const satisfies Record<string, HappeningInfo>

/** Moves with words of their own. A draft again: a second person refused it, its preparer took it back, or nobody decided in time. */
export const paymentSteps = {
  'draft > awaiting_approval': {
    label: 'Waiting for release',
    happened: '{who} submitted the payment. It is above the limit: a second person must release it.',
    withReason: '{who} submitted the payment. A second person must release it: {reason}',
    tone: 'wait',
  },
  'awaiting_approval > submitted': {
    label: 'Released',
    happened: '{who} released the payment, and the money was set aside.',
    tone: 'idle',
  },
  'in_review > submitted': {
    label: 'Checked',
    happened: 'We have checked the payment, and hand it to the payments provider.',
    tone: 'idle',
  },
  'action_required > processing': {
    label: 'Processing',
    happened: 'The payments provider has the information that it asked for, and continues with the payment.',
    tone: 'idle',
  },
  'awaiting_approval > draft': {
    label: 'Back to its preparer',
    happened: '{who} took the payment back to change it.',
    withReason: '{who} returned it to its preparer: {reason}',
    tone: 'idle',
  },
} as const satisfies Record<string, HappeningInfo>
