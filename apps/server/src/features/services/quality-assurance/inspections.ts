import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { inspectionActions } from '@tradelane/contract/quality-assurance/actions'
import type { Inspection } from '@tradelane/contract/quality-assurance/inspection'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/service-info'
import type { Database, Db, Tx } from '@tradelane/db'
import { decimalText, type Money, money } from '@tradelane/money'
import type { Selectable } from 'kysely'
import { inScope, type Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { recordNumber } from '../../../lifecycle/numbers.ts'
import { lastTodayAnywhere } from '../../../lifecycle/today-anywhere.ts'
import { Refusal } from '../../../refusal.ts'
import { paymentOf } from '../../money/charges/index.ts'
import { linkOf } from '../../papers/documents/index.ts'
import { inspectionLifecycle } from './lifecycle.ts'
import { samplingOf } from './plan-sample.ts'

export type InspectionRow = Selectable<Database['quality_inspections']>
/** With the names of its supplier and of the company that orders it. */
export type KnownInspection = InspectionRow & { company_name: string | null; customer_name: string }
export type SpecificationFile = { document_id: string; file_name: string }
type Quoted = { price: Money; fee: Money; total: Money; expiresAt: Date }

const usd = (cents: bigint): Money => money(cents, 'USD')

/** QA-2026-000123. */
export const inspectionNumber = ({ number, created_at }: Pick<InspectionRow, 'number' | 'created_at'>) =>
  recordNumber(qualityAssurance.numberPrefix, number, created_at)

/** The inspections in scope. The back office does not see drafts. */
export const selectInspections = (db: Db | Tx, scope: Scope) =>
  db
    .selectFrom('quality_inspections as inspection')
    .innerJoin('companies as customer', 'customer.uid', 'inspection.uid')
    .leftJoin('partners as supplier', (join) =>
      join
        .onRef('supplier.uid', '=', 'inspection.uid')
        .onRef('supplier.beneficiary_id', '=', 'inspection.beneficiary_id'),
    )
    .where(inScope(scope, 'inspection.uid'))
    .$if(scope.kind === 'office', (query) => query.where('inspection.submitted_at', 'is not', null))
    .selectAll('inspection')
    .select(['supplier.company_name', 'customer.company_name as customer_name'])

/** Refuses with NOT_FOUND what is not in scope. */
export async function getInspection(db: Db | Tx, scope: Scope, id: string): Promise<KnownInspection> {
  const row = await selectInspections(db, scope)
    .where('inspection.quality_assurance_id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** No inspection was before it; no inspector's own day is refused. */
export const firstDayOf = ({ submitted_at }: Pick<InspectionRow, 'submitted_at'>): string | null =>
  submitted_at && lastTodayAnywhere(submitted_at)

/** Keeps others from changing it until the transaction ends. Refuses with NOT_FOUND. */
export const lockInspection = (tx: Tx, scope: Scope, id: string): Promise<InspectionRow> =>
  lockRow(tx, inspectionLifecycle, { scope, id })

/** What the back office offers for it. */
export function findQuoted(row: InspectionRow): Quoted | undefined {
  const { price_amount, fee_amount, quote_expires_at } = row
  if (price_amount === null || fee_amount === null || quote_expires_at === null) return undefined
  return {
    price: usd(price_amount),
    fee: usd(fee_amount),
    total: usd(price_amount + fee_amount),
    expiresAt: quote_expires_at,
  }
}

/** The same where there must be one. Refuses with ILLEGAL_STATE. */
export function offerOf(row: InspectionRow): Quoted & { vendor: string } {
  const quoted = findQuoted(row)
  if (!quoted || row.vendor_name === null) throw new Refusal('ILLEGAL_STATE')
  return { ...quoted, vendor: row.vendor_name }
}

export const filesOf = (row: Pick<InspectionRow, 'specification_files'>) =>
  row.specification_files as SpecificationFile[]
export const linkedFiles = (deps: Deps, row: Pick<InspectionRow, 'specification_files'>) =>
  filesOf(row).map(({ document_id, file_name }) => ({ url: linkOf(deps, document_id), file_name }))

export const flagOf = (isSet: boolean): 0 | 1 => (isSet ? 1 : 0)
export const amountText = (cents: bigint | null): string | null =>
  cents === null ? null : decimalText(usd(cents))

/** As it is answered. */
function toInspection(deps: Deps, row: KnownInspection): Inspection {
  return {
    quality_assurance_id: row.quality_assurance_id,
    transaction_id: row.transaction_id,
    quality_assurance_number: inspectionNumber(row),
    status: row.state,
    version: row.version,
    save_as_draft: flagOf(row.state === 'draft'),
    beneficiary_id: row.beneficiary_id,
    company_name: row.company_name,
    address_of_inspection: row.address_of_inspection,
    inspection_country: row.inspection_country,
    ...orderedOf(deps, row),
    logistics_id: row.logistics_id,
    sampling: samplingOf(row),
    currency: 'USD',
    quote: quoteOf(row, deps.clock.now()),
    payment: paymentOf(row),
    scheduled_for: row.scheduled_for,
    inspect_by: row.inspect_by,
    accepted_rejected: row.accepted_rejected,
    aborted_at_cost_of: row.aborted_at_cost_of,
    reason: row.reason,
    respond_due_at: row.respond_due_at,
    may_cancel:
      closedBy(inspectionActions.cancel, { state: row.state, payment: paymentOf(row) }) === undefined,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}

/** The same with the company: the customer's answer leaves it out. */
export const toOfficeInspection = (deps: Deps, row: KnownInspection) => ({
  ...toInspection(deps, row),
  uid: row.uid,
  customer_name: row.customer_name,
})

const orderedOf = (deps: Deps, row: InspectionRow) => ({
  supplier_audit: flagOf(row.supplier_audit),
  quality_assurance: flagOf(row.quality_assurance),
  loading_inspection: flagOf(row.loading_inspection),
  audit_specification: row.audit_specification,
  audit_days: row.audit_days,
  audit_persons: row.audit_persons,
  qa_consignment_value: amountText(row.qa_consignment_value),
  qa_days: row.qa_days,
  goods_specifications: row.goods_specifications,
  quality_specifications_file: linkedFiles(deps, row),
  lot_size: row.lot_size,
  inspection_level: row.inspection_level,
  aql_major: row.aql_major,
  aql_minor: row.aql_minor,
  no_of_containers: row.no_of_containers,
  loading_consignment_value: amountText(row.loading_consignment_value),
})

function quoteOf(row: InspectionRow, now: Date): Inspection['quote'] {
  const quoted = findQuoted(row)
  const { vendor_name, inspection_date } = row
  if (!quoted || vendor_name === null || inspection_date === null) return null
  return {
    vendor_name,
    inspection_date,
    price: decimalText(quoted.price),
    fee: decimalText(quoted.fee),
    total: decimalText(quoted.total),
    ...(row.estimated_amount !== null && { estimate: decimalText(usd(row.estimated_amount)) }),
    note: row.quote_note,
    valid_until: quoted.expiresAt,
    is_expired: row.state === 'quoted' && row.charge_state !== 'held' && quoted.expiresAt <= now,
  }
}
