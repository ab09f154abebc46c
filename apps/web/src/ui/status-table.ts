export type StatusTone = 'done' | 'wait' | 'lost' | 'idle'
export type Status = { label: string; tone: StatusTone; explanation: string }

/** How every state of the product is called, coloured and explained: once, for lists, details and the back office. */
const statuses = {
  kyb: {
    null: {
      label: 'Action required',
      tone: 'wait',
      explanation: 'The business information has not been completed yet.',
    },
    IN_PROGRESS: {
      label: 'In progress',
      tone: 'wait',
      explanation: 'Submitted, and under review. We get back within 4 business days.',
    },
    RFI_REQUESTED: {
      label: 'More information needed',
      tone: 'wait',
      explanation: 'The review waits for an answer or a document.',
    },
    Clear: {
      label: 'Clear',
      tone: 'done',
      explanation: 'Verified. Balances can be added and payments sent.',
    },
    Refused: {
      label: 'Refused',
      tone: 'lost',
      explanation: 'The verification was refused; the reason is given beside it.',
    },
  },
  payment: {
    draft: {
      label: 'Saved as draft',
      tone: 'idle',
      explanation: 'Not sent. It can be changed and continued at any time.',
    },
    awaiting_approval: {
      label: 'Waiting for approval',
      tone: 'wait',
      explanation: 'Somebody who did not prepare it has to approve it. No money is held yet.',
    },
    submitted: {
      label: 'Submitted',
      tone: 'idle',
      explanation: 'The money is held, and the payment goes to the bank next.',
    },
    processing: {
      label: 'Processing',
      tone: 'idle',
      explanation: 'With the bank, which is checking it. Nothing is needed from you.',
    },
    action_required: {
      label: 'Needs a document',
      tone: 'wait',
      explanation: 'The bank has a question. The payment waits until it is answered.',
    },
    sent: {
      label: 'Sent',
      tone: 'idle',
      explanation: 'On its way to the beneficiary’s bank. It can no longer be cancelled.',
    },
    paid: { label: 'Paid', tone: 'done', explanation: 'The beneficiary’s bank has credited the amount.' },
    rejected: {
      label: 'Rejected',
      tone: 'lost',
      explanation: 'The bank refused it. The money is available again.',
    },
    cancelled: {
      label: 'Cancelled',
      tone: 'idle',
      explanation: 'Cancelled before it was sent. The money is available again.',
    },
    returned: {
      label: 'Returned',
      tone: 'lost',
      explanation: 'The beneficiary’s bank sent it back. The money is available again.',
    },
  },
} as const satisfies Record<string, Record<string, Status>>

export type StatusKind = keyof typeof statuses

/** A state this table does not know is shown by its own name rather than not at all. */
export function statusOf(kind: StatusKind, state: string | null): Status {
  const known: Record<string, Status> = statuses[kind]
  return (
    known[String(state)] ?? { label: String(state), tone: 'idle', explanation: 'No explanation is known.' }
  )
}
