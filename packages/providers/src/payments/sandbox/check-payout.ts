import { setTimeout as sleep } from 'node:timers/promises'
import { ProviderUnavailable } from '../../provider-unavailable.ts'
import type { PayoutFault } from '../corridor.ts'
import { faultsUnder } from '../corridor-faults.ts'
import type { PayoutRequest } from '../payout.ts'
import { rulesOf } from './corridors.ts'
import type { SandboxTiming } from './timing.ts'

/** Looks at a payout without taking it. The reference can ask for a refusal or for no answer, as in `outcomes.ts`. */
export async function checkPayout(
  request: PayoutRequest,
  { lostAnswerMs }: Pick<SandboxTiming, 'lostAnswerMs'>,
): Promise<PayoutFault[]> {
  const { reference, target, payoutMethod, beneficiary } = request
  if (reference.includes('SIM-UNCHECKED')) {
    await sleep(lostAnswerMs)
    throw new ProviderUnavailable('the sandbox did not answer')
  }
  if (reference.includes('SIM-NOT-ALLOWED'))
    return [{ kind: 'not_allowed', reason: 'This payout is not enabled for the account.' }]
  const { country, accountType } = beneficiary
  return faultsUnder(rulesOf({ currency: target.currency, country, payoutMethod, accountType }), request)
}
