import type { DutyStatus } from '@tradelane/contract/landed-cost/parts'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'

/** Every version of a line that was saved, with its percentage as the shortest decimal text: '12', '16.9'. */
export const allVersions = (db: Db) =>
  db
    .selectFrom('duty_rates as rate')
    .select([
      'duty_rate_id',
      'hs_prefix',
      'destination',
      'origin',
      'version',
      'specific',
      'source',
      'as_of',
      'valid_from',
      'valid_to',
      'next_revision_on',
      'note',
      'reason',
      'saved_by',
      'saved_at',
    ])
    .select([
      sql<DutyStatus>`status`.as('status'),
      sql<string | null>`trim_scale(percent)::text`.as('percent'),
    ])

/** The newest version of each line; of those that hold on a day, where one is given: a version for the future leaves today’s in force. */
export const latestVersions = (db: Db, on?: string) =>
  allVersions(db)
    .where(holdsOn('rate', on))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('duty_rates as newer')
            .select(sql`1`.as('one'))
            .whereRef('newer.destination', '=', 'rate.destination')
            .whereRef('newer.hs_prefix', '=', 'rate.hs_prefix')
            .where(sql<boolean>`newer.origin is not distinct from rate.origin`)
            .whereRef('newer.version', '>', 'rate.version')
            .where(holdsOn('newer', on)),
        ),
      ),
    )

const holdsOn = (table: 'rate' | 'newer', on: string | undefined) =>
  on === undefined
    ? sql<boolean>`true`
    : sql<boolean>`${on}::date between coalesce(${sql.ref(`${table}.valid_from`)}, '-infinity')
        and coalesce(${sql.ref(`${table}.valid_to`)}, 'infinity')`
