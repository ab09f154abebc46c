import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbedded } from '@tradelane/db/embedded'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { prepareDatabase } from '../apps/server/src/app/prepare-database.ts'
import { endWithUs } from './end-with-us.ts'
import { memoryFolder } from './memory-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string
    /** The migrated database that every test file copies. */
    template: string
    /** Why there is no template. Reported by the tests that need a database, so that the others can run without. */
    templateFailure: string | undefined
  }
}

const template = 'template_of_tests'

/** One PostgreSQL for the whole run, and a migrated database to copy. */
export default async function startDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  project.provide('template', template)
  // Mutation tests start Vitest many times over: they bring a server that serves them all.
  const running = process.env.TEST_DATABASE_SERVER
  const server = running ? undefined : await openDatabaseServer()
  project.provide('databaseServer', server?.connectionString ?? running ?? '')
  project.provide('templateFailure', server?.templateFailure)
  return async () => server?.close()
}

/** A PostgreSQL in a folder that is deleted when it closes. */
export async function openDatabaseServer({ connections = 400 }: { connections?: number } = {}): Promise<{
  connectionString: string
  templateFailure: string | undefined
  close(): Promise<void>
}> {
  const dataDir = await mkdtemp(join(memoryFolder(), 'tradelane-test-'))
  // The server's own folder: it may write there.
  const sockets = join(dataDir, 'postgres')
  // Only we can reach the socket. To prove the password takes a third of the time of a connection, and there are thousands.
  const access = join(dataDir, 'access.conf')
  await writeFile(access, 'local all all trust\nhost all all localhost scram-sha-256\n')
  const server = await startEmbedded({
    dataDir,
    // Nothing here outlives the run. Anything else would be measured or tested with the real settings.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: String(connections),
      unix_socket_directories: sockets,
      hba_file: access,
    },
  })
  const watch = endWithUs(server.pid, dataDir)
  // Through a socket file a statement and its answer take three quarters of the processor time of a network connection.
  const connectionString = `${server.connectionString}?host=${encodeURIComponent(sockets)}`
  return {
    connectionString,
    templateFailure: await makeTemplate(connectionString),
    close: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
      watch.stdin.end()
    },
  }
}

async function makeTemplate(server: string): Promise<string | undefined> {
  const client = new pg.Client(server)
  await client.connect()
  await client.query(`create database ${template}`)
  await client.end()
  return prepareDatabase(databaseOn(server, template)).then(
    () => undefined,
    (error: Error) => error.message,
  )
}

export function databaseOn(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = name
  return url.href
}
