import type { inspectionCompanyStates } from '@tradelane/contract/inspection-companies/calls'
import { countries } from '@tradelane/contract/lists/country-names'
import { foldSearch } from '@tradelane/contract/primitives/fold-search'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { paginationOf } from '../../../lists/pagination.ts'
import { hasText } from '../../../lists/search-text.ts'
import { toAnswers } from './inspection-companies.ts'

type ListFilter = {
  limit: number
  page: number
  search?: string | undefined
  state?: (typeof inspectionCompanyStates)[number] | undefined
}

/** A page of the inspection companies by name, found by name, contact, accreditation or country. */
export async function listInspectionCompanies(db: Db, filter: ListFilter) {
  const { limit, page, state, search = '' } = filter
  const words = search.split(/\s+/).filter((word) => word !== '')
  const matching = db
    .selectFrom('inspection_companies')
    .$if(state !== undefined, (query) => query.where('is_retired', '=', state === 'retired'))
    .where(({ and }) => and(words.map(matches)))
  const [pagination, rows] = await Promise.all([
    paginationOf(db, filter, (atMost) => matching.select('inspection_company_id').limit(atMost)),
    matching
      .selectAll()
      .orderBy('company_name')
      .orderBy('inspection_company_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ])
  return { inspection_companies: await toAnswers(db, rows), pagination }
}

function matches(word: string) {
  const codes = countries.filter(({ description }) => foldSearch(description).includes(foldSearch(word)))
  const served = codes.map(({ code }) => code)
  return sql<boolean>`(${hasText(sql`concat_ws(' ', company_name, contact_person_name, email, accreditation)`, word)}
    or countries && ${served}::text[])`
}
