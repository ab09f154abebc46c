import { randomUUID } from 'node:crypto'
import type { InspectionState } from '@tradelane/contract/quality-assurance/states'
import type { Db, Tx } from '@tradelane/db'
import { inScope, type Scope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { begin } from '../../../../lifecycle/begin.ts'
import { move } from '../../../../lifecycle/move.ts'
import { Refusal, refuseFields } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { type InspectionRow, inspectionNumber, lockInspection } from '../inspections.ts'
import { inspectionLifecycle } from '../lifecycle.ts'
import { getReport } from '../reports.ts'
import { countLot } from '../supplier/supplier-record.ts'

type Accepted = { quality_assurance_id: string; accept_rejected?: boolean | undefined }

/**
 * Accepts the report. Refuses with NOT_FOUND, with ILLEGAL_STATE what has no report to answer, and by field a rejected lot where the call
 * does not say that it is accepted all the same.
 */
export async function acceptReport(
  deps: Deps,
  actor: CustomerActor,
  { quality_assurance_id: id, accept_rejected = false }: Accepted,
): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const row = await lockInspection(tx, actor, id)
    await requireAnswerable(tx, actor, row)
    const reported = await getReport(tx, actor, id)
    const { verdict, number } = reported
    const isRejected = verdict === 'rejected'
    if (isRejected && !accept_rejected)
      refuseFields({ accept_rejected: 'Tick that you accept the lot although the report rejects it' })
    await move(tx, inspectionLifecycle, {
      ...{ scope: actor, id, to: 'accepted', at },
      facts: { verdict, report_number: number },
      set: { accepted_rejected: isRejected, respond_due_at: null },
    })
    await countLot(tx, row, reported, at)
  })
}

/** Asks for a new inspection: a draft with the fields of this one, in the same trade. Refuses as accepting does. Answers its id. */
export async function askForReinspection(deps: Deps, actor: CustomerActor, id: string): Promise<string> {
  const at = deps.clock.now()
  const quality_assurance_id = randomUUID()
  await inTransaction(deps.db, async (tx) => {
    const row = await lockInspection(tx, actor, id)
    await requireAnswerable(tx, actor, row)
    const next = await begin(tx, inspectionLifecycle, {
      ...{ scope: actor, to: 'draft', at },
      values: {
        ...orderedAgain(row),
        quality_assurance_id,
        reinspects: id,
        version: 1,
        created_at: at,
        updated_at: at,
      },
    })
    await move(tx, inspectionLifecycle, {
      ...{ scope: actor, id, to: 'reinspection', at },
      facts: { inspection: inspectionNumber(next) },
      set: { respond_due_at: null },
    })
    await countLot(tx, row, await getReport(tx, actor, id), at)
  })
  return quality_assurance_id
}

const orderedAgain = (row: InspectionRow) => ({
  transaction_id: row.transaction_id,
  beneficiary_id: row.beneficiary_id,
  address_of_inspection: row.address_of_inspection,
  inspection_country: row.inspection_country,
  supplier_audit: row.supplier_audit,
  quality_assurance: row.quality_assurance,
  loading_inspection: row.loading_inspection,
  audit_specification: row.audit_specification,
  audit_days: row.audit_days,
  audit_persons: row.audit_persons,
  qa_consignment_value: row.qa_consignment_value,
  qa_days: row.qa_days,
  goods_specifications: row.goods_specifications,
  specification_files: JSON.stringify(row.specification_files),
  lot_size: row.lot_size,
  inspection_level: row.inspection_level,
  aql_major: row.aql_major,
  aql_minor: row.aql_minor,
  no_of_containers: row.no_of_containers,
  loading_consignment_value: row.loading_consignment_value,
  logistics_id: row.logistics_id,
})

const endedWithoutReport: Record<InspectionState, boolean> = {
  draft: false,
  submitted: false,
  quoted: false,
  confirmed: false,
  scheduled: false,
  reported: false,
  accepted: false,
  reinspection: false,
  denied: true,
  cancelled: true,
  aborted: true,
}

/** The newest inspection that was asked for after the report of this one. */
export const findReinspection = (db: Db | Tx, scope: Scope, id: string) =>
  db
    .selectFrom('quality_inspections')
    .select(['quality_assurance_id', 'number', 'created_at', 'state'])
    .where(inScope(scope, 'uid'))
    .where('reinspects', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('made_order', 'desc')
    .limit(1)
    .executeTakeFirst()

/** A report can be answered until it is accepted, and again where the new inspection does not take place. */
export async function mayAnswerReport(
  db: Db | Tx,
  scope: Scope,
  row: Pick<InspectionRow, 'state' | 'quality_assurance_id'>,
): Promise<boolean> {
  if (row.state !== 'reinspection') return row.state === 'reported'
  const next = await findReinspection(db, scope, row.quality_assurance_id)
  return next === undefined || endedWithoutReport[next.state]
}

async function requireAnswerable(tx: Tx, scope: Scope, row: InspectionRow): Promise<void> {
  if (!(await mayAnswerReport(tx, scope, row))) throw new Refusal('ILLEGAL_STATE')
}
