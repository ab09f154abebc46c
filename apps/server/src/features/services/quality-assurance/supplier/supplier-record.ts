import { dayText } from '@tradelane/contract/primitives/day-text'
import { switchReasons } from '@tradelane/contract/quality-assurance/supplier-calls'
import type { Database, Db, Tx } from '@tradelane/db'
import {
  followSwitching,
  type SwitchingEvent,
  type SwitchingState,
  type SwitchReason,
  startOfSwitching,
  whySwitched,
} from '@tradelane/sampling'
import type { Selectable } from 'kysely'
import type { OneCompanyScope } from '../../../../access/scope.ts'
import { dayOf } from '../appointments.ts'
import type { InspectionRow } from '../inspections.ts'
import { samplingPlanOf } from '../plan-sample.ts'
import type { Reported } from '../reports.ts'

type RecordRow = Selectable<Database['supplier_records']>
const sampledClasses = ['major', 'minor'] as const
type SampledClass = (typeof sampledClasses)[number]
/** What is stored of a class: the state of the rules, and which of them led there. */
type ClassState = SwitchingState & { why: SwitchReason | null; since: string | null }

const untouched: ClassState = { ...startOfSwitching, why: null, since: null }
export const classStateOf = (row: RecordRow | undefined, name: SampledClass): ClassState =>
  row ? (row[name] as ClassState) : untouched

/** Every submitted inspection has one. */
export function supplierOf({ beneficiary_id }: Pick<InspectionRow, 'beneficiary_id'>): string {
  if (beneficiary_id === null) throw new Error('A submitted inspection has no supplier')
  return beneficiary_id
}

export const findSupplierRecord = (
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  beneficiaryId: string,
): Promise<RecordRow | undefined> =>
  db
    .selectFrom('supplier_records')
    .selectAll()
    .where('uid', '=', companyId)
    .where('beneficiary_id', '=', beneficiaryId)
    .executeTakeFirst()

