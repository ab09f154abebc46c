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
} as const satisfies Record<string, Record<string, Status>>

export type StatusKind = keyof typeof statuses

/** A state this table does not know is shown by its own name rather than not at all. */
export function statusOf(kind: StatusKind, state: string | null): Status {
  const known: Record<string, Status> = statuses[kind]
  return (
    known[String(state)] ?? { label: String(state), tone: 'idle', explanation: 'No explanation is known.' }
  )
}
