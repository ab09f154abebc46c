import {
  type DefectClass,
  defectClasses,
  pointsOf,
  type Verdict,
} from '@tradelane/contract/quality-assurance/checklist'
import { countDefects, judgeReport } from '@tradelane/contract/quality-assurance/judge-report'
import { isWithin } from '@tradelane/contract/quality-assurance/measured'
import type { ReportForm } from '@tradelane/contract/quality-assurance/report-form'
import { inspectionServices, serviceNames } from '@tradelane/contract/quality-assurance/rules'
import type { Tx } from '@tradelane/db'
import type { InspectionPlan } from '@tradelane/sampling'
import { countriesOfCompanies } from '../../../../access/countries-of-companies.ts'
import { systemScope } from '../../../../access/scope.ts'
import { dueAt } from '../../../../lifecycle/due-dates.ts'
import { move } from '../../../../lifecycle/move.ts'
import { recordNumber } from '../../../../lifecycle/numbers.ts'
import { newVerificationCode } from '../../../../pdf/verification-code.ts'
import { inspectionNumber, type KnownInspection } from '../inspections.ts'
import { inspectionLifecycle } from '../lifecycle.ts'
import { samplingPlanOf } from '../plan-sample.ts'
import { listPhotos, type StoredReport } from '../reports.ts'

type Sent = { row: KnownInspection; form: ReportForm; email: string; at: Date }

/** Stores what the inspector has sent, with plan and verdict, for ever. The inspection is locked. */
export async function recordReport(
  tx: Tx,
  { row, form, email, at }: Sent,
): Promise<{ verdict: Verdict; number: string }> {
  const scope = systemScope(row.uid)
  const id = row.quality_assurance_id
  const plan = samplingPlanOf(row)
  const { verdict, reasons } = judgeReport(form, row, plan)
  const photos = await listPhotos(tx, scope, id)
  const number = recordNumber('TLR', row.number, at)
  const report: StoredReport = { ...contentOf(form, row, plan, email), ...orderOf(row), reasons, photos }
  await tx
    .insertInto('inspection_reports')
    .values({
      quality_assurance_id: id,
      uid: row.uid,
      report_number: number,
      code: newVerificationCode(20),
      verdict,
      report: JSON.stringify(report),
      reported_at: at,
    })
    .execute()
  await tx
    .deleteFrom('inspection_drafts')
    .where('uid', '=', row.uid)
    .where('quality_assurance_id', '=', id)
    .execute()
  const countries = await countriesOfCompanies(tx, [row.uid])
  await move(tx, inspectionLifecycle, {
    ...{ scope, id, to: 'reported', at },
    facts: { verdict, report_number: number },
    set: { respond_due_at: dueAt('acceptReport', at, countries.get(row.uid) ?? null) },
  })
  return { verdict, number }
}

const orderOf = (row: KnownInspection) => ({
  quality_assurance_number: inspectionNumber(row),
  customer: row.customer_name,
  supplier: row.company_name ?? '',
  inspector: row.vendor_name ?? '',
  services: inspectionServices
    .filter((service) => row[service])
    .map((service) => serviceNames[service])
    .join(', '),
  goods: row.goods_specifications,
  address: row.address_of_inspection,
  lot_size: row.lot_size,
  inspection_level: row.inspection_level,
  severity_reason: row.severity_reason,
})

/** What the inspector typed, in the order of the checklist, with what was computed from it. */
const contentOf = (
  form: ReportForm,
  row: KnownInspection,
  plan: InspectionPlan | undefined,
  email: string,
) => ({
  inspected_on: form.inspected_on,
  pieces_inspected: form.pieces_inspected,
  quantities: form.quantities,
  checks: pointsOf(row).flatMap(({ code, label }) => {
    const { answer = '', note = '' } = form.checks[code] ?? {}
    return answer === '' ? [] : [{ label, answer, note: note.trim() }]
  }),
  defect_counts: countsOf(countDefects(form.defects), plan),
  defects: form.defects,
  measurements: form.measurements.map((measured) => ({
    ...measured,
    is_within: isWithin(measured) === true,
  })),
  containers: form.containers,
  comment: form.comment.trim(),
  signature: { name: form.signature.name, email, strokes: form.signature.strokes },
})

const countsOf = (counts: Record<DefectClass, number>, plan: InspectionPlan | undefined) =>
  defectClasses.map((name) => ({
    class: name,
    found: counts[name],
    sample_size: plan?.[name].sampleSize ?? null,
    accept: plan?.[name].accept ?? null,
    reject: plan?.[name].reject ?? null,
    aql: plan && name !== 'critical' ? plan[name].aql : null,
    severity: plan && name !== 'critical' ? plan[name].severity : null,
  }))
