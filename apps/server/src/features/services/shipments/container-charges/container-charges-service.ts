import { containerCharges } from '@tradelane/contract/shipments/service-info'
import type { Db, Tx } from '@tradelane/db'
import type { Deps } from '../../../../deps/deps.ts'
import { areRecords, type NamedRecord } from '../../../../entries/record-names.ts'
import type { ServiceEntry } from '../../../../entries/service-entry.ts'
import { containerPayment } from './container-charge-approval.ts'
import { containerChargeLifecycle } from './container-charge-lifecycle.ts'
import { containerChargeRules } from './container-charge-rules.ts'
import { containerInvoiceFacts } from './container-invoice.ts'
import { nameOfCharge } from './describe-container-charges.ts'
import { containerChargesPaid } from './pay-container-charges.ts'
import { chargeWaiver } from './waive-container-charges.ts'

/** Demurrage and detention of shipments: records, calls and pages are those of their bookings, and so are their costs. */
export const containerChargesService: ServiceEntry<Deps> = {
  info: containerCharges,
  lifecycle: containerChargeLifecycle,
  approvals: [containerPayment],
  changes: [chargeWaiver],
  charged: containerChargesPaid,
  invoiceFacts: containerInvoiceFacts,
  rules: { container_charge: containerChargeRules },
  nameRecords: { container_charge: nameContainerCharges },
}

async function nameContainerCharges(db: Db | Tx, records: readonly NamedRecord[]) {
  const rows = await db
    .selectFrom('container_charges')
    .selectAll()
    .where(areRecords(records, 'uid', 'logistics_id'))
    .execute()
  return new Map(rows.map((row) => [row.logistics_id, nameOfCharge(row)]))
}
