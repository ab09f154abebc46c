import type { Db } from '@tradelane/db'
import { decimalText } from '@tradelane/money'
import type { Scope } from '../../../../access/scope.ts'
import { getFreightFacts } from '../../shipments/index.ts'

/** What a booking already says of the goods and containers. Refuses with NOT_FOUND. */
export async function prefillFromFreight(db: Db, scope: Scope, logisticsId: string) {
  const freight = await getFreightFacts(db, scope, { logistics_id: logisticsId })
  return {
    logistics_id: logisticsId,
    goods_specifications: freight.description || freight.category || null,
    no_of_containers: freight.containers,
    consignment_value: freight.invoice ? decimalText(freight.invoice) : null,
  }
}
