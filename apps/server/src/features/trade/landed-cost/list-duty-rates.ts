import type { Input, Output } from '@tradelane/contract'
import type { dutyRates } from '@tradelane/contract/landed-cost/duty-rates'
import { bankCountries } from '@tradelane/contract/lists/bank-countries'
import type { Db } from '@tradelane/db'
import { isInUnion } from '@tradelane/freight'
import { sql } from 'kysely'
import { withSavers } from '../../../access/names-of-administrators.ts'
import { paginationOf } from '../../../lists/pagination.ts'
import { hasText } from '../../../lists/search-text.ts'
import { allVersions, latestVersions } from './latest-versions.ts'

type List = typeof dutyRates.list

/** By destination and beginning of the code; newest version first. A search is the beginning of a code, a place, or a word of the source. */
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
        : where.or([
            ...placesOf(search).flatMap((code) => [
              where('destination', '=', code),
              where('origin', '=', code),
            ]),
            // Two letters are a code: most sources have them somewhere.
            ...(search.trim().length > 2 ? [hasText(sql`source`, search.trim())] : []),
          ]),
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

/** A code, or the name of a country; a member of the Union leads to the tariff that it shares. Something that no line has, where it is none. */
function placesOf(search: string): string[] {
  const text = search.trim().toLowerCase()
  const named = bankCountries
    .filter(({ code, description }) => [code, description].some((one) => one.toLowerCase() === text))
    .map(({ code }) => code)
  const codes = text === 'eu' || text === 'european union' ? ['EU'] : named
  return [...codes, ...(codes.some(isInUnion) ? ['EU'] : [])]
}
