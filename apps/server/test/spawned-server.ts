import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Endpoint, WireInput, WireOutput } from '@tradelane/contract'
import { expect, vi } from 'vitest'

// Bundled from these sources by `scripts/bundle-for-tests.mjs`.
const main = fileURLToPath(new URL('../../../.cache/server/main.js', import.meta.url))
const compiled = fileURLToPath(new URL('../../../.cache/node', import.meta.url))

export type SpawnedServer = {
  address: string
  process: ChildProcess
  call<E extends Endpoint>(
    endpoint: E,
    input: WireInput<E>,
    options?: { token?: string; key?: string },
  ): Promise<{ status: number; body: WireOutput<E> }>
  /** Resolves when the process has ended, for any reason. */
  ended: Promise<void>
  /** SIGKILL, and until it is gone. */
  kill(): Promise<void>
}

/** The product in a process of its own, on a database that others may use at the same time. */
export async function spawnServer(env: {
  DATABASE_URL?: string
  DATA_DIR: string
  [name: string]: string | undefined
}): Promise<SpawnedServer> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...cleanEnv(),
      PORT: '0',
      DEMO: 'off',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'error',
      SANDBOX_RATES: 'still',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit').then(() => undefined)
  const address = await addressOf(child, ended)
  // On a busy machine it listens before it has time for anybody, and turns the first callers away.
  const isReady = async () => expect((await fetch(`${address}/readyz`)).status).toBe(200)
  await vi.waitFor(isReady, { timeout: 60_000 })
  return {
    address,
    process: child,
    ended,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    call: async (endpoint, input, { token, key } = {}) => {
      const { body } = input as { body?: unknown }
      const response = await fetch(`${address}/api${endpoint.path}`, {
        method: endpoint.method,
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: (await response.json()) as never }
    },
  }
}

/** The runner's own variables are not the product's. As `npm start`, it keeps what the engine has compiled: a third of a start. */
function cleanEnv(): Record<string, string> {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env
  return { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE: compiled }
}

async function addressOf(child: ChildProcess, ended: Promise<void>): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    void ended.then(() => reject(new Error(`the server ended before it listened: ${said}`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const address = /listens at (http\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
  })
}
