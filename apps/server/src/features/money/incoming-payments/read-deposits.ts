import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { ProviderCustomer } from '../wallet/index.ts'
import { bookDeposit } from './book-deposit.ts'

const dayMs = 86_400_000
/** As far back as the reconciliation looks: it reports what is older and still missing. */
const days = 45

/**
 * Asks the provider which payments arrived for a company, and books those that are new: the only way by which money from outside comes
 * into the books. Safe to repeat and to run at the same time; answers how many were new.
 */
export async function readDeposits(
  deps: Deps,
  { companyId, customer }: Omit<ProviderCustomer, 'id'>,
): Promise<number> {
  const scope = systemScope(companyId)
  const since = new Date(deps.clock.now().getTime() - days * dayMs)
  let count = 0
  const faults: unknown[] = []
  for (const deposit of await deps.payments.listDeposits({ customer, since })) {
    try {
      if (await bookDeposit(deps, { scope, customer, deposit })) count += 1
    } catch (error) {
      // Such as a currency that the provider does not open any more: one payment must not keep the others from their company.
      faults.push(error)
    }
  }
  if (faults.length > 0) throw faults[0]
  return count
}
