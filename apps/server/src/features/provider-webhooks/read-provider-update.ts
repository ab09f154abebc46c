import { systemScope } from '../../access/scope.ts'
import type { Deps } from '../../boot/deps.ts'
import type { Tasks } from '../../work/jobs.ts'
import { askProvider, findCompanyOf } from '../simple-payment/index.ts'

/** The job of a webhook: asks the provider for the payment's state. A webhook for an unknown payment stays unread. */
export async function readProviderUpdate(
  deps: Deps,
  { simplePaymentId }: Tasks['read-provider-update'],
): Promise<void> {
  const companyId = await findCompanyOf(deps.db, simplePaymentId)
  if (!companyId) return
  const startedAt = deps.clock.now()
  await askProvider(deps, { scope: systemScope(companyId), simplePaymentId })
  await deps.db
    .updateTable('provider_webhooks')
    .set({ read_at: startedAt })
    .where('simple_payment_id', '=', simplePaymentId)
    .where('read_at', 'is', null)
    .where('received_at', '<=', startedAt)
    .execute()
}
