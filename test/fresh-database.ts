import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { databaseOn } from './database-server.ts'

/**
 * A migrated, empty database of the caller's own: a copy of the template, made in some tens of milliseconds. Or of another template that
 * the caller has made on the same server.
 */
export async function freshDatabase(
  template = inject('template'),
): Promise<{ connectionString: string; close(): Promise<void> }> {
  const failure = inject('templateFailure')
  if (failure) throw new Error(failure)
  const server = inject('databaseServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Half the time of the other strategy, which writes the whole template to the log.
  await query(server, `create database ${name} template ${template} strategy file_copy`)
  return {
    connectionString: databaseOn(server, name),
    // A test that failed may have left connections open.
    close: () => query(server, `drop database ${name} with (force)`),
  }
}

/** Makes a further template once for the whole run: of several workers the first makes it, and the others wait. */
export async function makeTemplateOnce(
  name: string,
  fill: (connectionString: string) => Promise<void>,
): Promise<void> {
  const server = inject('databaseServer')
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    const { connectionString } = await freshDatabase()
    await fill(connectionString)
    await client.query(`alter database ${new URL(connectionString).pathname.slice(1)} rename to ${name}`)
  } finally {
    await client.end()
  }
}

async function query(server: string, text: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  await client.query(text).finally(() => client.end())
}
