import type { Deps } from '../../../deps/deps.ts'
import { eachDue } from '../../../work/each-due.ts'
import { listProviderCustomers } from '../wallet/index.ts'
import { readDeposits } from './read-deposits.ts'
import { listCompaniesWithHeld } from './received.ts'
import { releaseIncomingPayments } from './release-held.ts'

const atOnce = 200

/**
 * Asks the provider about every company, because webhooks can be lost, and releases what a verified company still has on hold.
 */
export async function watchIncomingPayments(deps: Deps): Promise<void> {
  const work = { job: 'watch-incoming-payments', subject: 'kyb' } as const
  await eachDue(deps, {
    ...work,
    does: 'read the money received',
    pageSize: atOnce,
    due: (page) => listProviderCustomers(deps.db, page),
    each: async (company) => {
      const count = await readDeposits(deps, company)
      if (count > 0)
        deps.log.warn({ companyId: company.companyId, count }, 'incoming payments had no webhook')
    },
  })
  await eachDue(deps, {
    ...work,
    does: 'release the money on hold',
    pageSize: atOnce,
    due: (page) => listCompaniesWithHeld(deps.db, page),
    each: ({ companyId }) => releaseIncomingPayments(deps, { companyId }),
  })
}
