import type { TestApp } from '../test-app.ts'

/** Tries are counted, and a refusal may be kept for its key: those two are written by every kind of "no". */
const writtenByRefusals = ['failed_attempts', 'idempotency_keys']

type Rows = Record<string, number>

/**
 * For each table how often one of its rows was inserted, updated or deleted since the first time: two equal answers, and nothing
 * was written between. A trigger notes every change as a row in the same transaction, so that what is rolled back is not in it. To
 * count and compare all rows of all tables would take longer than most calls.
 */
export async function rowsOfDatabase(app: TestApp): Promise<Rows> {
  const counted = await countedOf(app)
  const { rows } = await app.deps.pool.query<{ changed: string }>(takeNotes)
  for (const { changed } of rows) counted[changed] = (counted[changed] ?? 0) + 1
  return { ...counted }
}

/** The same without the audit trail, where what a colleague has seen is written: audited-calls.test.ts has which calls do so. */
export async function rowsExceptTrail(app: TestApp): Promise<Rows> {
  const rows = Object.entries(await rowsOfDatabase(app))
  return Object.fromEntries(rows.filter(([table]) => !table.startsWith('audit_')))
}

const known = new WeakMap<TestApp, Rows>()
const takeNotes = { name: 'take_notes', text: 'delete from hardening_notes returning changed' }

async function countedOf(app: TestApp): Promise<Rows> {
  const earlier = known.get(app)
  if (earlier) return earlier
  const { rows: tables } = await app.deps.pool.query<{ table: string }>(
    `select format('%I.%I', schemaname, tablename) as table from pg_tables
      where schemaname in ('public', 'provider_sandbox') and tablename <> all ($1)`,
    [writtenByRefusals],
  )
  const triggers = tables.flatMap(({ table }) => [
    noteAfter('insert or update or delete', table),
    noteAfter('truncate', table, 'each statement'),
  ])
  await app.deps.pool.query(`create unlogged table hardening_notes (changed text not null);
    create function note_change() returns trigger language plpgsql as
      $$ begin insert into public.hardening_notes values (tg_table_name); return null; end $$;
    ${[ofRefusedSignIns, ...triggers, ...triggersOfJobs].join(';')}`)
  const counted: Rows = {}
  known.set(app, counted)
  return counted
}

const ofRefusedSignIns = `create function is_refused_sign_in(task integer, payload json) returns boolean language sql stable as
  $$ select coalesce(payload #>> '{attempt,action}' in ('/admin/login', '/admin/verify'), false)
       and exists (select from graphile_worker._private_tasks where id = task and identifier = 'audit-refused-sign-in') $$`

const noteAfter = (event: string, table: string, unit = 'each row') =>
  `create trigger ${event.split(' ')[0]}_is_noted after ${event} on ${table} for ${unit} execute function note_change()`

/**
 * The worker ends a job without being waited for: what changes only in jobs that are locked is the end of one that is done. The job by which a
 * refused sign-in is written into the trail is no change either.
 */
const triggersOfJobs = [
  ['insert', 'new', 'new.locked_at is null'],
  ['update', 'new', 'old.locked_at is null or new.locked_at is null'],
  ['delete', 'old', 'old.locked_at is null'],
].map(
  ([event, row, isNoted]) =>
    `create trigger ${event}_is_noted after ${event} on graphile_worker._private_jobs
      for each row when ((${isNoted}) and not is_refused_sign_in(${row}.task_id, ${row}.payload)) execute function note_change()`,
)
