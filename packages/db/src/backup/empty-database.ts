import type { Client } from 'pg'

/** Deletes all tables, with everything in them. */
export async function emptyDatabase(client: Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop schema %I cascade', nspname) as statement from pg_namespace
      where nspname !~ '^pg_' and nspname <> 'information_schema'`,
  )
  await client.query([...rows.map(({ statement }) => statement), 'create schema public'].join(';'))
}
