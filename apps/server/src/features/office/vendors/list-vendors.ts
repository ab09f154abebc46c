import type { vendorStates } from '@tradelane/contract/vendors/calls'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { paginationOf } from '../../../lists/pagination.ts'
import type { ListFilter } from '../../../lists/read-page.ts'
import { containsParts } from '../../../lists/search-text.ts'
import { toAnswers, type VendorRow } from './vendors.ts'

/** As the index `vendors_by_text` has it. */
const vendorText = sql<string>`search_text(company_name || ' ' || services_offered || ' ' || jsonb_path_query_array(contact_details, '$[*].*')::text)`

/** A page of the vendors by name; every part of the search is in the name, the services offered, or a contact. */
export async function listVendors(db: Db, filter: ListFilter<(typeof vendorStates)[number]>) {
  const { limit, page, state, search = '' } = filter
  const matching = db
    .selectFrom('vendors')
    .$if(state !== undefined, (query) => query.where('is_retired', '=', state === 'retired'))
    .$if(search !== '', (query) => query.where(containsParts(vendorText, search)))
  const [pagination, rows] = await Promise.all([
    paginationOf(db, filter, (atMost) => matching.select('vendor_id').limit(atMost)),
    matching
      .selectAll()
      .orderBy('company_name')
      .orderBy('vendor_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ])
  return { vendor_data: await toAnswers(db, rows as VendorRow[]), pagination }
}
