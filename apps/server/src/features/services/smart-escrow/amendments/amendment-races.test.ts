import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { escrowAmendments, sellersAmendments } from '@tradelane/contract/smart-escrow/amendment-calls'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { providerBooksOf } from '../../../../../test/books.ts'
import {
  blockOf,
  givenChange,
  givenChangeCode,
  givenDraftChange,
  laterDay,
  saveChange,
} from '../../../../../test/given-amendment.ts'
import { givenPassword } from '../../../../../test/given-company.ts'
import {
  decisionsOf,
  dollarsOf,
  givenBlocks,
  givenImporter,
  readEscrow,
  settleEscrows,
  statesOf,
} from '../../../../../test/given-escrow.ts'
import { dayFromNow } from '../../../../../test/given-freight.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import {
  expectNothingToMail,
  givenAgreedEscrow,
  openSellersLink,
  sellersToken,
} from '../../../../../test/given-seller.ts'
import { type SpawnedServer, spawnServer } from '../../../../../test/spawned-server.ts'
import { takeOver } from '../../../../../test/take-over.ts'
import { testApp } from '../../../../../test/test-app.ts'
import { reconcileProvider } from '../../../books/reconciliation/index.ts'
import { expireEscrows } from '../draft/expire-escrows.ts'
import { amendmentCrashPoints } from '../payouts/crash-points.ts'

// Two server processes on one database: nothing that a process remembers can hide a fault here.

let app: Awaited<ReturnType<typeof testApp>>
let servers: SpawnedServer[]
let dataDir: string
let payer: Payer

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tradelane-amendments-'))
  app = await testApp({ SECRET, DATA_DIR: dataDir })
  const env = { ...envOf(), WORKER: 'off' }
  servers = await Promise.all([spawnServer(env), spawnServer(env)])
}, 60_000)
beforeEach(async () => {
  payer = await givenImporter(app)
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
  await Promise.all(servers.map((server) => server.kill()))
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('of a consent and a withdrawal at once, one counts', async () => {
  for (const round of at(6)) {
    const { id, block_id } = await givenOneBlock()
    const { amendment_id, opened } = await givenChange(app, payer, id, {
      blocks: [{ block_id, amount: 1960 }],
    })
    const [agreed, withdrawn] = await Promise.all([
      agree(round, opened, amendment_id),
      server(round + 1).call(escrowAmendments.withdraw, { body: { amendment_id } }, { token: payer.token }),
    ])
    expect([agreed.status, withdrawn.status].toSorted()).toEqual([200, 409])
    const state = (await changeOf(id))?.state
    expect(state).toBe(agreed.status === 200 ? 'accepted' : 'withdrawn')
    const { amount } = (await readEscrow(app, payer, id)).smart_escrow.conditions[0] ?? {}
    expect(amount).toBe(agreed.status === 200 ? 1960 : 980)
    // The news of this round are not mailed after the link of the next one.
    await app.runJobs()
  }
  await settleEscrows(app)
}, 180_000)

test('twenty consents at once change the escrow once', async () => {
  const { id, block_id } = await givenOneBlock()
  const { amendment_id, opened } = await givenChange(app, payer, id, { blocks: [{ block_id, amount: 1960 }] })
  const answers = await Promise.all(at(20).map((index) => agree(index, opened, amendment_id)))
  expect(answers.map(({ status }) => status).filter((status) => status !== 409)).toEqual([200])
  await settleEscrows(app)
  expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '18000.00', escrow: '1960.00' })
}, 120_000)

test('of a consent and a payout of its block at once, the block is paid as it was agreed at that moment', async () => {
  for (const round of at(6)) {
    const { id, block_id } = await givenOneBlock()
    const { amendment_id, opened } = await givenChange(app, payer, id, {
      blocks: [{ block_id, amount: 490 }],
    })
    const [decision] = await decisionsOf(app, payer, id, 1)
    if (!decision) throw new Error('there is nothing to decide')
    const [agreed, decided] = await Promise.all([
      agree(round, opened, amendment_id),
      server(round + 1).call(smartEscrows.decide, { body: decision }, { token: payer.token }),
    ])
    expect(decided.status).toBe(200)
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['released', 'paid'])
    const { amount } = (await readEscrow(app, payer, id)).smart_escrow.conditions[0] ?? {}
    expect([agreed.status, amount]).toEqual(agreed.status === 200 ? [200, 490] : [409, 980])
  }
}, 180_000)

