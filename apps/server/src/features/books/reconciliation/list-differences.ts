import type { Output } from '@tradelane/contract'
import type { reconciliation } from '@tradelane/contract/reconciliation/calls'
import type { DifferenceKind, DifferenceState } from '@tradelane/contract/reconciliation/states'
import type { Db } from '@tradelane/db'
import { type Currency, decimalText, money } from '@tradelane/money'
import { namesOfCompanies } from '../../../access/company.ts'
import { namesOfAdministrators } from '../../../access/names-of-administrators.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { RowOf } from '../../../lifecycle/lifecycle.ts'
import type { DifferenceRow } from './difference.ts'
import { readStored, shownEntry } from './matched-entry.ts'

type Listed = Output<typeof reconciliation.list>['differences'][number]
type ClosingRow = RowOf<'reconciliation_closings'>
type Names = ReadonlyMap<string, string>

const mostOpen = 200
const mostEnded = 100

/** Open differences, the oldest first; then those that were closed or are gone, the last one first. */
export async function listDifferences({ db }: Pick<Deps, 'db'>) {
  const open = await db
    .selectFrom('reconciliation_differences')
    .selectAll()
    .where('state', '=', 'difference')
    .orderBy('first_seen_at')
    .orderBy('difference_id')
    .limit(mostOpen + 1)
    .execute()
  const ended = await db
    .selectFrom('reconciliation_differences')
    .selectAll()
    .where('state', '<>', 'difference')
    .orderBy('ended_at', 'desc')
    .orderBy('difference_id')
    .limit(mostEnded + 1)
    .execute()
  const differences = await describe(db, [...open.slice(0, mostOpen), ...ended.slice(0, mostEnded)])
  return {
    differences,
    has_more: open.length > mostOpen,
    has_more_ended: ended.length > mostEnded,
    last_run: (await lastRun(db)) ?? null,
  }
}

const lastRun = (db: Db) =>
  db
    .selectFrom('reconciliation_runs')
    .select(['ran_at', 'compared', 'customers'])
    .orderBy('ran_at', 'desc')
    .limit(1)
    .executeTakeFirst()

async function describe(db: Db, rows: readonly DifferenceRow[]): Promise<Listed[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ difference_id }) => difference_id)
  const closings = await db
    .selectFrom('reconciliation_closings')
    .selectAll()
    .where('difference_id', 'in', ids)
    .orderBy('closed_at', 'desc')
    .execute()
  const actors = closings.flatMap((one) => [actorOf(one.closed_by), actorOf(one.reopened_by)])
  const [companies, colleagues] = await Promise.all([
    namesOfCompanies(db, [...new Set(rows.map(({ uid }) => uid))]),
    namesOfAdministrators(db, actors),
  ])
  return rows.map((row) => ({
    ...shownDifference(row),
    company_name: companies.get(row.uid) ?? '',
    closings: closings
      .filter(({ difference_id }) => difference_id === row.difference_id)
      .map((closing) => shownClosing(closing, row.currency as Currency, colleagues)),
  }))
}

const actorOf = (id: string | null) => id && `administrator:${id}`

function shownDifference(row: DifferenceRow): Omit<Listed, 'company_name' | 'closings'> {
  const currency = row.currency as Currency
  const text = (amount: bigint) => decimalText(money(amount, currency))
  const { difference_id, uid, ours, theirs, happened_at, first_seen_at, last_seen_at, gone_at, version } = row
  return {
    ...{
      difference_id,
      uid,
      currency,
      ours,
      theirs,
      happened_at,
      first_seen_at,
      last_seen_at,
      gone_at,
      version,
    },
    kind: row.kind as DifferenceKind,
    about: row.about.slice(row.kind.length + 1),
    our_amount: text(row.our_amount),
    their_amount: row.their_amount === null ? null : text(row.their_amount),
    difference: row.difference === null ? null : text(row.difference),
    state: row.state as DifferenceState,
  }
}

function shownClosing(row: ClosingRow, currency: Currency, colleagues: Names): Listed['closings'][number] {
  const nameOf = (id: string | null) =>
    id === null ? null : (colleagues.get(`administrator:${id}`) ?? 'Tradelane')
  const { closed_at, reason, ours, theirs, reopened_at, reopened_reason } = row
  return {
    ...{ closed_at, reason, ours, theirs, reopened_at, reopened_reason },
    closed_by: nameOf(row.closed_by) ?? 'Tradelane',
    reopened_by: nameOf(row.reopened_by),
    entries: readStored(row.entries).map((entry) => shownEntry(entry, currency)),
  }
}
