import { insurance } from '@tradelane/contract/insurance/service-info'
import { policyStateTable } from '@tradelane/contract/insurance/states'
import { tradeStatusOf } from '@tradelane/contract/lifecycle/state-table'
import { dayText } from '@tradelane/contract/primitives/day-text'
import type { Tx } from '@tradelane/db'
import { decimalText } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { FreightInTrade, TradePartOf } from '../../../entries/service-entry.ts'
import { dayOfCompany } from '../../../lifecycle/day-of-company.ts'
import { Refusal } from '../../../refusal.ts'
import { requestsInTrade } from '../../office/quote-desk/index.ts'
import { insurer } from '../premiums/index.ts'
import { getFreightFacts, moveFreight } from '../shipments/index.ts'
import { requestOfPolicy } from './desk/policy-request.ts'
import {
  findQuoted,
  getPolicy,
  insuredFrom,
  type KnownPolicy,
  lockPolicy,
  policyNumber,
  selectPolicies,
  usd,
} from './policies.ts'

/** A trade's insurance; given up drafts are left out. Where it is for freight, it moves with the freight. */
export const policiesInTrade: TradePartOf<Deps, 'insurance_data'> = {
  group: 'insurance_data',
  async list({ db, clock }, scope, transactionId) {
    const now = clock.now()
    const rows = await selectPolicies(db, scope)
      .where('policy.transaction_id', '=', transactionId)
      .where(({ eb, or }) =>
        or([eb('policy.state', '<>', 'cancelled'), eb('policy.submitted_at', 'is not', null)]),
      )
      .orderBy('policy.created_at')
      .execute()
    const today = await dayOfCompany(db, scope.companyId, now)
    return rows.map((row) => ({ id: row.insurance_id, data: toData(row, now, today) }))
  },
  async move(tx, scope, id, transactionId) {
    const freight = await freightOf(tx, scope, id)
    // The freight first: who changes a policy locks it in this order too.
    if (freight) return moveFreight(tx, scope, freight, transactionId)
    const locked = await lockPolicy(tx, scope, id)
    // Freight was chosen since it was read: the freight must move with it.
    if (locked.shipment_id || locked.logistics_id) throw new Refusal('CONFLICT')
    await tx
      .updateTable('insurance_policies')
      .set({ transaction_id: transactionId })
      .where('uid', '=', scope.companyId)
      .where('insurance_id', '=', id)
      .execute()
    return { from: locked.transaction_id }
  },
  freightOf,
  requests: requestsInTrade(requestOfPolicy),
  async withFreight(tx, { companyId }, { shipmentId, logisticsId }) {
    const rows = await tx
      .selectFrom('insurance_policies')
      .select('insurance_id')
      .where('uid', '=', companyId)
      .where(({ eb, or }) => or([eb('shipment_id', '=', shipmentId), eb('logistics_id', '=', logisticsId)]))
      .execute()
    return rows.map(({ insurance_id }) => insurance_id)
  },
}

async function freightOf(tx: Tx, scope: OneCompanyScope, id: string): Promise<FreightInTrade | undefined> {
  const { shipment_id, logistics_id } = await getPolicy(tx, scope, id)
  if (!shipment_id && !logistics_id) return undefined
  const named = { shipment_id: shipment_id ?? undefined, logistics_id: logistics_id ?? undefined }
  return getFreightFacts(tx, scope, named)
}

function toData(row: KnownPolicy, now: Date, today: string) {
  const { insurance_id, category_of_goods, type_of_insurance_cover, certificate_number } = row
  const { place_of_origin, place_of_destination, valid_from, valid_to } = row
  const quoted = findQuoted(row)
  const from = insuredFrom(row, today)
  const isOver = row.state === 'quoted' && row.charge_state !== 'held' && !!quoted && quoted.expiresAt <= now
  return {
    number: policyNumber(row),
    status: from
      ? `Insured from ${dayText(from)}`
      : isOver
        ? 'Quote expired'
        : tradeStatusOf(policyStateTable, row.state),
    state: row.state,
    link: insurance.customerPage(insurance_id),
    ...{ insurance_id, category_of_goods, type_of_insurance_cover, certificate_number },
    ...{ place_of_origin, place_of_destination, valid_from, valid_to },
    currency: 'USD' as const,
    insured_value: decimalText(usd(row.insured_value)),
    premium: quoted ? decimalText(quoted.premium) : null,
    insurer: quoted ? insurer : null,
  }
}