test('of a consent to a later day and the expiry at once, one counts', async () => {
  for (const round of at(6)) {
    const expiry_date = dayFromNow(app, 1)
    const { id } = await givenOneBlock({ expiry_date })
    const { amendment_id, opened } = await givenChange(app, payer, id)
    // For this process the last day has passed; for the other one it has not.
    const now = app.deps.clock.now().getTime()
    const later = { ...app.deps, clock: { now: () => new Date(now + 3 * 86_400_000) } }
    const [agreed] = await Promise.all([agree(round, opened, amendment_id), expireEscrows(later)])
    const { smart_escrow } = await readEscrow(app, payer, id)
    const expected = agreed.status === 200 ? ['approved', laterDay] : ['refunded', expiry_date]
    expect([smart_escrow.status, smart_escrow.expiry_date]).toEqual(expected)
    expect((await changeOf(id))?.state).toBe(agreed.status === 200 ? 'accepted' : 'lapsed')
    await app.runJobs()
  }
}, 180_000)

test('two drafts at once are one', async () => {
  const { id } = await givenOneBlock()
  const answers = await Promise.all(
    at(8).map((index) =>
      server(index).call(
        escrowAmendments.save,
        { body: { smart_escrow_id: id, inspection_days: index + 1 } },
        { token: payer.token },
      ),
    ),
  )
  expect(new Set(answers.map(({ body }) => (body as { amendment_id?: string }).amendment_id)).size).toBe(1)
  expect((await saveChange(app, payer, id, { inspection_days: 20 })).status).toBe(200)
}, 60_000)

describe('kill -9', () => {
  test.each(amendmentCrashPoints)(
    '%s, and another process goes on: the money is moved once',
    async (point) => {
      const { id, block_id } = await givenOneBlock()
      const changes = { blocks: [{ block_id, amount: 1960 }] }
      const doomed = await spawnServer({ ...envOf(), WORKER: 'off', CRASH_AT: point })
      const isProposal = point.endsWith('_hold')
      const given = isProposal ? await givenProposal(id, changes) : await givenConsent(id, changes)
      await given(doomed).catch(() => undefined)
      await doomed.ended
      const state = (await changeOf(id))?.state
      const before = isProposal ? 'draft' : 'open'
      expect(state).toBe(point.includes('_before_') ? before : isProposal ? 'open' : 'accepted')
      if (state === before) expect((await given(server(0))).status).toBe(200)
      const successor = await takeOver(app, { othersAlive: 2 })
      const expected = isProposal
        ? { available: '18000.00', escrow: '1980.00' }
        : { available: '18000.00', escrow: '1960.00' }
      await successor.until(async () => expect(await dollarsOf(app, payer.companyId)).toEqual(expected))
      await successor.until(() => expectNothingToMail(app))
      expect((await providerBooksOf(app, payer.companyId)).USD).toBe(isProposal ? '19980.00' : '19960.00')
    },
    180_000,
  )
})

type Changes = Parameters<typeof givenDraftChange>[3]
type Attempt = (by: Pick<SpawnedServer, 'call'>) => Promise<{ status: number }>

async function givenProposal(id: string, changes: Changes): Promise<Attempt> {
  const amendment_id = await givenDraftChange(app, payer, id, changes)
  const verify_code = await givenChangeCode(app, payer, amendment_id)
  const body = { amendment_id, password: givenPassword, verify_code }
  return (by) => by.call(escrowAmendments.propose, { body }, { token: payer.token })
}

async function givenConsent(id: string, changes: Changes): Promise<Attempt> {
  const { amendment_id } = await givenChange(app, payer, id, changes)
  const opened = await openSellersLink(app, await sellersToken(app))
  const body = { ...opened, amendment_id, answer: 'agree' as const, name: 'Jette Brandt' }
  return (by) => by.call(sellersAmendments.answer, { body })
}

const SECRET = randomUUID()
const envOf = () => ({ SECRET, DATA_DIR: dataDir, DATABASE_URL: app.connectionString })

const server = (index: number) => servers[index % 2] as SpawnedServer
const at = (count: number) => Array.from({ length: count }, (_, index) => index)

/** An escrow of one block of 980.00, to which the seller has agreed. */
async function givenOneBlock(changes: object = {}) {
  const conditions = await givenBlocks(app, payer, [100])
  const given = await givenAgreedEscrow(app, payer, { conditions, amount_sent: 1000, ...changes })
  const { block_id } = await blockOf(app, payer, given.id, 1)
  return { ...given, block_id }
}

type Opened = { token: string; session: string }

const agree = (index: number, opened: Opened, amendment_id: string) =>
  server(index).call(sellersAmendments.answer, {
    body: { ...opened, amendment_id, answer: 'agree' as const, name: 'Jette Brandt' },
  })

const changeOf = async (id: string) => (await readEscrow(app, payer, id)).amendments[0]
