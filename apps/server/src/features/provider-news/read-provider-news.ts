import type { Deps } from '../../boot/deps.ts'
import type { Tasks } from '../../work/jobs.ts'
import { askProvider, findCompanyOf } from '../simple-payment/index.ts'

/** The job behind a webhook: the provider is asked for the truth. News of a payment that nobody knows stays unread. */
export async function readProviderNews(
  deps: Deps,
  { simplePaymentId }: Tasks['read-provider-news'],
): Promise<void> {
  const companyId = await findCompanyOf(deps.db, simplePaymentId)
  if (!companyId) return
  const startedAt = deps.clock.now()
  await askProvider(deps, { companyId, simplePaymentId })
  await deps.db
    .updateTable('provider_news')
    .set({ read_at: startedAt })
    .where('simple_payment_id', '=', simplePaymentId)
    .where('read_at', 'is', null)
    .where('received_at', '<=', startedAt)
    .execute()
}
