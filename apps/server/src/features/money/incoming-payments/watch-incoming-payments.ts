import type { Deps } from '../../../deps/deps.ts'
import { everyProviderCustomer } from '../wallet/index.ts'
import { listCompaniesWithHeld } from './queries.ts'
import { readDeposits } from './read-deposits.ts'
import { releaseIncomingPayments } from './release-held.ts'

/**
 * Asks the provider about every company, because webhooks can be lost, and releases what a verified company still has on hold. One
 * company that fails does not stop the rest.
 */
export async function watchIncomingPayments(deps: Deps): Promise<void> {
  for await (const company of everyProviderCustomer(deps.db)) {
    try {
      const count = await readDeposits(deps, company)
      if (count > 0)
        deps.log.warn({ companyId: company.companyId, count }, 'incoming payments had no webhook')
    } catch (error) {
      deps.log.warn({ err: error, companyId: company.companyId }, 'deposits could not be read')
    }
  }
  for (const companyId of await listCompaniesWithHeld(deps.db))
    await releaseIncomingPayments(deps, { companyId })
}
