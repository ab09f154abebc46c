import { tradeStatusOf } from '@tradelane/contract/lifecycle/state-table'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/service-info'
import { inspectionStateTable } from '@tradelane/contract/quality-assurance/states'
import type { ServiceData } from '@tradelane/contract/transactions/service-data'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { TradePartOf } from '../../../entries/service-entry.ts'
import { nextStepOf } from '../../../lifecycle/next-step.ts'
import { requestsInTrade } from '../../office/quote-desk/index.ts'
import { findAppointment } from './appointments.ts'
import {
  amountText,
  findQuoted,
  flagOf,
  inspectionNumber,
  type KnownInspection,
  linkedFiles,
  lockInspection,
  selectInspections,
} from './inspections.ts'
import { inspectionLifecycle } from './lifecycle.ts'
import { nextWithDay } from './next-step.ts'
import { requestOfInspection } from './order/payment-approval.ts'
import { findSupplier } from './submit-order.ts'

type Shown = ServiceData['quality_assurance_data'][number]

/** A trade's inspections; drafts that were given up are left out. */
export const inspectionsInTrade: TradePartOf<Deps, 'quality_assurance_data'> = {
  group: 'quality_assurance_data',
  async list(deps, scope, transactionId) {
    const rows = await selectInspections(deps.db, scope)
      .where('inspection.transaction_id', '=', transactionId)
      .where(({ eb, or }) =>
        or([eb('inspection.state', '<>', 'cancelled'), eb('inspection.submitted_at', 'is not', null)]),
      )
      .orderBy('inspection.created_at')
      .execute()
    return Promise.all(
      rows.map(async (row) => ({ id: row.quality_assurance_id, data: await toData(deps, scope, row) })),
    )
  },
  async move(tx, scope, id, transactionId) {
    const { transaction_id: from } = await lockInspection(tx, scope, id)
    await tx
      .updateTable('quality_inspections')
      .set({ transaction_id: transactionId })
      .where('uid', '=', scope.companyId)
      .where('quality_assurance_id', '=', id)
      .execute()
    return { from }
  },
  requests: requestsInTrade((quality_assurance_id) => requestOfInspection({ quality_assurance_id })),
}

async function toData(deps: Deps, scope: OneCompanyScope, row: KnownInspection): Promise<Shown> {
  const now = deps.clock.now()
  const quoted = findQuoted(row)
  const isOver = row.state === 'quoted' && row.charge_state !== 'held' && !!quoted && quoted.expiresAt <= now
  const { quality_assurance_id, audit_specification, goods_specifications } = row
  const { no_of_containers, address_of_inspection, scheduled_for } = row
  return {
    number: inspectionNumber(row),
    status: isOver ? 'Quote expired' : tradeStatusOf(inspectionStateTable, row.state),
    state: row.state,
    link: qualityAssurance.customerPage(quality_assurance_id),
    ...{ quality_assurance_id, audit_specification, goods_specifications },
    ...{ no_of_containers, address_of_inspection, scheduled_for },
    supplier_audit: flagOf(row.supplier_audit),
    quality_assurance: flagOf(row.quality_assurance),
    loading_inspection: flagOf(row.loading_inspection),
    qa_consignment_value: amountText(row.qa_consignment_value),
    loading_consignment_value: amountText(row.loading_consignment_value),
    quality_specifications_file: linkedFiles(deps, row),
    inspection_company: quoted ? row.vendor_name : null,
    currency: 'USD',
    supplier_data: await findSupplier(deps.db, scope, row.beneficiary_id),
    next: nextWithDay(
      nextStepOf(inspectionLifecycle, row, now),
      row,
      await findAppointment(deps.db, scope, quality_assurance_id),
    ),
  }
}
