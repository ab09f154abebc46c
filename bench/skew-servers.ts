import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, openSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { serverSettings } from '../packages/db/src/embedded-settings.ts'
import { findServerUser } from '../packages/db/src/embedded-user.ts'
import { NotInstalled } from './measure.ts'
import { freePort } from './product.ts'

export type Servers = { primary: string; standby: string; version: string; stop(): Promise<void> }

const user = () => findServerUser()

/** The system's PostgreSQL: npm's brings no `pg_basebackup`. */
function findPrograms(): string {
  const needed = ['initdb', 'postgres', 'pg_basebackup']
  const folders = globSync('/usr/lib/postgresql/*/bin/postgres').sort().reverse().map(dirname)
  const [bin = '/usr/lib/postgresql/15/bin'] = folders
  const missing = needed.filter((name) => !existsSync(join(bin, name)))
  if (missing.length === 0) return bin
  throw new NotInstalled(
    `The skew bench needs a PostgreSQL of the system, and ${missing.join(', ')} of it is missing: install "postgresql".`,
  )
}

/**
 * A primary and, once `fill` has run on it, its one standby: both on loopback, durable, and each commit acknowledged
 * when both have it on disk.
 */
export async function startServers(
  folder: string,
  fill: (primary: string) => Promise<void>,
): Promise<Servers> {
  const bin = findPrograms()
  const owner = user()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const password = randomBytes(24).toString('base64url')
  const started: ChildProcess[] = []
  const stop = async () => {
    for (const server of started.reverse()) {
      if (server.exitCode === null && server.kill('SIGINT')) await once(server, 'exit')
    }
  }
  const start = async (name: string, args: string[]) => {
    const port = await freePort()
    const settings = { ...serverSettings(), port: String(port), cluster_name: name, max_wal_size: '4GB' }
    const given = Object.entries(settings).filter(([setting]) => setting !== 'io_method')
    const options = given.flatMap(([setting, value]) => ['-c', `${setting}=${value}`])
    const log = openSync(join(folder, `${name}.log`), 'a')
    started.push(
      spawn(join(bin, 'postgres'), ['-D', join(folder, name), ...options, ...args], {
        ...{ cwd: folder, stdio: ['ignore', log, log], ...owner },
      }),
    )
    const url = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`
    await becomes(url, 'select 1 as good')
    return { url, port }
  }
  try {
    await initialise(bin, folder, password)
    const primary = await start('primary', [])
    await fill(primary.url)
    const source = `host=127.0.0.1 port=${primary.port} user=postgres password=${password}`
    const target = ['-D', join(folder, 'standby'), '-X', 'stream', '--checkpoint=fast']
    await finish(bin, 'pg_basebackup', ['-d', source, ...target], folder)
    writeFileSync(join(folder, 'standby/standby.signal'), '')
    const follows = `primary_conninfo=${source} application_name=standby`
    const standby = await start('standby', ['-c', follows])
    await query(primary.url, "alter system set synchronous_standby_names = 'standby'")
    await query(primary.url, 'select pg_reload_conf()')
    await becomes(primary.url, "select sync_state = 'sync' as good from pg_stat_replication")
    const [row] = await query(primary.url, "select current_setting('server_version') as version")
    return { primary: primary.url, standby: standby.url, version: String(row?.version), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function initialise(bin: string, folder: string, password: string): Promise<void> {
  const file = join(folder, 'password')
  writeFileSync(file, password, { mode: 0o600 })
  const owner = user()
  if (owner) chownSync(file, owner.uid, owner.gid)
  const access = ['-U', 'postgres', `--pwfile=${file}`, '--auth=scram-sha-256']
  await finish(
    bin,
    'initdb',
    ['-D', join(folder, 'primary'), ...access, '--encoding=UTF8', '--locale=C'],
    folder,
  )
}

async function finish(bin: string, program: string, args: string[], folder: string): Promise<void> {
  const child = spawn(join(bin, program), args, {
    ...{ cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], ...user() },
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${program} ended with ${code}`)
}

export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

export async function becomes(url: string, text: string): Promise<void> {
  const end = Date.now() + 60_000
  for (;;) {
    const [row] = await query(url, text).catch(() => [])
    if (row?.good) return
    if (Date.now() > end) throw new Error(`within a minute this did not become true: ${text}`)
    await delay(50)
  }
}
