import type { Input } from '@tradelane/contract'
import type { sandboxFinancePartner } from '@tradelane/contract/sandbox-finance-partner/calls'
import type { SandboxFinancePartners } from '@tradelane/providers'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { makeMoneyStep } from '../../money/steps/index.ts'

/**
 * Plays a finance partner that confirms or refuses a transfer that it has accepted; our books follow at once, without waiting for the job. Refuses
 * with NOT_FOUND and with ILLEGAL_STATE what is decided.
 */
export async function playTransfer(
  deps: Deps,
  partners: SandboxFinancePartners,
  { key, action }: Input<typeof sandboxFinancePartner.act>['body'],
): Promise<void> {
  const step = await deps.db
    .selectFrom('factoring_steps')
    .select(['uid', 'step_id'])
    .where('step_id', '=', key)
    .executeTakeFirst()
  if (!step) throw new Refusal('NOT_FOUND')
  const outcome = action === 'refuse' ? { refusedFor: 'The finance partner refused the transfer.' } : {}
  if (!(await partners.confirm(key, outcome))) throw new Refusal('ILLEGAL_STATE')
  await makeMoneyStep(deps, { companyId: step.uid, subject: 'factoring_step', id: step.step_id })
}
