import type { DutyStatus } from '@tradelane/contract/landed-cost/parts'
import type { Db } from '@tradelane/db'
import { type RawBuilder, sql } from 'kysely'

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

/** The version of each line that estimates use on a day. */
export const latestVersions = (db: Db, on: string) => allVersions(db).where(countsOn(sql`${on}::date`))

/** When a version begins to count: on its first day, and not before it was saved. */
export const beginningOf = (table: 'rate' | 'newer') =>
  sql`greatest(${sql.ref(`${table}.valid_from`)}, (${sql.ref(`${table}.saved_at`)} at time zone 'UTC')::date)`

/**
 * Of the versions that hold on a day, the one that begins last counts, and of the same beginning the highest. So one for later leaves today's in
 * force, and is not lost where today's is corrected before it begins.
 */
export const countsOn = (day: RawBuilder<unknown>) => sql<boolean>`(${holdsOn('rate', day)}
  and not exists (
    select from duty_rates as newer
     where newer.destination = rate.destination and newer.hs_prefix = rate.hs_prefix
       and newer.origin is not distinct from rate.origin
       and (${beginningOf('newer')}, newer.version) > (${beginningOf('rate')}, rate.version)
       and ${holdsOn('newer', day)}))`

const holdsOn = (table: 'rate' | 'newer', day: RawBuilder<unknown>) =>
  sql`${day} between coalesce(${sql.ref(`${table}.valid_from`)}, '-infinity')
    and coalesce(${sql.ref(`${table}.valid_to`)}, 'infinity')`
