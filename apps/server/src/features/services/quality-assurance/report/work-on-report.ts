import type { ReportDraft } from '@tradelane/contract/quality-assurance/report-form'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { Refusal } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { continueSession, getOpenedLink, lockOpenedLink, type Opened } from '../../../people/links/index.ts'
import { firstDayOf, flagOf, getInspection, inspectionNumber } from '../inspections.ts'
import { samplingOf } from '../plan-sample.ts'
import { listPhotos } from '../reports.ts'

export const reportPurpose = 'inspection_report'

/** What the inspector is asked for, and what is saved of the answer. Refuses with LINK_DEAD. */
export async function readReportWork(deps: Deps, opened: Opened) {
  const { uid, subject_id: id } = await getOpenedLink(deps, opened, reportPurpose)
  const scope = systemScope(uid)
  const [row, draft, photos] = await Promise.all([
    getInspection(deps.db, scope, id),
    deps.db
      .selectFrom('inspection_drafts')
      .select(['report', 'saved_at'])
      .where('uid', '=', uid)
      .where('quality_assurance_id', '=', id)
      .executeTakeFirst(),
    listPhotos(deps.db, scope, id),
  ])
  return {
    inspection: {
      quality_assurance_number: inspectionNumber(row),
      supplier_audit: flagOf(row.supplier_audit),
      quality_assurance: flagOf(row.quality_assurance),
      loading_inspection: flagOf(row.loading_inspection),
      audit_specification: row.audit_specification,
      goods_specifications: row.goods_specifications,
      lot_size: row.lot_size,
      inspection_level: row.inspection_level,
      no_of_containers: row.no_of_containers,
      sampling: samplingOf(row),
      scheduled_for: row.scheduled_for,
      first_day: firstDayOf(row),
    },
    draft: draft ? (draft.report as ReportDraft) : null,
    saved_at: draft?.saved_at ?? null,
    photos: photos.map(({ photo_id, place }) => ({ photo_id, place })),
  }
}

/** Keeps what is typed so far; the last one counts. Refuses with LINK_DEAD, also once the report is sent. Safe to repeat. */
export async function saveReportDraft(deps: Deps, opened: Opened, report: ReportDraft) {
  const saved_at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const link = await lockOpenedLink(deps, tx, opened, reportPurpose)
    const { state } = await getInspection(tx, systemScope(link.uid), link.subject_id)
    if (state !== 'scheduled') throw new Refusal('LINK_DEAD')
    const typed = { report: JSON.stringify(report), saved_at }
    await tx
      .insertInto('inspection_drafts')
      .values({ quality_assurance_id: link.subject_id, uid: link.uid, ...typed })
      .onConflict((conflict) => conflict.column('quality_assurance_id').doUpdateSet(typed))
      .execute()
    return { session: continueSession(deps, link), saved_at }
  })
}
