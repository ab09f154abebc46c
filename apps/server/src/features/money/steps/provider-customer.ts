import type { Db, Tx } from '@tradelane/db'
import type { Customer } from '@tradelane/providers'
import { getCompany } from '../../../access/company.ts'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { Refusal } from '../../../refusal.ts'

/** Who the company is at the payments provider. Refuses with ILLEGAL_STATE while it has not been opened there. */
export async function providerCustomerOf(db: Db | Tx, scope: OneCompanyScope): Promise<Customer> {
  const { provider_customer_id: customerId, provider_wallet_id: walletId } = await getCompany(db, scope)
  if (!customerId || !walletId)
    throw new Refusal('ILLEGAL_STATE', { message: 'Account status is not active yet' })
  return { customerId, walletId }
}
