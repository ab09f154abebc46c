import { findCompanyAtProvider } from '../../../access/company.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'
import { readDeposits } from '../../money/incoming-payments/index.ts'
import { providerCustomerOf } from '../../money/steps/index.ts'

/** The job of a webhook about a credited wallet: asks the provider what arrived. One for an unknown customer stays unread. */
export async function readProviderCredit(
  deps: Deps,
  { customerId }: Tasks['read-provider-credit'],
): Promise<void> {
  const scope = await findCompanyAtProvider(deps.db, customerId)
  if (!scope) return
  const startedAt = deps.clock.now()
  const customer = await providerCustomerOf(deps.db, scope)
  await readDeposits(deps, { companyId: scope.companyId, customer })
  await deps.db
    .updateTable('provider_webhooks')
    .set({ read_at: startedAt })
    .where('provider_customer_id', '=', customerId)
    .where('read_at', 'is', null)
    .where('received_at', '<=', startedAt)
    .execute()
}
