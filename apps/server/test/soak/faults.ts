import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sandboxClock } from '@tradelane/contract/sandbox-clock/calls'
import { migrate } from '@tradelane/db'
import { readMigrations } from '../../../../packages/db/src/migration-files.ts'
import { backUpAndRestore } from './back-up-and-restore.ts'
import type { Scene } from './scene.ts'

export type Fault = {
  name: string
  /** Left out of the short form. */
  isLong?: true
  run(scene: Scene, turn: number): Promise<void>
}

export const faults: Fault[] = [
  { name: 'kill -9 of server and worker, in turn and both, every 5 s', run: killProcesses },
  { name: 'database killed, stopped, crashed', run: takeDatabaseAway },
  { name: 'provider slow', run: (scene) => whileProvider(scene, 'slow') },
  { name: 'provider never answers', run: (scene) => whileProvider(scene, 'never') },
  { name: 'provider lies: forged webhooks that say paid', run: (scene) => postWebhooks(scene, forgedOf) },
  { name: 'provider sends all webhooks again, in any order', run: (scene) => postWebhooks(scene, replayed) },
  { name: 'disk full for uploads', run: fillDisk },
  { name: 'machine’s clock 4 minutes ahead, then behind', run: shiftClocks },
  { name: 'business clock an hour ahead', run: moveBusinessClock, isLong: true },
  { name: 'migration while serving', run: migrateWhileServing },
  { name: 'backup, and restore into an empty machine', run: backUpAndRestore, isLong: true },
]

async function killProcesses({ product, seconds }: Scene, turn: number): Promise<void> {
  const pauseMs = Math.min(5_000, seconds * 1_000)
  for (let step = 0; step * pauseMs < seconds * 1_000; step++) {
    await sleep(pauseMs)
    const which = (turn + step) % 3
    if (which !== 1) product.kill('server')
    if (which !== 0) product.kill('worker')
  }
}

async function takeDatabaseAway({ database, seconds }: Scene, turn: number): Promise<void> {
  const death = (['killed', 'stopped', 'crashed'] as const)[turn % 3] ?? 'killed'
  await database.away(Math.min(0.5, seconds), death)
  await sleep(seconds * 500)
  await database.away(seconds / 2, death)
}

async function whileProvider({ app, seconds }: Scene, answers: 'slow' | 'never'): Promise<void> {
  const provider = app.deps.sandbox?.payments
  await provider?.behave({ answers, movesOn: true })
  await sleep(seconds * 1_000)
  await provider?.behave({ answers: 'at-once', movesOn: true })
}

type Webhook = { event_id: string; body: Record<string, unknown> }

/** Of every webhook that there was, each posted twice. */
async function postWebhooks(
  { app, product, env }: Scene,
  variant: (all: Webhook[]) => Webhook[],
): Promise<void> {
  const { rows } = await app.deps.pool.query<Webhook>('select event_id, body from provider_sandbox.webhooks')
  for (const { event_id: id, body } of shuffled(variant(rows).flatMap((one) => [one, one]))) {
    const key = env.PROVIDER_WEBHOOK_KEY
    const post = () =>
      fetch(`${product.address}/api/provider/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-partner-key': key, 'x-request-id': id },
        body: JSON.stringify(body),
      })
    const { status } = await post()
    if (status !== 200) throw new Error(`A webhook that came again was answered with ${status}`)
  }
}

/** Under the same number, and under another. */
const replayed = (all: Webhook[]) => all.flatMap((one) => [one, { ...one, event_id: randomUUID() }])

/** What is known of one payment, said of another; and of each that it is paid, was refused and came back. */
function forgedOf(all: Webhook[]): Webhook[] {
  const templates = ['PAID', 'REJECTED', 'RETURNED'].map((status) => `REMIT_TRANSACTION_${status}_WEBHOOK`)
  return all.slice(-200).map(({ body }, index) => ({
    event_id: randomUUID(),
    body: {
      ...body,
      template: templates[index % templates.length],
      externalId: all[randomInt(all.length)]?.body.externalId ?? body.externalId,
      transactionAmount: '999999.0000',
    },
  }))
}

function shuffled<One>(list: One[]): One[] {
  return list
    .map((one) => ({ one, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one)
}

async function fillDisk({ disk, seconds }: Scene): Promise<void> {
  if (!disk) return
  const empty = await disk.fill()
  await sleep(seconds * 1_000)
  await empty()
}

/** Quotes and codes hold for five and ten minutes. */
async function shiftClocks({ product, seconds }: Scene): Promise<void> {
  for (const minutes of [4, -4, 0]) {
    product.shiftClock(minutes * 60_000)
    await sleep((seconds * 1_000) / 3)
  }
}

async function moveBusinessClock({ product }: Scene): Promise<void> {
  const answer = await fetch(`${product.address}/api${sandboxClock.advance.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance_hours: 1 }),
  })
  if (answer.status !== 200) throw new Error(`The clock was not moved: ${await answer.text()}`)
}

/** As a newer release would beside this one: a column and an index come while people pay, and later go. */
async function migrateWhileServing({ app, database, seconds }: Scene, turn: number): Promise<void> {
  const tables = ['simple_payments', 'documents', 'companies', 'sessions', 'ledger_journals', 'events']
  const mark = `soak_${turn}`
  const apply = (name: string, statements: string[]) =>
    migrate(database.connectionString, [
      ...readMigrations(),
      { name, text: statements.join(';'), sha256: name },
    ])
  const adding = tables.map((table) => `alter table ${table} add column ${mark} text not null default 'new'`)
  await apply(`9900_${mark}.sql`, [...adding, `create index ${mark} on simple_payments (${mark})`])
  await sleep((seconds * 1_000) / 2)
  await apply(
    `9901_${mark}.sql`,
    tables.map((table) => `alter table ${table} drop column ${mark}`),
  )
  await app.deps.pool.query(`delete from schema_migrations where name like '99%_soak_%'`)
}
