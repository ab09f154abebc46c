import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type ProcessorTimes, processorTimesOf } from './processor-time.ts'

const root = join(import.meta.dirname, '..')
const pollMs = 5

export async function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'tradelane-bench-'))
}

export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true })

export type Product = {
  address: string
  /** From the command to the first request that finds it ready. */
  readyAfterMs: number
  stop(): Promise<void>
  /** Of its processes so far, the database server's too. */
  processorTimes(): Promise<ProcessorTimes>
  /** SIGKILL for every process of it, the database server's too, in no particular order. */
  killAll(): Promise<void>
}

/** The product, started by the very script that `npm start` runs. */
export async function startProduct(dataDir: string, env: Record<string, string> = {}): Promise<Product> {
  const port = await freePort()
  const started = performance.now()
  const command = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, PORT: String(port), DATA_DIR: dataDir },
  })
  const ended = once(command, 'exit')
  const address = `http://127.0.0.1:${port}`
  await becomesReady(`${address}/readyz`, command).catch(async (error) => {
    for (const pid of await processesOf(dataDir)) process.kill(pid, 'SIGKILL')
    throw error
  })
  return {
    address,
    readyAfterMs: performance.now() - started,
    stop: async () => {
      command.kill('SIGTERM')
      await ended
    },
    processorTimes: async () => processorTimesOf(await processesOf(dataDir)),
    killAll: async () => {
      command.kill('SIGKILL')
      for (const pid of await processesOf(dataDir)) process.kill(pid, 'SIGKILL')
      await ended
    },
  }
}

/** With the product's own, its server takes the sessions, codes and webhooks that are made here. */
export async function keysOf(dataDir: string): Promise<Record<string, string>> {
  const [SECRET, PROVIDER_WEBHOOK_KEY] = await Promise.all(
    ['secret', 'webhook-key'].map((name) => readFile(join(dataDir, name), 'utf8')),
  )
  return { SECRET: String(SECRET), PROVIDER_WEBHOOK_KEY: String(PROVIDER_WEBHOOK_KEY) }
}

/** The product's processes that live leave their numbers in the data folder. */
async function processesOf(dataDir: string): Promise<number[]> {
  const users = await readdir(join(dataDir, 'postgres.users')).catch(() => [])
  const postmaster = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
  return [...users, postmaster]
    .map((text) => Number.parseInt(text, 10))
    .filter((pid) => existsSync(`/proc/${pid}`))
}

async function becomesReady(url: string, command: ChildProcess): Promise<void> {
  while (!(await isOk(url))) {
    if (command.exitCode !== null)
      throw new Error(`The product ended with ${command.exitCode} instead of starting.`)
    await delay(pollMs)
  }
}

function isOk(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    }).on('error', () => resolve(false))
  })
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
