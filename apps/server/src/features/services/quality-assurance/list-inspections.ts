import { qualityAssurance } from '@tradelane/contract/quality-assurance/service-info'
import type { InspectionState } from '@tradelane/contract/quality-assurance/states'
import { sql } from 'kysely'
import { isCompanyFound, searchedOfCompany } from '../../../access/company.ts'
import type { Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { sqlRecordNumber } from '../../../lifecycle/numbers.ts'
import { type Search, searchIn } from '../../../lists/choose-search.ts'
import { type ListFilter, readPage } from '../../../lists/read-page.ts'
import { containsParts, everyWordIn } from '../../../lists/search-text.ts'
import { isPartnerFound, searchedOfPartner } from '../../trade/partners/index.ts'
import { selectInspections, toOfficeInspection } from './inspections.ts'

/** A page of the inspections in scope, newest first, found by number, supplier, address or goods, and by the back office by company. */
export async function listInspections(deps: Deps, scope: Scope, filter: ListFilter<InspectionState>) {
  const { state, search = '' } = filter
  const matching = selectInspections(deps.db, scope).$if(state !== undefined, (query) =>
    query.where('inspection.state', '=', state ?? 'submitted'),
  )
  const { rows, pagination } = await readPage(deps.db, filter, {
    matching,
    search: search.trim() === '' ? undefined : findInspections(scope, search),
    newest: newestInspection(scope),
    id: 'inspection.quality_assurance_id',
    joinsKeepRows: true,
  })
  return { quality_assurance: rows.map((row) => toOfficeInspection(deps, row)), pagination }
}

/** What the lists in this scope are ordered by. */
const newestInspection = (scope: Scope) =>
  scope.kind === 'office' ? ('inspection.submitted_at' as const) : ('inspection.created_at' as const)

/** Every word is part of supplier, address, goods, inspection company or number; for the back office of the customer's name too. */
export function findInspections(scope: Scope, search: string): Search {
  if (scope.kind === 'office') return searchIn(ofAllCompanies, search)
  const text = sql`concat_ws(' ', supplier.company_name, inspection.address_of_inspection,
    inspection.goods_specifications, inspection.vendor_name,
    ${sqlRecordNumber(qualityAssurance.numberPrefix, 'inspection.number', 'inspection.created_at')})`
  return { byRow: everyWordIn(text, search) }
}

const ofAllCompanies = {
  texts: ['inspection.searched', searchedOfCompany('inspection.uid'), searchedOfPartner('inspection')],
  id: 'inspection.quality_assurance_id',
  found: (part: string) =>
    [
      containsParts(sql`searched`, part),
      isCompanyFound('uid', part),
      isPartnerFound('quality_inspections', part),
    ].map((found) => sql`select quality_assurance_id from quality_inspections where ${found}`),
}
