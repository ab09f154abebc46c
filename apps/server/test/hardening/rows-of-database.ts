import type { TestApp } from '../test-app.ts'

/** Tries are counted, and a refusal may be kept for its key: those two are written by every kind of "no". */
const writtenByRefusals = ['failed_attempts', 'idempotency_keys']

/** For each table how many rows it has and which versions of them: two equal answers, and nothing was written between. */
export async function rowsOfDatabase(app: TestApp): Promise<Record<string, string>> {
  const statement = await statementFor(app)
  const { rows } = await app.deps.pool.query<{ name: string; rows: string }>(statement)
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]))
}

const statements = new WeakMap<TestApp, { name: string; text: string }>()

async function statementFor(app: TestApp) {
  const known = statements.get(app)
  if (known) return known
  const { rows } = await app.deps.pool.query<{ schema: string; name: string }>(
    `select schemaname as schema, tablename as name from pg_tables
      where (schemaname in ('public', 'provider_sandbox') or tablename = '_private_jobs')
        and tablename <> all ($1)`,
    [writtenByRefusals],
  )
  const counts = rows.map(
    ({ schema, name }) =>
      `select '${name}' as name, count(*) || ' of ' || coalesce(sum(xmin::text::bigint), 0) as rows from ${schema}.${name} ${unfinished(name)}`,
  )
  const statement = { name: 'rows_of_database', text: counts.join(' union all ') }
  statements.set(app, statement)
  return statement
}

/** The worker ends a job without being waited for: one that is still locked is done, and about to be gone. */
const unfinished = (name: string) => (name === '_private_jobs' ? 'where locked_at is null' : '')
