import { insurance } from '@tradelane/contract/insurance/service-info'
import { policyStateTable } from '@tradelane/contract/insurance/states'
import { tradeStatusOf } from '@tradelane/contract/lifecycle/state-table'
import { decimalText } from '@tradelane/money'
import type { Deps } from '../../boot/deps.ts'
import type { TradePartOf } from '../../services/service-entry.ts'
import { moveQuote } from '../logistics/index.ts'
import { getFreightFacts } from '../shipments/index.ts'
import { findQuoted, getPolicy, type KnownPolicy, policyNumber, selectPolicies, usd } from './policies.ts'

/** A trade's insurance; given up drafts are left out. Where it is for freight, it moves with the freight. */
export const policiesInTrade: TradePartOf<Deps, 'insurance_data'> = {
  group: 'insurance_data',
  async list({ db }, scope, transactionId) {
    const rows = await selectPolicies(db, scope)
      .where('policy.transaction_id', '=', transactionId)
      .where(({ eb, or }) =>
        or([eb('policy.state', '<>', 'cancelled'), eb('policy.submitted_at', 'is not', null)]),
      )
      .orderBy('policy.created_at')
      .execute()
    return rows.map((row) => ({ id: row.insurance_id, data: toData(row) }))
  },
  async move(tx, scope, id, transactionId) {
    const { shipment_id, logistics_id } = await getPolicy(tx, scope, id)
    if (shipment_id || logistics_id) {
      const named = { shipment_id: shipment_id ?? undefined, logistics_id: logistics_id ?? undefined }
      const { shipmentId } = await getFreightFacts(tx, scope, named)
      return moveQuote(tx, scope, shipmentId, transactionId)
    }
    await tx
      .updateTable('insurance_policies')
      .set({ transaction_id: transactionId })
      .where('uid', '=', scope.companyId)
      .where('insurance_id', '=', id)
      .execute()
  },
}

function toData(row: KnownPolicy) {
  const { insurance_id, category_of_goods, type_of_insurance_cover, certificate_number } = row
  const { place_of_origin, place_of_destination, valid_from, valid_to } = row
  const quoted = findQuoted(row)
  return {
    number: policyNumber(row),
    status: tradeStatusOf(policyStateTable, row.state),
    state: row.state,
    link: insurance.customerPage(insurance_id),
    ...{ insurance_id, category_of_goods, type_of_insurance_cover, certificate_number },
    ...{ place_of_origin, place_of_destination, valid_from, valid_to },
    currency: 'USD' as const,
    insured_value: decimalText(usd(row.insured_value)),
    premium: quoted ? decimalText(quoted.premium) : null,
  }
}
