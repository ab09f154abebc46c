import type { HappeningInfo } from './state-table.ts'

/** For the time line of every record whose payment may need a second person. */
export const releaseHappenings = {
  release_requested: {
    label: 'Waiting for release',
    happened: '{who} approved the payment. It is above the limit: a second person must release it.',
    withReason: '{who} approved the payment. A second person must release it: {reason}',
    tone: 'wait',
  },
  payment_released: { label: 'Payment released', happened: '{who} released the payment.', tone: 'done' },
  release_refused: {
    label: 'Release refused',
    happened: '{who} refused to release the payment.',
    tone: 'lost',
  },
  release_expired: {
    label: 'Not released in time',
    happened: 'No second person decided in time. Nothing was paid.',
    tone: 'lost',
  },
  release_ended: {
    label: 'Release not needed',
    happened: 'The payment is not waiting for release any more.',
    withReason: 'The payment is not waiting for release any more. {reason}',
    tone: 'idle',
  },
  release_withdrawn: {
    label: 'Payment taken back',
    happened: '{who} took the payment back before it was released.',
    tone: 'idle',
  },
} as const satisfies Record<string, HappeningInfo>
