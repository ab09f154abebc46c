import type { SandboxPayments } from '@tradelane/providers'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'

/** The sandbox's payments provider. Refuses with NOT_FOUND where a real one is connected: nobody can play that. */
export function playedProvider({ sandbox }: Pick<Deps, 'sandbox'>): SandboxPayments {
  if (!sandbox?.payments)
    throw new Refusal('NOT_FOUND', { message: 'The payments provider is not simulated here.' })
  return sandbox.payments
}
