import { qualityAssurance } from '@tradelane/contract/quality-assurance/service-info'
import type { InspectionState } from '@tradelane/contract/quality-assurance/states'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { inScope, type Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { SearchHit } from '../../../entries/feature-entry.ts'
import { sqlRecordNumber } from '../../../lifecycle/numbers.ts'
import { type ListFilter, readPage } from '../../../lists/read-page.ts'
import { everyWordIn } from '../../../lists/search-text.ts'
import { inspectionNumber, selectInspections, toOfficeInspection } from './inspections.ts'

/** A page of the inspections in scope, newest first, found by number, supplier, address or goods, and by the back office by company. */
export async function listInspections(deps: Deps, scope: Scope, filter: ListFilter<InspectionState>) {
  const { state, search = '' } = filter
  const isOffice = scope.kind === 'office'
  const matching = selectInspections(deps.db, scope)
    .$if(state !== undefined, (query) => query.where('inspection.state', '=', state ?? 'submitted'))
    .where(matchesSearch(scope, search))
  const { rows, pagination } = await readPage(deps.db, filter, {
    matching,
    newest: isOffice ? 'inspection.submitted_at' : 'inspection.created_at',
    id: 'inspection.quality_assurance_id',
    counted: search.trim() === '' ? (atMost) => idsInScope(deps.db, scope, state).limit(atMost) : undefined,
  })
  return { quality_assurance: rows.map((row) => toOfficeInspection(deps, row)), pagination }
}

/** Without the names, in which nothing is searched: a list counts a thousand records ahead. */
const idsInScope = (db: Db, scope: Scope, state: InspectionState | undefined) =>
  db
    .selectFrom('quality_inspections as inspection')
    .select('inspection.quality_assurance_id')
    .where(inScope(scope, 'inspection.uid'))
    .$if(scope.kind === 'office', (query) => query.where('inspection.submitted_at', 'is not', null))
    .$if(state !== undefined, (query) => query.where('inspection.state', '=', state ?? 'submitted'))

/** The inspections in scope that have every word of the text, newest first. */
export async function searchInspections(
  db: Db,
  scope: Scope,
  text: string,
  limit: number,
): Promise<SearchHit[]> {
  const rows = await selectInspections(db, scope)
    .where(matchesSearch(scope, text))
    .orderBy('inspection.created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    subject: qualityAssurance.subject,
    id: row.quality_assurance_id,
    number: inspectionNumber(row),
    title: row.company_name ?? 'No supplier chosen',
    at: row.created_at,
  }))
}

function matchesSearch(scope: Scope, search: string) {
  const customer = scope.kind === 'office' ? sql.ref('customer.company_name') : sql`''`
  return everyWordIn(
    sql`concat_ws(' ', supplier.company_name, inspection.address_of_inspection,
      inspection.goods_specifications, inspection.vendor_name, ${customer},
      ${sqlRecordNumber(qualityAssurance.numberPrefix, 'inspection.number', 'inspection.created_at')})`,
    search,
  )
}
