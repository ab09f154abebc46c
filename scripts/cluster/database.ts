import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { addressOf, askOn, type DatabaseMachine, databases, killNow, processesOn, runOn } from './machines.ts'
import { patroniSettings } from './patroni-settings.ts'

/** Three database machines, each with a server, its Patroni and a member of etcd. */
export type DatabaseCluster = {
  folder: string
  password: string
}

export type Member = { name: DatabaseMachine; role: string; state: string; timeline?: number }

export function startDatabases({ folder, password }: DatabaseCluster): void {
  for (const machine of databases) {
    const settings = join(folder, `${machine}-patroni.json`)
    // Patroni reads YAML, of which JSON is a part.
    writeFileSync(settings, JSON.stringify(patroniSettings(machine, { folder, password }), null, 2))
  }
  execFileSync('chown', ['--recursive', 'postgres:postgres', folder])
  for (const machine of databases) startMachine(machine, folder)
}

/** Safe to repeat: what is running stays. */
export function startMachine(machine: DatabaseMachine, folder: string): void {
  const commands = processesOn(machine).map(commandOf)
  if (!commands.some((command) => command.includes('etcd')))
    runOn(machine, { name: 'etcd', command: etcd(machine, folder), as: 'postgres', folder })
  if (!commands.some((command) => command.includes('patroni')))
    runOn(machine, {
      ...{ name: 'patroni', as: 'postgres', folder },
      command: ['patroni', join(folder, `${machine}-patroni.json`)],
    })
}

function etcd(machine: DatabaseMachine, folder: string): string[] {
  const address = addressOf(machine)
  const peers = databases.map((name) => `${name}=http://${addressOf(name)}:2380`)
  return [
    ...['etcd', '--name', machine, '--data-dir', join(folder, `${machine}-etcd`)],
    ...[
      '--listen-peer-urls',
      `http://${address}:2380`,
      '--initial-advertise-peer-urls',
      `http://${address}:2380`,
    ],
    ...['--listen-client-urls', `http://${address}:2379,http://127.0.0.1:2379`],
    ...['--advertise-client-urls', `http://${address}:2379`],
    ...['--initial-cluster', peers.join(','), '--initial-cluster-state', 'new'],
    ...['--initial-cluster-token', 'tradelane', '--enable-v2', '--logger', 'zap', '--log-level', 'warn'],
  ]
}

/** Every process of the machine at once, as when its power fails; or the database server alone. */
export function killMachine(machine: DatabaseMachine): void {
  for (const pid of processesOn(machine)) killNow(pid)
}

export function killServer(machine: DatabaseMachine, folder: string): void {
  killNow(Number(readFileSync(join(folder, `${machine}-data/postmaster.pid`), 'utf8').split('\n')[0]))
}

/** The machine hangs: nothing of its database answers, but its member of etcd goes on. */
export function signalServer(machine: DatabaseMachine, signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of processesOn(machine)) if (!commandOf(pid).includes('etcd')) killNow(pid, signal)
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

/** What the first member that answers knows of all. */
export async function members(): Promise<Member[]> {
  for (const machine of databases) {
    const answer = await fetch(`http://${addressOf(machine)}:8008/cluster`, {
      signal: AbortSignal.timeout(1_000),
    })
      .then((response) => response.json() as Promise<{ members: Member[] }>)
      .catch(() => undefined)
    if (answer) return answer.members
  }
  return []
}

/** What the cluster lacks to take writes and to lose none, in words; nothing when it is whole. */
async function lacks(): Promise<string[]> {
  const all = await members()
  if (all.length === 0) return ['no Patroni answers']
  const leaders = all.filter(({ role, state }) => role === 'leader' && state === 'running')
  // A primary that came back has its own history, until it is rewound to the one of all.
  const away = databases.filter(
    (name) =>
      !all.some(
        (member) =>
          member.name === name && member.state === 'running' && member.timeline === leaders[0]?.timeline,
      ),
  )
  return [
    ...(leaders.length === 1 ? [] : ['there is no primary']),
    ...(all.some(({ role }) => role === 'sync_standby') ? [] : ['there is no synchronous standby']),
    ...away.map((name) => `${name} is away`),
  ]
}

export async function untilWhole(patienceMs = 120_000): Promise<void> {
  const giveUpAt = Date.now() + patienceMs
  for (;;) {
    const missing = await lacks()
    if (missing.length === 0) return
    if (Date.now() > giveUpAt) throw new Error(`The cluster is not whole: ${missing.join(', ')}.`)
    await sleep(200)
  }
}

export async function primary(): Promise<DatabaseMachine> {
  const leader = (await members()).find(({ role }) => role === 'leader')
  if (!leader) throw new Error('There is no primary.')
  return leader.name
}

const superuserAt = (machine: DatabaseMachine, { password }: DatabaseCluster, database = 'tradelane') =>
  `postgres://postgres:${password}@${addressOf(machine)}:5432/${database}`

/** The product's own role and database. */
export async function createProductDatabase(cluster: DatabaseCluster): Promise<void> {
  const client = new pg.Client(superuserAt(await primary(), cluster, 'postgres'))
  await client.connect()
  await client.query(`create role tradelane login password '${cluster.password}'`)
  await client.query('create database tradelane owner tradelane')
  await client.end()
}

/** A statement on one machine's own server, by its own loopback: no cable is needed for it. */
export const askServer = (
  machine: DatabaseMachine,
  { password }: DatabaseCluster,
  statement: string,
): string =>
  askOn(machine, ['psql', '-h', '127.0.0.1', '-U', 'postgres', '-d', 'tradelane', '-Atc', statement], {
    PGPASSWORD: password,
    PGCONNECT_TIMEOUT: '2',
    PGOPTIONS: '-c statement_timeout=700',
  })
