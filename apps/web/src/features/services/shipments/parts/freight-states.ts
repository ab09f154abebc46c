/** What is called how of the payment for the carriage. */
export const freightStates = {
  not_due: { label: 'Not due', tone: 'idle' },
  due: { label: 'To be paid', tone: 'wait' },
  processing: { label: 'Payment in progress', tone: 'idle' },
  paid: { label: 'Paid', tone: 'done' },
  refunded: { label: 'Refunded', tone: 'idle' },
} as const
