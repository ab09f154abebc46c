import { lotDifference } from '@tradelane/contract/quality-assurance/lot-difference'
import type { InspectionReport } from '@tradelane/contract/quality-assurance/report'
import type { Db, Tx } from '@tradelane/db'
import { inScope, type OneCompanyScope, type Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { linkOf } from '../../papers/documents/index.ts'

/** What is stored of a report: everything that is shown and printed, with the names of that day. */
export type StoredReport = Omit<
  InspectionReport,
  'report_number' | 'verdict' | 'lot_difference' | 'photos' | 'reported_at' | 'verification_url'
> & {
  quality_assurance_number: string
  customer: string
  supplier: string
  inspector: string
  services: string
  goods: string | null
  address: string | null
  lot_size: number | null
  inspection_level: string | null
  /** Reports of before have none. */
  severity_reason?: string | null
  photos: { photo_id: string; place: string; document_id: string }[]
}

export type Reported = {
  number: string
  code: string
  verdict: InspectionReport['verdict']
  report: StoredReport
  reportedAt: Date
}

export async function findReport(db: Db | Tx, scope: Scope, id: string): Promise<Reported | undefined> {
  const row = await db
    .selectFrom('inspection_reports')
    .selectAll()
    .where(inScope(scope, 'uid'))
    .where('quality_assurance_id', '=', id)
    .executeTakeFirst()
  return row && toReported(row)
}

type ReportRow = { report_number: string; code: string; verdict: string; report: unknown; reported_at: Date }
const toReported = (row: ReportRow): Reported => ({
  number: row.report_number,
  code: row.code,
  verdict: row.verdict as Reported['verdict'],
  report: row.report as StoredReport,
  reportedAt: row.reported_at,
})

/** Refuses with ILLEGAL_STATE where nothing was reported. */
export async function getReport(db: Db | Tx, scope: Scope, id: string): Promise<Reported> {
  const reported = await findReport(db, scope, id)
  if (!reported) throw new Refusal('ILLEGAL_STATE', { message: 'There is no report yet.' })
  return reported
}

/** Anybody who has number and code, of any company. */
export async function findReportByCode(db: Db, number: string, code: string): Promise<Reported | undefined> {
  const row = await db
    .selectFrom('inspection_reports')
    .selectAll()
    .where('report_number', '=', number)
    .where('code', '=', code)
    .executeTakeFirst()
  return row && toReported(row)
}

export const reportVerificationUrl = (publicUrl: string, number: string, code: string): string =>
  `${publicUrl}/quality-assurance/verify?report=${encodeURIComponent(number)}&code=${code}`

/** As it is answered. */
export function toInspectionReport(deps: Deps, reported: Reported): InspectionReport {
  const { number, code, verdict, reportedAt } = reported
  const { reasons, inspected_on, pieces_inspected, quantities, checks, photos } = reported.report
  const { defect_counts, defects, measurements, containers, comment, signature } = reported.report
  return {
    report_number: number,
    verdict,
    lot_difference: lotDifference(quantities, reported.report.lot_size) ?? null,
    ...{ reasons, inspected_on, pieces_inspected, quantities, checks, defect_counts, defects },
    ...{ measurements, containers, comment, signature },
    photos: photos.map(({ photo_id, place, document_id }) => ({
      ...{ photo_id, place },
      url: linkOf(deps, document_id),
    })),
    reported_at: reportedAt,
    verification_url: reportVerificationUrl(deps.config.publicUrl, number, code),
  }
}

/** The photos that the inspector has not taken out again, oldest first. */
export const listPhotos = (db: Db | Tx, { companyId }: OneCompanyScope, id: string) =>
  db
    .selectFrom('inspection_photos')
    .select(['photo_id', 'place', 'document_id'])
    .where('uid', '=', companyId)
    .where('quality_assurance_id', '=', id)
    .where('removed_at', 'is', null)
    .orderBy('taken_at')
    .orderBy('photo_id')
    .execute()
