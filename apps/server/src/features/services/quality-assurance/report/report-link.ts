import { dayText } from '@tradelane/contract/primitives/day-text'
import { verdictLabels } from '@tradelane/contract/quality-assurance/checklist'
import { missingInReport } from '@tradelane/contract/quality-assurance/missing-in-report'
import type { reportLink } from '@tradelane/contract/quality-assurance/office-calls'
import { type ReportForm, reportForm } from '@tradelane/contract/quality-assurance/report-form'
import type { z } from 'zod/mini'
import { actorOf, systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { formLink } from '../../../../entries/link-purpose.ts'
import type { AdminActor } from '../../../../http/routes.ts'
import { lockRow } from '../../../../lifecycle/lock-row.ts'
import { firstTodayAnywhere } from '../../../../lifecycle/today-anywhere.ts'
import { Refusal, refuseFields } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { linkOf } from '../../../papers/documents/index.ts'
import { endLinks, sendLink } from '../../../people/links/index.ts'
import { findAppointment } from '../appointments.ts'
import { firstDayOf, getInspection, inspectionNumber } from '../inspections.ts'
import { inspectionLifecycle } from '../lifecycle.ts'
import { samplingPlanOf } from '../plan-sample.ts'
import { listPhotos } from '../reports.ts'
import { recordReport } from './record-report.ts'

const subject = 'quality_assurance'

/**
 * Emails the inspector the link to report by, and ends an earlier one. Refuses with NOT_FOUND, with CONFLICT what was changed since it
 * was looked at, and with ILLEGAL_STATE what is not scheduled.
 */
export async function sendReportLink(
  deps: Deps,
  actor: AdminActor,
  { quality_assurance_id: id, version, inspector_name, inspector_email }: z.output<typeof reportLink>,
): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const { uid: companyId } = await getInspection(tx, actor, id)
    await endLinks(tx, systemScope(companyId), { subject, subjectId: id, purpose: 'inspection_report', at })
    const row = await lockRow(tx, inspectionLifecycle, { scope: actor, id, version })
    if (row.state !== 'scheduled' || row.scheduled_for === null) throw new Refusal('ILLEGAL_STATE')
    await sendLink(tx, {
      purpose: 'inspection_report',
      companyId,
      by: actorOf(actor),
      subject,
      subjectId: id,
      asked: `Report on inspection ${inspectionNumber(row)} of ${dayText(row.scheduled_for)}`,
      recipient: inspector_name,
      email: inspector_email,
      at,
    })
  })
}

/** The inspector's report. One that is aborted meanwhile has no use for it: its links have ended. */
export const inspectionReportLink = formLink<Deps, ReportForm>({
  purpose: 'inspection_report',
  subject,
  async load(deps, { uid, subject_id }) {
    const scope = systemScope(uid)
    const row = await getInspection(deps.db, scope, subject_id)
    const photos = await listPhotos(deps.db, scope, subject_id)
    const agreed = await findAppointment(deps.db, scope, subject_id)
    return {
      facts: [
        { term: 'Inspection', value: inspectionNumber(row) },
        { term: 'Day', value: row.scheduled_for ? dayText(row.scheduled_for) : 'Not given' },
        { term: 'Supplier', value: row.company_name ?? 'Not given' },
        { term: 'Address', value: agreed?.address ?? row.address_of_inspection ?? 'Not given' },
        ...(agreed?.receiver_name
          ? [{ term: 'Received by', value: `${agreed.receiver_name}, ${agreed.receiver_phone}` }]
          : []),
        { term: 'Ordered by', value: row.customer_name },
      ],
      files: photos.map(({ photo_id, document_id }) => ({
        key: photo_id,
        title: 'Photo',
        link: linkOf(deps, document_id),
      })),
    }
  },
  fields: reportForm,
  async complete(tx, { link, input, at }) {
    const scope = systemScope(link.uid)
    const locked = await lockRow(tx, inspectionLifecycle, { scope, id: link.subject_id })
    if (locked.state !== 'scheduled') throw new Refusal('LINK_DEAD')
    const row = await getInspection(tx, scope, link.subject_id)
    const faults = missingInReport(input, {
      ...row,
      hasPlan: samplingPlanOf(row) !== undefined,
      first_day: firstDayOf(row),
      last_day: firstTodayAnywhere(at),
    })
    if (Object.keys(faults).length > 0) refuseFields(faults)
    const { verdict, number } = await recordReport(tx, { row, form: input, email: link.email, at })
    return {
      message: `Thank you. We have received the report. Its verdict by the published rules: ${verdictLabels[verdict]}.`,
      receiptNumber: number,
    }
  },
})
