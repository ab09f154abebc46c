import { qualityAssurance } from '@tradelane/contract/quality-assurance/service-info'
import type { InspectionState } from '@tradelane/contract/quality-assurance/states'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { inScope, type Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { SearchHit } from '../../../entries/feature-entry.ts'
import { sqlRecordNumber } from '../../../lifecycle/numbers.ts'
import { paginationOf } from '../../../lists/pagination.ts'
import { inspectionNumber, selectInspections, toOfficeInspection } from './inspections.ts'

type ListFilter = {
  limit: number
  page: number
  search?: string | undefined
  state?: InspectionState | undefined
}

/** A page of the inspections in scope, newest first, found by number, supplier, address or goods, and by the back office by company. */
export async function listInspections(deps: Deps, scope: Scope, filter: ListFilter) {
  const { limit, page, state, search = '' } = filter
  const isOffice = scope.kind === 'office'
  const matching = selectInspections(deps.db, scope)
    .$if(state !== undefined, (query) => query.where('inspection.state', '=', state ?? 'submitted'))
    .where(matchesSearch(scope, search))
  const [pagination, rows] = await Promise.all([
    paginationOf(deps.db, filter, (atMost) =>
      search.trim() === ''
        ? idsInScope(deps.db, scope, state).limit(atMost)
        : matching.clearSelect().select('inspection.quality_assurance_id').limit(atMost),
    ),
    matching
      .orderBy(isOffice ? 'inspection.submitted_at' : 'inspection.created_at', 'desc')
      .orderBy('inspection.quality_assurance_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ])
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
  const words = search.split(/\s+/).filter((word) => word !== '')
  const conditions = words.map((word) => matches(word, customer))
  return sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`
}

function matches(word: string, customer: ReturnType<typeof sql>) {
  const part = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`concat_ws(' ', supplier.company_name, inspection.address_of_inspection,
      inspection.goods_specifications, inspection.vendor_name, ${customer},
      ${sqlRecordNumber(qualityAssurance.numberPrefix, 'inspection.number', 'inspection.created_at')}) ilike ${part}`
}
