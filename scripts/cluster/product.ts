import type { ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { apis, databaseAddress, productAddress } from './front.ts'
import { addressOf, runOn } from './machines.ts'

const workers = ['work1', 'work2'] as const

export const databaseUrl = (password: string) =>
  `postgres://tradelane:${password}@${databaseAddress}/tradelane`

/** What all processes of the product have in common: one database, one secret, one folder of documents. */
export const sharedEnvironment = ({ folder, password, secret }: Installation): Record<string, string> => ({
  DATABASE_URL: databaseUrl(password),
  DATA_DIR: join(folder, 'files'),
  SECRET: secret,
  HOST: '0.0.0.0',
  PORT: '4000',
  PUBLIC_URL: productAddress,
  TRUST_PROXY: addressOf('front'),
  DATABASE_POOL: '15',
  DEMO: 'off',
  SANDBOX_RATES: 'still',
  SANDBOX_STEP_MS: '100',
  // One person plays all customers here.
  RATE_LIMIT: '0',
  LOG_LEVEL: 'warn',
})

export type Installation = { folder: string; password: string; secret: string }

/** Two processes that answer requests and two that run jobs, each on a machine of its own. */
export async function startProduct(installation: Installation, program: string): Promise<ChildProcess[]> {
  const shared = sharedEnvironment(installation)
  mkdirSync(join(installation.folder, 'files'), { recursive: true })
  const start = (machine: (typeof apis | typeof workers)[number]) =>
    runOn(machine, {
      name: 'tradelane',
      command: [process.execPath, program],
      folder: installation.folder,
      env: { ...shared, WORKER: machine.startsWith('work') ? 'on' : 'off' },
    })
  const processes = [...apis, ...workers].map(start)
  for (const machine of [...apis, ...workers]) await untilReady(`http://${addressOf(machine)}:4000`)
  await untilReady(productAddress)
  return processes
}

async function untilReady(address: string): Promise<void> {
  const giveUpAt = Date.now() + 120_000
  while (Date.now() < giveUpAt) {
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    )
    if (answer?.status === 200) return
    await sleep(200)
  }
  throw new Error(`${address} did not become ready.`)
}
