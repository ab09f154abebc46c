import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { memoryFolder } from '../../../test/memory-folder.ts'
import {
  type EmbeddedServer,
  findEmbedded,
  type Prepared,
  prepareCluster,
  removeEmbedded,
  startEmbedded,
} from './embedded.ts'

let dataDir: string
/** A folder to start from: creating one takes PostgreSQL longer than all else that these tests do. */
let cluster: string
let children: ChildProcess[]
let servers: EmbeddedServer[]

beforeAll(async () => {
  cluster = await mkdtemp(join(memoryFolder(), 'tradelane-cluster-'))
  await prepareCluster(cluster, async () => undefined)
})
afterAll(() => rm(cluster, { recursive: true }))

beforeEach(async () => {
  dataDir = await mkdtemp(join(memoryFolder(), 'tradelane-embedded-'))
  children = []
  servers = []
})

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  await Promise.all(servers.map((server) => server.stop()))
  // Stops a server that no process of this test stopped.
  if (await findEmbedded(dataDir)) await (await startEmbedded({ dataDir })).stop()
  await rm(dataDir, { recursive: true })
})

async function start(
  options: { port?: number; cache?: string; prepared?: Prepared } = {},
): Promise<EmbeddedServer> {
  const server = await startEmbedded({ dataDir, cache: cluster, ...options })
  servers.push(server)
  return server
}

