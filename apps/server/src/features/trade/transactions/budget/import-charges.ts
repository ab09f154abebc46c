import { ruleOf } from '@tradelane/contract/incoterms/obligations'
import type { ImportCharges } from '@tradelane/contract/transactions/budget'
import type { ServiceData } from '@tradelane/contract/transactions/service-data'
import { crossesCustoms, territoryOfBoth } from '@tradelane/freight'
import type { OneCompanyScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { findSaleOfTrade } from '../sale-of-trade.ts'

/**
 * What the company owes as who imports what it trades, as far as the request and the freight say it: no service charges it, and no cost line has
 * it; null where it does not import. A trade without a term counts as one whose buyer imports.
 */
export async function lacksImportCharges(
  deps: Pick<Deps, 'db' | 'features'>,
  scope: OneCompanyScope,
  transactionId: string,
  { logistics_data }: Pick<ServiceData, 'logistics_data'>,
): Promise<ImportCharges | null> {
  const sale = await findSaleOfTrade(deps, scope, transactionId)
  const { role = null, incoterm = null, from = null, to = null } = sale ?? {}
  const legs = logistics_data[0]?.freights
  const origin = from ?? legs?.[0]?.route_info.portFrom.countryCode
  const destination = to ?? legs?.at(-1)?.route_info.portTo.countryCode
  if (!origin || !destination || !crossesCustoms(origin, destination)) return null
  const imports = (incoterm ? ruleOf(incoterm).tasks.duties : 'buyer') === (role ?? 'buyer')
  if (!imports) return null
  return territoryOfBoth(origin, destination) ? 'tax' : 'duty_and_tax'
}
