import type { Input, Output } from '@tradelane/contract'
import type { DutyRateUse, dutyRates } from '@tradelane/contract/landed-cost/duty-rates'
import { bankCountries } from '@tradelane/contract/lists/bank-countries'
import { isInUnion } from '@tradelane/freight'
import { sql } from 'kysely'
import { withSavers } from '../../../access/names-of-administrators.ts'
import type { Deps } from '../../../deps/deps.ts'
import { paginationOf } from '../../../lists/pagination.ts'
import { hasText } from '../../../lists/search-text.ts'
import { allVersions, beginningOf, countsOn } from './latest-versions.ts'

type List = typeof dutyRates.list

/**
 * By destination and beginning of the code: what estimates use today and what they will use later, or every version, the newest first. A search is the beginning of a code, a place, or a word of the source.
 */
export async function listDutyRates(
  { db, clock }: Deps,
  page: Input<List>['query'],
  { search = '', with_earlier }: Input<List>['body'],
): Promise<Omit<Output<List>, 'status'>> {
  const digits = search.replace(/[\s.]/g, '')
  const today = sql<string>`${clock.now().toISOString().slice(0, 10)}::date`
  // Today, or for a version that begins later its first day.
  const isUsed = countsOn(sql`greatest(rate.valid_from, ${today})`)
  const versions = with_earlier ? allVersions(db) : allVersions(db).where(isUsed)
  const listed = versions.$if(search !== '', (query) =>
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
      .select([
        sql<DutyRateUse>`case when not ${isUsed} then 'not_in_force' when rate.valid_from > ${today} then 'later' else 'in_force' end`.as(
          'use',
        ),
        newestVersion,
      ])
      .orderBy('destination')
      .orderBy('hs_prefix')
      .orderBy('origin')
      .orderBy(with_earlier ? sql`version` : beginningOf('rate'), with_earlier ? 'desc' : 'asc')
      .orderBy('version')
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

/** Of the line: what a change of any version of it follows. */
const newestVersion = sql<number>`(select max(version) from duty_rates as newest
  where newest.destination = rate.destination and newest.hs_prefix = rate.hs_prefix
    and newest.origin is not distinct from rate.origin)`.as('newest_version')

/** A code, or the name of a country; a member of the Union leads to the tariff that it shares. Something that no line has, where it is none. */
function placesOf(search: string): string[] {
  const text = search.trim().toLowerCase()
  const named = bankCountries
    .filter(({ code, description }) => [code, description].some((one) => one.toLowerCase() === text))
    .map(({ code }) => code)
  const codes = text === 'eu' || text === 'european union' ? ['EU'] : named
  return [...codes, ...(codes.some(isInUnion) ? ['EU'] : [])]
}