async function startInAnotherProcess() {
  const file = join(import.meta.dirname, '../test/hold-server.ts')
  const child = spawn(process.execPath, [file, dataDir, cluster], { stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(child)
  const [line] = await once(createInterface(child.stdout), 'line')
  return { child, server: JSON.parse(line) as { connectionString: string; pid: number } }
}

async function query(server: { connectionString: string }, text: string): Promise<unknown[]> {
  const client = new pg.Client(server)
  await client.connect()
  const { rows } = await client.query(text).finally(() => client.end())
  return rows
}

test('committed data is there after the server and the process that started it were killed', async () => {
  const { child, server } = await startInAnotherProcess()
  await query(server, 'create table kept as select 42 as answer')
  child.kill('SIGKILL')
  process.kill(server.pid, 'SIGKILL')
  await once(child, 'exit')

  expect(await query(await start(), 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('a server that dies is started again at the same address, and what was committed is there', async () => {
  let restarts = 0
  const watch = { restarted: () => restarts++, failed: () => undefined }
  const server = await startEmbedded({ dataDir, cache: cluster, watch })
  servers.push(server)
  await query(server, 'create table kept as select 42 as answer')
  for (let death = 1; death <= 2; death++) {
    const { pid } = await start()
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => restarts, { timeout: 60_000 }).toBe(death)
    expect(await query(server, 'select answer from kept')).toEqual([{ answer: 42 }])
  }
})

test('a server that its process stops stays stopped', async () => {
  const watch = { restarted: () => undefined, failed: () => undefined }
  const server = await startEmbedded({ dataDir, cache: cluster, watch })
  await server.stop()
  expect(await findEmbedded(dataDir)).toBeUndefined()
  // A watch that went on would start the next one again.
  const other = await startEmbedded({ dataDir, cache: cluster })
  await other.stop()
  expect(await findEmbedded(dataDir)).toBeUndefined()
})

test('a folder copied from a prepared one is a separate server, with the same password', async () => {
  const cache = await mkdtemp(join(memoryFolder(), 'tradelane-cache-'))
  for (let i = 0; i < 2; i++)
    await prepareCluster(cache, async (connectionString) => {
      await query({ connectionString }, 'create table prepared as select 1 as one')
    })
  expect(await query(await start({ cache }), 'select one from prepared')).toEqual([{ one: 1 }])
  await query(await start({ cache }), 'create table ours as select 1 as one')
  const other = { dataDir: join(cache, 'other'), cache }
  await mkdir(other.dataDir)
  const second = await startEmbedded(other)
  expect(await query(second, "select to_regclass('ours') as ours")).toEqual([{ ours: null }])
  expect(new URL(second.connectionString).password).toBe(new URL(servers[0]?.connectionString ?? '').password)
  await second.stop()
  await rm(cache, { recursive: true })
})

test('of several that prepare a folder at once one stays, and nothing of the others or of killed ones is left', async () => {
  const cache = await mkdtemp(join(memoryFolder(), 'tradelane-cache-'))
  const { pid: gone = 0 } = spawnSync('true')
  const left = [`new-postgres-${gone}-left/postgres`, 'postgres-1.0-old/postgres/base']
  for (const folder of left) await mkdir(join(cache, folder), { recursive: true })
  let ready = 0
  const all = Promise.withResolvers<void>()
  await Promise.all(
    Array.from({ length: 3 }, () =>
      prepareCluster(cache, async (connectionString) => {
        await query({ connectionString }, 'create table prepared as select 1 as one')
        if (++ready === 3) all.resolve()
        await all.promise
      }),
    ),
  )
  const names = await readdir(cache)
  expect(names).toEqual([expect.stringMatching(/^postgres-\d/)])
  expect(names).not.toContain('postgres-1.0-old')
  expect(await query(await start({ cache }), 'select one from prepared')).toEqual([{ one: 1 }])
  await rm(cache, { recursive: true })
})

test('prepared content is copied with its folders while it is recent, and the tables alone afterwards', async () => {
  const cache = await mkdtemp(join(memoryFolder(), 'tradelane-cache-'))
  await prepareCluster(cache, async (connectionString) => {
    await query({ connectionString }, 'create table prepared as select 1 as one')
  })
  const young: Prepared = { name: 'story', mostAgeMs: 3_600_000, folders: ['files'] }
  const makeStory = async (connectionString: string, folder: string) => {
    await query({ connectionString }, 'create table story as select one from prepared')
    await mkdir(join(folder, 'files'))
    await writeFile(join(folder, 'files', 'page'), 'once')
  }
  await prepareCluster(cache, makeStory, young)

  expect(await query(await start({ cache, prepared: young }), 'select one from story')).toEqual([{ one: 1 }])
  expect(await readFile(join(dataDir, 'files', 'page'), 'utf8')).toBe('once')
  const second = { dataDir: join(cache, 'other'), cache, prepared: { ...young, mostAgeMs: 0 } }
  await mkdir(second.dataDir)
  const old = await startEmbedded(second)
  expect(await query(old, "select to_regclass('story') as story")).toEqual([{ story: null }])
  expect(await query(old, 'select one from prepared')).toEqual([{ one: 1 }])
  await old.stop()
  await rm(cache, { recursive: true })
})

test('a server that outlived the process that started it is adopted, and stopped by the process that adopted it', async () => {
  const { child, server } = await startInAnotherProcess()
  child.kill('SIGKILL')
  await once(child, 'exit')

  const adopted = await start()
  expect(adopted.pid).toBe(server.pid)
  await adopted.stop()
  expect(await findEmbedded(dataDir)).toBeUndefined()
})

test('processes that start at the same time on an empty folder share one server, and the last to leave stops it', async () => {
  const [first, second] = await Promise.all([startInAnotherProcess(), startInAnotherProcess()])
  expect(second.server).toEqual(first.server)

  first.child.stdin?.end()
  await once(first.child, 'exit')
  expect(await query(second.server, 'select 1 as one')).toEqual([{ one: 1 }])

  second.child.stdin?.end()
  await once(second.child, 'exit')
  expect(await findEmbedded(dataDir)).toBeUndefined()
})

test('the folder is not removed under a process that uses it, and afterwards wholly', async () => {
  const { child } = await startInAnotherProcess()
  await expect(removeEmbedded(dataDir)).rejects.toThrow('stop it first')
  child.kill('SIGKILL')
  await once(child, 'exit')

  await removeEmbedded(dataDir)
  expect(await query(await start(), "select to_regclass('kept') as kept")).toEqual([{ kept: null }])
})

test('a process number that meanwhile belongs to another process does not prevent a start', async () => {
  await (await start()).stop()
  await writeFile(
    join(dataDir, 'postgres/postmaster.pid'),
    `${process.pid}\n${dataDir}\n1\n5432\n\n\n\nready\n`,
  )
  expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a port that is in use is replaced by a free one', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const server = await start({ port })
  taken.close()
  expect(new URL(server.connectionString).port).not.toBe(String(port))
})

test('it listens on this machine only, syncs every commit, and wants its password', async () => {
  const server = await start()
  const settings = await query(
    server,
    `select name, setting from pg_settings
      where name in ('fsync', 'listen_addresses', 'synchronous_commit', 'unix_socket_directories') order by name`,
  )
  expect(settings).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'listen_addresses', setting: '127.0.0.1' },
    { name: 'synchronous_commit', setting: 'on' },
    { name: 'unix_socket_directories', setting: '' },
  ])
  const withoutPassword = server.connectionString.replace(/:[^:@]+@/, ':wrong@')
  await expect(query({ connectionString: withoutPassword }, 'select 1')).rejects.toThrow(
    /password authentication failed/,
  )
})

test.runIf(process.getuid?.() === 0)(
  'as root it starts inside a folder that is closed to everybody else',
  async () => {
    await chmod(dataDir, 0o700)
    const inside = join(dataDir, 'checkout/data')
    await mkdir(inside, { recursive: true })
    const server = await startEmbedded({ dataDir: inside, cache: cluster })
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
    await server.stop()
    await rm(await realpath(join(inside, 'postgres')), { recursive: true })
  },
)
