/** Every state of a payment, in the order of its life. */
export const paymentStates = [
  'draft',
  'submitted',
  'processing',
  'action_required',
  'sent',
  'paid',
  'rejected',
  'cancelled',
  'returned',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** What a person reads for each state: the badge, its explanation, and green, amber or red by what it asks of them. */
export const paymentStatuses: Record<
  PaymentState,
  {
    label: string
    tone: 'neutral' | 'waiting' | 'done' | 'refused'
    explanation: string
    /** The same as a thing of the past, for the time line. */
    happened: string
  }
> = {
  draft: {
    label: 'Saved as draft',
    tone: 'neutral',
    explanation: 'Not submitted. Nothing has moved.',
    happened: 'You saved the payment as a draft.',
  },
  submitted: {
    label: 'Submitted',
    tone: 'waiting',
    explanation: 'The money is set aside and the payment is being handed to the payments provider.',
    happened: 'You approved the payment, and the money was set aside.',
  },
  processing: {
    label: 'Processing',
    tone: 'waiting',
    explanation: 'The payments provider has accepted the payment and is checking it.',
    happened: 'The payments provider accepted the payment.',
  },
  action_required: {
    label: 'Information needed',
    tone: 'waiting',
    explanation: 'The payments provider asks for more information before it goes on.',
    happened: 'The payments provider asked for more information.',
  },
  sent: {
    label: 'Sent to bank',
    tone: 'waiting',
    explanation: "The money is on its way to the beneficiary's bank.",
    happened: "The money was sent to the beneficiary's bank.",
  },
  paid: {
    label: 'Paid',
    tone: 'done',
    explanation: "The beneficiary's bank has been paid.",
    happened: "The beneficiary's bank was paid.",
  },
  rejected: {
    label: 'Rejected',
    tone: 'refused',
    explanation: 'The payment was refused. The whole amount is back in your balance.',
    happened: 'The payment was refused. The whole amount went back to your balance.',
  },
  cancelled: {
    label: 'Cancelled',
    tone: 'neutral',
    explanation: 'The payment was cancelled. Nothing was paid.',
    happened: 'The payment was cancelled.',
  },
  returned: {
    label: 'Returned',
    tone: 'refused',
    explanation:
      "The beneficiary's bank sent the money back. The whole amount, fee included, is back in your balance.",
    happened:
      "The beneficiary's bank sent the money back. The whole amount, fee included, went back to your balance.",
  },
}
