import { type Scope, systemScope } from '../../../access/scope.ts'
import { describeRelease, nextWithRelease } from '../../../approvals/describe-release.ts'
import type { Deps } from '../../../deps/deps.ts'
import { nextStepOf } from '../../../lifecycle/next-step.ts'
import { timelineOf } from '../../../lifecycle/timeline.ts'
import { namedText } from '../../money/price-rates/index.ts'
import { findAppointment, toAppointment } from './appointments.ts'
import {
  findQuoted,
  getInspection,
  type InspectionRow,
  inspectionNumber,
  toOfficeInspection,
} from './inspections.ts'
import { inspectionLifecycle } from './lifecycle.ts'
import { nextWithDay } from './next-step.ts'
import { feeOfInspection } from './order/inspection-fee.ts'
import { inspectionPayment } from './order/payment-approval.ts'
import { findReinspection, mayAnswerReport } from './report/answer-report.ts'
import { findReport, toInspectionReport } from './reports.ts'
import { findSupplier } from './submit-order.ts'

/** An inspection in scope with its supplier and history. Refuses with NOT_FOUND. */
export async function describeInspection(deps: Deps, scope: Scope, id: string) {
  const row = await getInspection(deps.db, scope, id)
  const now = deps.clock.now()
  const named = await feeOfInspection(deps.db, row)
  const release = findQuoted(row)
    ? await describeRelease({ db: deps.db, scope, companyId: row.uid, now }, inspectionPayment, row)
    : null
  const [reported, before, after, asked] = await Promise.all([
    findReport(deps.db, scope, id),
    row.reinspects === null ? undefined : getInspection(deps.db, systemScope(row.uid), row.reinspects),
    findReinspection(deps.db, systemScope(row.uid), id),
    findAppointment(deps.db, scope, id),
  ])
  return {
    quality_assurance_data: toOfficeInspection(deps, row),
    fee_rate: named ? namedText(named) : null,
    beneficiary_data: await findSupplier(deps.db, systemScope(row.uid), row.beneficiary_id),
    timeline: await timelineOf(deps.db, inspectionLifecycle, scope, { companyId: row.uid, id }),
    release,
    next: nextWithRelease(nextWithDay(nextStepOf(inspectionLifecycle, row, now), row, asked), release),
    appointment: toAppointment(asked),
    report: reported ? toInspectionReport(deps, reported) : null,
    reinspects: before ? namedInspection(before) : null,
    reinspected_by: after ? namedInspection(after) : null,
    may_answer_report: await mayAnswerReport(deps.db, systemScope(row.uid), row),
  }
}

const namedInspection = (row: Pick<InspectionRow, 'quality_assurance_id' | 'number' | 'created_at'>) => ({
  quality_assurance_id: row.quality_assurance_id,
  quality_assurance_number: inspectionNumber(row),
})
