import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { clusterOf, isAlive } from './embedded-cluster.ts'
import { serverSettings } from './embedded-settings.ts'
import type { ServerUser } from './embedded-user.ts'

/** What the running server writes about itself into `postmaster.pid`. */
export type Postmaster = { pid: number; port: number; isReady: boolean }

const pollMs = 5
/** Recovery after a kill takes well under a second for each hundred megabytes written since the last checkpoint. */
const patienceMs = 60_000
const pidFile = (dataDir: string) => join(clusterOf(dataDir), 'postmaster.pid')
const logFile = (dataDir: string) => join(dataDir, 'postgres.log')

/** The running server of this data folder, regardless of which process started it. */
export function findPostmaster(dataDir: string): Postmaster | undefined {
  const lines = readIfThere(pidFile(dataDir)).split('\n')
  const pid = Number(lines[0])
  if (!pid || !isAlive(pid) || !runsIn(pid, clusterOf(dataDir))) return undefined
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
}

/** The port of the last server of this folder, which processes may still try to reach; undefined after a clean stop. */
export function lastPort(dataDir: string): number | undefined {
  return Number(readIfThere(pidFile(dataDir)).split('\n')[3]) || undefined
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** After a kill and a reboot the same process number may belong to anybody. The server works in its own folder. */
function runsIn(pid: number, folder: string): boolean {
  if (!existsSync('/proc/self/cwd')) return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
  } catch {
    return false
  }
}

type Launch = {
  port: number
  settings: Record<string, string>
  user: ServerUser | undefined
  /** After it died while processes use it. */
  isAgain: boolean
}

/**
 * Starts the server and waits until it takes connections. It gets a session of its own, so that Ctrl-C reaches us
 * first, and its log goes to a file, so that it outlives us where we are killed: the next start adopts it.
 */
export async function launch(
  dataDir: string,
  postgres: string,
  { port, settings, user, isAgain }: Launch,
): Promise<Postmaster> {
  const log = logFile(dataDir)
  // The log of a server that died says why.
  const output = openSync(log, isAgain ? 'a' : 'w', 0o600)
  const flags = Object.entries({ ...serverSettings(), ...settings }).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ])
  // The resolved path: the server's user may be unable to follow a link inside a closed folder.
  const folder = realpathSync(clusterOf(dataDir))
  const child = spawn(postgres, ['-D', folder, '-p', String(port), ...flags], {
    ...user,
    cwd: '/',
    detached: true,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  let ended: string | undefined
  child.on('error', (error) => {
    ended = error.message
  })
  child.on('exit', (code) => {
    ended = `exit code ${code}`
  })
  child.unref()
  for (;;) {
    const server = findPostmaster(dataDir)
    if (server?.isReady && server.pid === child.pid) return server
    if (ended) throw new Error(`The embedded PostgreSQL did not start (${ended}): ${readIfThere(log)}`)
    await delay(pollMs)
  }
}

/**
 * Waits for a server that is starting, recovering or going away; undefined when none is left. What a killed server
 * wrote about itself may still say `ready`, so it is asked.
 */
export async function waitUntilReady(dataDir: string): Promise<Postmaster | undefined> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const server = findPostmaster(dataDir)
    if (!server || (server.isReady && (await answers(server.port)))) return server
    if (Date.now() > deadline)
      throw new Error(`The server of ${dataDir} (process ${server.pid}) does not answer`)
    await delay(pollMs)
  }
}

/** The protocol's question whether it speaks TLS: eight bytes, answered by one, before any session begins. */
const tlsRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])

/** A connection alone proves nothing: the kernel still accepts some for a server that was just killed. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(tlsRequest))
    socket.on('data', () => {
      resolve(true)
      socket.destroy()
    })
    socket.on('error', () => resolve(false))
    socket.on('close', () => resolve(false))
  })
}

/**
 * PostgreSQL itself clears what a killed server left, except where the process number now belongs to another process
 * of the same user, as after a container's restart. Called only after a start was refused and no server was found.
 */
export function clearStalePidFile(dataDir: string): void {
  if (!findPostmaster(dataDir)) rmSync(pidFile(dataDir), { force: true })
}

/** Ends every connection and waits until all is on disk. */
export async function stopPostmaster(dataDir: string): Promise<void> {
  const server = findPostmaster(dataDir)
  if (!server) return
  process.kill(server.pid, 'SIGINT')
  while (isAlive(server.pid) && findPostmaster(dataDir)) await delay(pollMs)
}

/** The wanted port, or a free one if it is in use or none is wanted. */
export async function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', (error) => (wanted ? resolve(freePort()) : reject(error)))
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : wanted))
    })
  })
}
