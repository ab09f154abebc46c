import type { Input, Output } from '@tradelane/contract'
import type { dutyRates } from '@tradelane/contract/landed-cost/duty-rates'
import { capitals } from '@tradelane/contract/primitives/identifier'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { withSavers } from '../../../access/names-of-administrators.ts'
import { paginationOf } from '../../../lists/pagination.ts'
import { hasText } from '../../../lists/search-text.ts'
import { allVersions, latestVersions } from './latest-versions.ts'

type List = typeof dutyRates.list

/** By destination and beginning of the code; newest version first. */
export async function listDutyRates(
  db: Db,
  page: Input<List>['query'],
  { search = '', with_earlier }: Input<List>['body'],
): Promise<Omit<Output<List>, 'status'>> {
  const digits = search.replace(/[\s.]/g, '')
  const listed = (with_earlier ? allVersions(db) : latestVersions(db)).$if(search !== '', (query) =>
    query.where((where) =>
      /^\d+$/.test(digits)
        ? where('hs_prefix', 'like', `${digits}%`)
        : where.or([where('destination', '=', capitals(search.trim())), hasText(sql`source`, search.trim())]),
    ),
  )
  const [found, pagination] = await Promise.all([
    listed
      .orderBy('destination')
      .orderBy('hs_prefix')
      .orderBy('origin')
      .orderBy('version', 'desc')
      .limit(page.limit)
      .offset((page.page - 1) * page.limit)
      .execute(),
    paginationOf(db, page, (atMost) => listed.clearSelect().select(sql.lit(1).as('one')).limit(atMost)),
  ])
  const rates = await withSavers(
    db,
    found.map(({ saved_by, ...row }) => ({
      ...row,
      saved_by: saved_by === null ? '' : (`administrator:${saved_by}` as const),
    })),
  )
  return { rates, pagination }
}
