import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type EmbeddedServer, findEmbedded, startEmbedded } from '@tradelane/db/embedded'

/** A way for a database server to end. */
export type Death = 'killed' | 'crashed' | 'stopped'
const signalOf = { killed: 'SIGKILL', crashed: 'SIGQUIT', stopped: 'SIGINT' } as const

/** A database server that can be taken away for a while; `away` resolves when it is back. */
export type Outages = { away(seconds: number, death: Death): Promise<void> }

/** A server that somebody else runs for us, at an address that stays. */
export async function serverOfOnesOwn(dataDir: string) {
  let server: EmbeddedServer = await startEmbedded({ dataDir })
  const { connectionString } = server
  const port = Number(new URL(connectionString).port)
  return {
    connectionString,
    stop: () => server.stop(),
    away: async (seconds: number, death: Death) => {
      process.kill(server.pid, signalOf[death])
      await sleep(seconds * 1_000)
      await untilGone(server.pid)
      server = await startEmbedded({ dataDir, port })
      if (server.connectionString !== connectionString) throw new Error('The port was taken meanwhile.')
    },
  }
}

/**
 * The server that the product itself runs in `dataDir`. It is kept away by one of its children, which is stopped and so
 * cannot notice that the server died: until it goes, no other server may open the folder.
 */
export function embeddedServer(dataDir: string): Outages {
  return {
    away: async (seconds, death) => {
      const pid = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
      const [child] = childrenOf(pid)
      if (!child) throw new Error('The server has no children.')
      process.kill(child, 'SIGSTOP')
      process.kill(pid, signalOf[death])
      await sleep(seconds * 1_000)
      process.kill(child, 'SIGKILL')
      await untilGone(pid)
      while (!(await findEmbedded(dataDir).catch(() => undefined))) await sleep(20)
    },
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((child) => child > 0 && parentOf(child) === pid)
}

function parentOf(pid: number): number | undefined {
  try {
    // The name is in parentheses and may hold spaces; then come the state and the parent.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return undefined
  }
}

async function untilGone(pid: number): Promise<void> {
  while (isThere(pid)) await sleep(20)
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
