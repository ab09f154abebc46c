import type { inspectionCompanyStates } from '@tradelane/contract/inspection-companies/calls'
import { countries } from '@tradelane/contract/lists/country-names'
import { foldSearch } from '@tradelane/contract/primitives/fold-search'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { paginationOf } from '../../../lists/pagination.ts'
import type { ListFilter } from '../../../lists/read-page.ts'
import { hasText } from '../../../lists/search-text.ts'
import { selectCompanies, toAnswers } from './inspection-companies.ts'

/** A page of the inspection companies by name, found by name, contact, accreditation or country. */
export async function listInspectionCompanies(
  db: Db,
  filter: ListFilter<(typeof inspectionCompanyStates)[number]>,
) {
  const { limit, page, state, search = '' } = filter
  const words = search.split(/\s+/).filter((word) => word !== '')
  const matching = selectCompanies(db)
    .$if(state !== undefined, (query) => query.where('vendor.is_retired', '=', state === 'retired'))
    .where(({ and }) => and(words.map(matches)))
  const [pagination, rows] = await Promise.all([
    paginationOf(db, filter, (atMost) =>
      matching.clearSelect().select('company.inspection_company_id').limit(atMost),
    ),
    matching
      .orderBy('vendor.company_name')
      .orderBy('company.inspection_company_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ])
  return { inspection_companies: await toAnswers(db, rows), pagination }
}

const text = sql`concat_ws(' ', vendor.company_name, jsonb_path_query_array(vendor.contact_details, '$[*].*')::text, company.accreditation)`

function matches(word: string) {
  const codes = countries.filter(({ description }) => foldSearch(description).includes(foldSearch(word)))
  const served = codes.map(({ code }) => code)
  return sql<boolean>`(${hasText(text, word)} or company.countries && ${served}::text[])`
}
