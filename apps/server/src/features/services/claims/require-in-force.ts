import { Refusal } from '../../../refusal.ts'
import { mayClaim } from '../insurance/index.ts'

/** Refuses with ILLEGAL_STATE a policy under which nothing can be claimed. */
export function requireInForce(policy: Parameters<typeof mayClaim>[0], today: string): void {
  if (mayClaim(policy, today)) return
  throw new Refusal('ILLEGAL_STATE', {
    message: 'You cannot claim under this policy: it is not in force, or its cover has not started.',
  })
}
