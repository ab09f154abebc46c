import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FullConfig } from '@playwright/test'
import { endWithUs } from '../test/end-with-us.ts'
import { memoryFolder } from '../test/memory-folder.ts'

const root = join(import.meta.dirname, '..')
const patienceMs = 300_000

type Product = { dataDir: string; port: string; stop(): Promise<void> }

/** The whole product as `npm start` runs it, once for each address that stories use, on empty data folders that go away with it. */
export default async function startProducts({ projects }: FullConfig): Promise<() => Promise<void>> {
  const addresses = new Set(projects.map(({ use }) => use.baseURL ?? ''))
  const products = await Promise.all([...addresses].map(startProduct))
  // For what only an operator does: stories get it with their environment.
  process.env.E2E_DATA_DIR = products.find(({ port }) => port === process.env.E2E_PORT)?.dataDir ?? ''
  return async () => {
    await Promise.all(products.map(({ dataDir }) => checkBooks(dataDir)))
    await Promise.all(products.map(({ stop }) => stop()))
  }
}

async function startProduct(address: string): Promise<Product> {
  const { port } = new URL(address)
  const dataDir = await mkdtemp(join(memoryFolder(), 'tradelane-e2e-'))
  const args = [
    ...['--import', join(root, 'scripts/map-traces.mjs')],
    ...['--import', join(root, 'scripts/end-with-parent.mjs')],
    join(root, '.cache/server/demo-server.js'),
  ]
  const server = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      // All stories come from one address, and none of them is about waiting.
      RATE_LIMIT: '0',
      // Stories check amounts: the rates are the same on every day.
      SANDBOX_RATES: 'still',
      SANDBOX_STEP_MS: '500',
      // The others stay unset, and are not shown.
      SOCIAL_LINKEDIN: 'https://www.linkedin.com/company/tradelane-example',
    },
  })
  const ended = once(server, 'exit')
  const watch = server.pid ? endWithUs(server.pid, dataDir) : undefined
  await Promise.race([
    answers(`${address}/readyz`),
    ended.then(() => Promise.reject(new Error('The server ended.'))),
  ])
  return {
    dataDir,
    port,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
      watch?.stdin.end()
    },
  }
}

/** After all stories together the books must balance, and agree with the provider's: throws where they do not. */
async function checkBooks(dataDir: string): Promise<void> {
  for (const check of ['invariants', 'reconcile']) {
    const checking = spawn(process.execPath, [join(root, `scripts/${check}.ts`)], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, DATA_DIR: dataDir },
    })
    const [code] = await once(checking, 'exit')
    if (code !== 0) throw new Error(`The check of the books "${check}" failed.`)
  }
}

async function answers(url: string): Promise<void> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await delay(50)) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error(`${url} does not answer.`)
}
