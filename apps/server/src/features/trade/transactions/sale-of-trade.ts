import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { SaleOfTrade } from '../../../entries/feature-entry.ts'

/** What the trade began with, from the feature that knows; undefined where it did not say so. */
export async function findSaleOfTrade(
  { db, features }: Pick<Deps, 'db' | 'features'>,
  scope: OneCompanyScope,
  transactionId: string,
): Promise<SaleOfTrade | undefined> {
  const sales = await Promise.all(features.map(({ saleOfTrade }) => saleOfTrade?.(db, scope, transactionId)))
  return sales.find(Boolean)
}
