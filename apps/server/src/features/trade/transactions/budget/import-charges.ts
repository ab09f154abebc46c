import { ruleOf } from '@tradelane/contract/incoterms/obligations'
import type { ServiceData } from '@tradelane/contract/transactions/service-data'
import { crossesCustoms } from '@tradelane/freight'
import type { OneCompanyScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { findSaleOfTrade } from '../sale-of-trade.ts'

/**
 * The company imports what it trades, as far as the request and the freight say it: it owes duty and tax, which no service charges and no cost line
 * has. A trade without a term counts as one whose buyer imports.
 */
export async function lacksImportCharges(
  deps: Pick<Deps, 'db' | 'features'>,
  scope: OneCompanyScope,
  transactionId: string,
  { logistics_data }: Pick<ServiceData, 'logistics_data'>,
): Promise<boolean> {
  const sale = await findSaleOfTrade(deps, scope, transactionId)
  const { role = null, incoterm = null, from = null, to = null } = sale ?? {}
  const legs = logistics_data[0]?.freights
  const origin = from ?? legs?.[0]?.route_info.portFrom.countryCode
  const destination = to ?? legs?.at(-1)?.route_info.portTo.countryCode
  if (!origin || !destination || !crossesCustoms(origin, destination)) return false
  return (incoterm ? ruleOf(incoterm).tasks.duties : 'buyer') === (role ?? 'buyer')
}
