import type { TestApp } from '../test-app.ts'

/** Tries are counted, and a refusal may be kept for its key: those two are written by every kind of "no". */
const writtenByRefusals = ['failed_attempts', 'idempotency_keys']

type Rows = Record<string, string>
/** The rows when so many statements had written. */
type Counted = { counts: { name: string; text: string }; writes?: string; rows?: Rows }

/**
 * For each table how many rows it has and which versions of them: two equal answers, and nothing was written between. The tables are
 * counted only where a statement has written since the last time, whether or not it was rolled back.
 */
export async function rowsOfDatabase(app: TestApp): Promise<Rows> {
  const counted = await countedOf(app)
  const { rows: read } = await app.deps.pool.query<{ writes: string }>(
    'select last_value || is_called::text as writes from hardening_writes',
  )
  const writes = read[0]?.writes
  if (counted.rows && counted.writes === writes) return counted.rows
  const { rows } = await app.deps.pool.query<{ name: string; rows: string }>(counted.counts)
  return Object.assign(counted, { writes, rows: Object.fromEntries(rows.map((row) => [row.name, row.rows])) })
    .rows
}

const known = new WeakMap<TestApp, Counted>()

async function countedOf(app: TestApp): Promise<Counted> {
  const earlier = known.get(app)
  if (earlier) return earlier
  const { rows: tables } = await app.deps.pool.query<{ schema: string; name: string }>(
    `select schemaname as schema, tablename as name from pg_tables
      where (schemaname in ('public', 'provider_sandbox') or tablename = '_private_jobs')
        and tablename <> all ($1)`,
    [writtenByRefusals],
  )
  const noted = tables.map(
    ({ schema, name }) =>
      `create trigger hardening_writes after insert or update or delete or truncate on ${schema}.${name} execute function note_write()`,
  )
  await app.deps.pool.query(`create sequence hardening_writes;
    create function note_write() returns trigger language plpgsql as
      $$ begin perform nextval('public.hardening_writes'); return null; end $$;
    ${noted.join(';')}`)
  const counts = tables.map(
    ({ schema, name }) =>
      `select '${name}' as name, count(*) || ' of ' || coalesce(sum(xmin::text::bigint), 0) as rows from ${schema}.${name} ${unfinished(name)}`,
  )
  const counted = { counts: { name: 'rows_of_database', text: counts.join(' union all ') } }
  known.set(app, counted)
  return counted
}

/** The worker ends a job without being waited for: one that is still locked is done, and about to be gone. */
const unfinished = (name: string) => (name === '_private_jobs' ? 'where locked_at is null' : '')