/** Two reports of one supplier that are answered at once count one after the other. */
async function lockRecord(tx: Tx, uid: string, beneficiary_id: string, at: Date): Promise<RecordRow> {
  const state = JSON.stringify(untouched)
  await tx
    .insertInto('supplier_records')
    .values({
      ...{ uid, beneficiary_id, lots: 0, passed: 0, pieces: 0n },
      ...{ critical_found: 0n, major_found: 0n, minor_found: 0n },
      ...{ is_reduction_allowed: false, major: state, minor: state, updated_at: at },
    })
    .onConflict((conflict) => conflict.columns(['uid', 'beneficiary_id']).doNothing())
    .execute()
  return tx
    .selectFrom('supplier_records')
    .selectAll()
    .where('uid', '=', uid)
    .where('beneficiary_id', '=', beneficiary_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/**
 * Counts the report of a locked inspection, when its customer has answered it, in the record of its supplier. Safe to repeat: a report
 * that is answered again counts once. A sample that was not drawn whole is no result for the switching rules (ISO 2859-1, 9.3). A new inspection of the same lot does not change how the next lot is sampled.
 */
export async function countLot(tx: Tx, row: InspectionRow, reported: Reported, at: Date): Promise<void> {
  const { uid, quality_assurance_id } = row
  const record = await lockRecord(tx, uid, supplierOf(row), at)
  const lot = lotOf(reported)
  const counted = await tx
    .insertInto('supplier_lots')
    .values({
      ...{ quality_assurance_id, uid, beneficiary_id: record.beneficiary_id, place: record.lots + 1 },
      ...{ ...lot, verdict: reported.verdict, is_reinspection: row.reinspects !== null },
      ...{ inspected_on: reported.report.inspected_on, counted_at: at },
    })
    .onConflict((conflict) => conflict.column('quality_assurance_id').doNothing())
    .returning('place')
    .executeTakeFirst()
  if (!counted) return
  const plan = samplingPlanOf(row)
  await writeRecord(tx, record, at, {
    lots: counted.place,
    passed: record.passed + (reported.verdict === 'passed' ? 1 : 0),
    pieces: record.pieces + BigInt(lot.pieces),
    critical_found: record.critical_found + BigInt(lot.critical_found),
    major_found: record.major_found + BigInt(lot.major_found),
    minor_found: record.minor_found + BigInt(lot.minor_found),
    ...(plan &&
      lot.pieces >= plan.sampleSize &&
      statesAfter(record, at, (name) => ({
        kind: 'lot',
        plan: plan[name],
        found: name === 'major' ? lot.major_found : lot.minor_found,
        hasCriticalDefect: lot.critical_found > 0,
        isResubmitted: row.reinspects !== null,
      }))),
  })
}

function lotOf({ report: { pieces_inspected, defect_counts } }: Reported) {
  const found = Object.fromEntries(defect_counts.map(({ class: name, found: count }) => [name, count]))
  return {
    pieces: pieces_inspected ?? 0,
    critical_found: found.critical ?? 0,
    major_found: found.major ?? 0,
    minor_found: found.minor ?? 0,
  }
}

/** The customer says whether production is steady, so that reduced inspection may follow. */
export async function allowReduction(
  tx: Tx,
  { companyId }: OneCompanyScope,
  { beneficiaryId, isAllowed, at }: { beneficiaryId: string; isAllowed: boolean; at: Date },
): Promise<void> {
  const record = await lockRecord(tx, companyId, beneficiaryId, at)
  await writeRecord(tx, record, at, {
    is_reduction_allowed: isAllowed,
    ...statesAfter(record, at, () => ({ kind: 'reduction', isAllowed })),
  })
}

/** The corrective actions of an audit are verified: where acceptance was discontinued, sampling begins again. */
export async function noteCorrection(tx: Tx, row: InspectionRow, at: Date): Promise<void> {
  const record = await lockRecord(tx, row.uid, supplierOf(row), at)
  await writeRecord(
    tx,
    record,
    at,
    statesAfter(record, at, () => ({ kind: 'correction' })),
  )
}

const statesAfter = (record: RecordRow, at: Date, eventOf: (name: SampledClass) => SwitchingEvent) =>
  Object.fromEntries(
    sampledClasses.map((name) => [
      name,
      JSON.stringify(after(classStateOf(record, name), eventOf(name), at)),
    ]),
  ) as Record<SampledClass, string>

/** Only under tightened inspection do older results than the last five count. */
function after(before: ClassState, event: SwitchingEvent, at: Date): ClassState {
  const next = followSwitching([event], before)
  const why = whySwitched(before, next)
  return {
    severity: next.severity,
    isDiscontinued: next.isDiscontinued,
    isReductionAllowed: next.isReductionAllowed,
    score: next.score,
    results: next.severity === 'tightened' ? next.results : next.results.slice(-5),
    ...(why ? { why, since: at.toISOString() } : { why: before.why, since: before.since }),
  }
}

type Changed = Partial<Omit<RecordRow, 'major' | 'minor'> & Record<SampledClass, string>>

const writeRecord = (tx: Tx, { uid, beneficiary_id }: RecordRow, at: Date, set: Changed) =>
  tx
    .updateTable('supplier_records')
    .set({ ...set, updated_at: at })
    .where('uid', '=', uid)
    .where('beneficiary_id', '=', beneficiary_id)
    .execute()

/** How the next lot of a supplier is sampled, with the rules that led there. Only the quality check has a sample. */
export async function severityFor(
  tx: Tx,
  scope: OneCompanyScope,
  { beneficiary_id, quality_assurance }: Pick<InspectionRow, 'beneficiary_id' | 'quality_assurance'>,
) {
  const row =
    quality_assurance && beneficiary_id !== null
      ? await findSupplierRecord(tx, scope, beneficiary_id)
      : undefined
  const [major, minor] = [classStateOf(row, 'major'), classStateOf(row, 'minor')]
  const reasons = [reasonText('Major', major), reasonText('Minor', minor)].filter((text) => text !== '')
  return {
    severity_major: major.severity,
    severity_minor: minor.severity,
    severity_reason: reasons.length > 0 ? reasons.join(' ') : null,
  }
}

function reasonText(name: string, { severity, isDiscontinued, why, since }: ClassState): string {
  if (severity === 'normal' || why === null || since === null) return ''
  const how = isDiscontinued ? 'acceptance by sampling is discontinued' : `${severity} inspection`
  return `${name} defects: ${how} since ${dayText(dayOf(new Date(since)))}. ${switchReasons[why]}`
}
