import type { PayoutStatus } from '../payout.ts'
import type { Answers } from './manners.ts'

/**
 * The payment reference chooses what happens to a payout, so that anyone can see every outcome:
 *
 *     SIM-REJECT        refused at once               SIM-TIMEOUT   accepted, but the answer never comes
 *     SIM-REJECT-LATE   accepted, then refused        SIM-SLOW      accepted, but the answer takes longer than a caller waits
 *     SIM-RFI           more information asked for
 *     SIM-RETURN        paid, then sent back          anything else is paid
 *
 * Before that, when it is only checked: SIM-NOT-ALLOWED is refused, SIM-UNCHECKED is never answered.
 *
 * One reference may contain one of the left and one of the right.
 */
export function lifeOf(reference: string): Life {
  if (reference.includes('SIM-REJECT-LATE')) return 'rejected-later'
  if (reference.includes('SIM-REJECT')) return 'rejected'
  if (reference.includes('SIM-RFI')) return 'asked'
  if (reference.includes('SIM-RETURN')) return 'returned'
  return 'paid'
}

export function answerOf(reference: string): Answers {
  if (reference.includes('SIM-TIMEOUT')) return 'never'
  return reference.includes('SIM-SLOW') ? 'slow' : 'at-once'
}

export type Life = keyof typeof lives

/** What follows each status. Where nothing does, the payout rests until somebody acts, or for good. */
const lives = {
  paid: { processing: 'sent', sent: 'paid' },
  returned: { processing: 'sent', sent: 'paid', paid: 'returned' },
  asked: { processing: 'action_required' },
  rejected: {},
  'rejected-later': { processing: 'rejected' },
} as const satisfies Record<string, Partial<Record<PayoutStatus, PayoutStatus>>>

export function statusAfter(life: Life, status: PayoutStatus): PayoutStatus | undefined {
  const steps: Partial<Record<PayoutStatus, PayoutStatus>> = lives[life]
  return steps[status]
}

export const reasons: Record<PayoutStatus, string | undefined> = {
  processing: undefined,
  sent: undefined,
  paid: undefined,
  cancelled: undefined,
  action_required: 'Please say what this payment is for, and attach the invoice.',
  rejected: 'The payment was refused by the compliance check.',
  returned: 'The beneficiary account is closed.',
}
