import type { Db } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { listHeldPayments } from './collection/repay.ts'
import { listOpenSteps } from './movements/steps.ts'

/** What changes a company's wallet for its fundings and is not settled in our books. The key is the provider's too. */
export async function listInFlight(db: Db, scope: OneCompanyScope): Promise<{ key: string; at: Date }[]> {
  const [steps, payments] = await Promise.all([listOpenSteps(db, scope), listHeldPayments(db, scope)])
  return [...steps, ...payments]
}
