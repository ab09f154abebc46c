import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'
import { askProvider, findCompanyOf } from '../../services/simple-payment/index.ts'
import { readEscrowPayout } from '../../services/smart-escrow/index.ts'

/** The job of a webhook: asks the provider for the state of the payment, or of an escrow's payout. A webhook for an unknown one stays unread. */
export async function readProviderUpdate(
  deps: Deps,
  { simplePaymentId }: Tasks['read-provider-update'],
): Promise<void> {
  const startedAt = deps.clock.now()
  if (!(await readPayout(deps, simplePaymentId))) return
  await deps.db
    .updateTable('provider_webhooks')
    .set({ read_at: startedAt })
    .where('simple_payment_id', '=', simplePaymentId)
    .where('read_at', 'is', null)
    .where('received_at', '<=', startedAt)
    .execute()
}

async function readPayout(deps: Deps, key: string): Promise<boolean> {
  const companyId = await findCompanyOf(deps.db, key)
  if (!companyId) return readEscrowPayout(deps, key)
  await askProvider(deps, { scope: systemScope(companyId), simplePaymentId: key })
  return true
}
