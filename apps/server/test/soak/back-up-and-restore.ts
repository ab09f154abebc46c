import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '@tradelane/db/embedded'
import pg from 'pg'
import type { Scene } from './scene.ts'

const scripts = join(import.meta.dirname, '../../../../scripts')

/** By the commands of the operator, while people pay: all that was acknowledged before has to be in the copy, with books that add up. */
export async function backUpAndRestore({ database, ledger, env }: Scene): Promise<void> {
  const place = await mkdtemp(join(tmpdir(), 'tradelane-soak-copy-'))
  const folder = join(place, 'backup')
  const dataDir = join(place, 'data')
  try {
    const before = ledger.read().flatMap((line) => (line.kind === 'paid' ? [line.id] : []))
    await run('backup.ts', folder, { ...env, DATABASE_URL: database.connectionString })
    await run('restore.ts', folder, { SECRET: env.SECRET ?? '', DATA_DIR: dataDir })
    const there = await paymentsIn(dataDir)
    const lost = before.filter((id) => !there.has(id))
    if (lost.length > 0) throw new Error(`Acknowledged before the backup, and not in it: ${lost.join(', ')}`)
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

async function run(script: string, folder: string, env: Record<string, string>): Promise<void> {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [join(scripts, script), folder], {
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${script} ended with ${code}: ${said}`)
}

async function paymentsIn(dataDir: string): Promise<Set<string>> {
  const server = await startEmbedded({ dataDir })
  const client = new pg.Client(server.connectionString)
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    `select simple_payment_id as id from simple_payments where state <> 'draft'`,
  )
  await client.end()
  await server.stop()
  return new Set(rows.map(({ id }) => id))
}
