import type { TestApp } from './test-app.ts'

/** The columns of a table that a copied row brings along: those that the database computes are refused. */
export async function storedColumns(app: TestApp, table: string): Promise<string> {
  const { rows } = await app.deps.pool.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as names
       from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  return rows[0]?.names ?? ''
}
