/** Every state of a payment, in the order of its life. */
export const paymentStates = [
  'draft',
  'awaiting_approval',
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

/** What a person reads for each state: its name, and what it means. */
export const paymentStatuses: Record<
  PaymentState,
  {
    label: string
    explanation: string
    /** The same as a thing of the past, for the time line; `{who}` is "You" or a colleague's name. */
    happened: string
  }
> = {
  draft: {
    label: 'Saved as draft',
    explanation: 'Not submitted. Nothing has moved.',
    happened: '{who} saved the payment as a draft.',
  },
  awaiting_approval: {
    label: 'Waiting for approval',
    explanation: 'Somebody who did not prepare it has to approve it. No money is set aside yet.',
    happened: '{who} submitted the payment. It is above the limit: somebody else has to approve it.',
  },
  submitted: {
    label: 'Submitted',
    explanation: 'The money is set aside and the payment is being handed to the payments provider.',
    happened: '{who} approved the payment, and the money was set aside.',
  },
  processing: {
    label: 'Processing',
    explanation: 'The payments provider has accepted the payment and is checking it.',
    happened: 'The payments provider accepted the payment.',
  },
  action_required: {
    label: 'Needs a document',
    explanation: 'The payments provider asks for more information before it goes on.',
    happened: 'The payments provider asked for more information.',
  },
  sent: {
    label: 'Sent',
    explanation: "The money is on its way to the beneficiary's bank.",
    happened: "The money was sent to the beneficiary's bank.",
  },
  paid: {
    label: 'Paid',
    explanation: "The beneficiary's bank has been paid.",
    happened: "The beneficiary's bank was paid.",
  },
  rejected: {
    label: 'Rejected',
    explanation: 'The payment was refused. The whole amount is back in your balance.',
    happened: 'The payment was refused. The whole amount went back to your balance.',
  },
  cancelled: {
    label: 'Cancelled',
    explanation: 'The payment was cancelled. Nothing was paid.',
    happened: 'The payment was cancelled.',
  },
  returned: {
    label: 'Returned',
    explanation:
      "The beneficiary's bank sent the money back. The whole amount, fee included, is back in your balance.",
    happened:
      "The beneficiary's bank sent the money back. The whole amount, fee included, went back to your balance.",
  },
}
