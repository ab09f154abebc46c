import type { OneCompanyScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { IssuedPaper, PaperSays } from '../../../../entries/feature-entry.ts'
import type { StoredReport } from '../reports.ts'
import { reportFile } from './report-file.ts'

export async function reportsOf(
  deps: Deps,
  scope: OneCompanyScope,
  records: readonly { subject: string; id: string }[],
): Promise<IssuedPaper[]> {
  const ids = records.filter(({ subject }) => subject === 'quality_assurance').map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await deps.db
    .selectFrom('inspection_reports')
    .select(['quality_assurance_id as id', 'report_number', 'reported_at', 'report'])
    .where('uid', '=', scope.companyId)
    .where('quality_assurance_id', 'in', ids)
    .execute()
  const counting = rows.filter(({ report }) => (report as StoredReport).quantities.length > 0)
  return rows.map(({ id, report_number, reported_at, report }) => ({
    ...{ key: `report.${id}`, type: 'other', title: `Inspection report ${report_number}`, at: reported_at },
    says: saysOf(report as StoredReport, counting.length === 1),
    file: () => reportFile(deps, scope, id),
  }))
}

/**
 * What was ordered, as the inspector lists it: a lot may be presented in parts. Of several reports each counts only a part of the trade's pieces. Its
 * supplier may be one of the seller.
 */
const saysOf = ({ goods, quantities }: StoredReport, isOnly: boolean): PaperSays => ({
  goods: goods || null,
  pieces:
    isOnly && quantities.length > 0
      ? String(quantities.reduce((sum, { ordered }) => sum + ordered, 0))
      : null,
})
