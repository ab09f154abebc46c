import type { Audit, SavedAudit } from '@tradelane/contract/quality-assurance/audit-calls'
import { auditScore } from '@tradelane/contract/quality-assurance/audit-score'
import type { Db, Tx } from '@tradelane/db'
import type { Scope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { AdminActor } from '../../../../http/routes.ts'
import { isTooFar, tooFar, yearOf } from '../../../../lifecycle/far-days.ts'
import { note } from '../../../../lifecycle/move.ts'
import { firstTodayAnywhere } from '../../../../lifecycle/today-anywhere.ts'
import { Refusal, refuseFields } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { getInspection, type InspectionRow, inspectionNumber, lockInspection } from '../inspections.ts'
import { inspectionLifecycle } from '../lifecycle.ts'
import { nextDueOf } from './remind-actions.ts'
import { noteCorrection, supplierOf } from './supplier-record.ts'

/** The audit of an inspection in scope; null until it is recorded. Refuses with NOT_FOUND, also what orders no audit. */
export async function getSupplierAudit(db: Db, scope: Scope, id: string) {
  const inspection = await getInspection(db, scope, id)
  if (!inspection.supplier_audit) throw new Refusal('NOT_FOUND')
  return {
    quality_assurance_number: inspectionNumber(inspection),
    audit: (await findAudit(db, inspection))?.audit ?? null,
  }
}

/**
 * Records an audit, or what became of its corrective actions. Refuses with NOT_FOUND, with ILLEGAL_STATE before a day is agreed and after an
 * abortion, with CONFLICT what was saved since it was looked at, and by field a day in the future and a finding without a fault.
 */
export async function saveSupplierAudit(
  { db, clock }: Deps,
  actor: AdminActor,
  { quality_assurance_id: id, version, ...form }: SavedAudit,
): Promise<void> {
  const at = clock.now()
  refuseFaults(form, at)
  await inTransaction(db, async (tx) => {
    const row = await lockInspection(tx, actor, id)
    if (row.submitted_at === null || !row.supplier_audit) throw new Refusal('NOT_FOUND')
    if (row.scheduled_for === null || row.state === 'aborted')
      throw new Refusal('ILLEGAL_STATE', { message: 'The audit is recorded once its day is agreed.' })
    const before = await findAudit(tx, row)
    if ((before?.audit.version ?? 0) !== version) throw new Refusal('CONFLICT')
    const score = auditScore(form.answers).percent
    const saved = {
      version: version + 1,
      auditor_name: form.auditor_name,
      beneficiary_id: supplierOf(row),
      audited_on: form.audited_on,
      answers: JSON.stringify(form.answers),
      findings: JSON.stringify(form.findings),
      next_due_on: nextDueOf(form.findings, before?.remindedUntil ?? null),
      score,
      saved_by: `administrator:${actor.administratorId}`,
      saved_at: at,
    }
    await tx
      .insertInto('supplier_audits')
      .values({ quality_assurance_id: id, uid: row.uid, ...saved })
      .onConflict((conflict) => conflict.column('quality_assurance_id').doUpdateSet(saved))
      .execute()
    const { open, findings } = countsOf(form.findings)
    if (findings > 0 && open === 0) await noteCorrection(tx, row, at)
    const what = before ? 'audit_changed' : 'audit_recorded'
    const facts = {
      score: score === null ? 'no score' : `${score} of 100`,
      ...{ findings, open },
      before: before?.audit,
    }
    await note(tx, inspectionLifecycle, { scope: actor, id, at, what, facts })
  })
}

async function findAudit(
  db: Db | Tx,
  { uid, quality_assurance_id }: Pick<InspectionRow, 'uid' | 'quality_assurance_id'>,
): Promise<{ audit: Audit; remindedUntil: string | null } | undefined> {
  const row = await db
    .selectFrom('supplier_audits')
    .selectAll()
    .where('uid', '=', uid)
    .where('quality_assurance_id', '=', quality_assurance_id)
    .executeTakeFirst()
  if (!row) return undefined
  const audit = {
    version: row.version,
    auditor_name: row.auditor_name,
    audited_on: row.audited_on,
    answers: row.answers as Audit['answers'],
    findings: row.findings as Audit['findings'],
    score: row.score,
    saved_at: row.saved_at,
  }
  return { audit, remindedUntil: row.reminded_until }
}

const countsOf = (findings: Audit['findings']) => ({
  findings: findings.length,
  open: findings.filter(({ state }) => state !== 'verified').length,
})

function refuseFaults(
  { audited_on, answers, findings }: Omit<SavedAudit, 'quality_assurance_id' | 'version'>,
  at: Date,
) {
  const faults: Record<string, string> = {}
  if (audited_on > firstTodayAnywhere(at)) faults.audited_on = 'The date cannot be in the future'
  for (const [index, { question, due_on }] of findings.entries()) {
    // What is met has no finding.
    if (answers[question] !== 'no' && answers[question] !== 'partly')
      faults[`findings.${index}.question`] = 'Select a question that is answered with no or partly'
    if (due_on < audited_on) faults[`findings.${index}.due_on`] = 'The date cannot be before the audit'
    if (isTooFar(yearOf(due_on), at)) faults[`findings.${index}.due_on`] = tooFar
  }
  if (Object.keys(faults).length > 0) refuseFields(faults)
}
