import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { links } from '@tradelane/contract/links/calls'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { sellerEscrows } from '@tradelane/contract/smart-escrow/seller-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenPassword } from '../../../../test/given-company.ts'
import {
  decisionsOf,
  dollarsOf,
  givenBlocks,
  givenDraftEscrow,
  givenEscrow,
  givenEscrowCode,
  givenImporter,
  readEscrow,
  settleEscrows,
  statesOf,
  titlesOf,
} from '../../../../test/given-escrow.ts'
import { dayFromNow } from '../../../../test/given-freight.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import {
  firstDocument,
  givenAgreedEscrow,
  invoice,
  newestPresentation,
  openSellersLink,
  present,
  sellersToken,
} from '../../../../test/given-seller.ts'
import { type SpawnedServer, spawnServer } from '../../../../test/spawned-server.ts'
import { testApp } from '../../../../test/test-app.ts'
import { reconcileProvider } from '../../books/reconciliation/index.ts'
import { expireEscrows } from './draft/expire-escrows.ts'

// Two server processes on one database: nothing that a process remembers can hide a fault here.

let app: Awaited<ReturnType<typeof testApp>>
let servers: SpawnedServer[]
let dataDir: string
let payer: Payer

beforeAll(async () => {
  const SECRET = randomUUID()
  dataDir = await mkdtemp(join(tmpdir(), 'tradelane-races-'))
  app = await testApp({ SECRET, DATA_DIR: dataDir })
  const env = { SECRET, DATA_DIR: dataDir, DATABASE_URL: app.connectionString, WORKER: 'off' }
  servers = await Promise.all([spawnServer(env), spawnServer(env)])
  payer = await givenImporter(app, { balance: '100000' })
}, 60_000)
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
  await Promise.all(servers.map((server) => server.kill()))
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('twenty decisions on one block at once pay it once', async () => {
  const { id, body } = await givenDecision()
  const answers = await Promise.all(
    at(20).map((index) => server(index).call(smartEscrows.decide, { body }, { token: payer.token })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await stepsOf(id)).map(({ kind }) => kind)).toEqual(['fee', 'release'])
  await settleEscrows(app)
  expect(await statesOf(app, payer, id)).toEqual(['released', 'paid'])
}, 60_000)

test('approvals and refusals at once leave one decision, and no payout without it', async () => {
  const { id, body } = await givenDecision()
  const answers = await Promise.all(
    at(20).map((index) => {
      const decision = index % 3 === 0 ? ('approve' as const) : ('refuse' as const)
      return server(index).call(
        smartEscrows.decide,
        { body: { ...body, decision, reason: 'Not complete' } },
        { token: payer.token },
      )
    }),
  )
  // After the approval every refusal is refused.
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect((await stepsOf(id)).map(({ kind }) => kind)).toEqual(['fee', 'release'])
}, 60_000)

test('one code approves an escrow once', async () => {
  const before = Number((await dollarsOf(app, payer.companyId)).available)
  const id = await givenDraftEscrow(app, payer, { amount_sent: 1000 })
  const verify_code = await givenEscrowCode(app, payer, id)
  const body = { smart_escrow_id: id, password: givenPassword, verify_code }
  const answers = await Promise.all(
    at(8).map((index) => server(index).call(smartEscrows.approve, { body }, { token: payer.token })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(Number((await dollarsOf(app, payer.companyId)).available)).toBe(before - 1000)
}, 60_000)

test('of a refund and a release at once, one happens', async () => {
  const expiry_date = dayFromNow(app, 1)
  const ends = []
  for (let round = 0; round < 6; round++) {
    const { id, body } = await givenDecision({ expiry_date })
    // For this process the last day has passed; for the other one it has not.
    const later = { ...app.deps, clock: { now: () => new Date(Date.now() + 3 * 86_400_000) } }
    const [, decided] = await Promise.all([
      expireEscrows(later),
      server(round).call(smartEscrows.decide, { body }, { token: payer.token }),
    ])
    const [state, block] = await statesOf(app, payer, id)
    const isRefunded = state === 'refunded'
    expect([decided.status, block, (await stepsOf(id)).length]).toEqual(
      isRefunded ? [409, 'refunded', 1] : [200, 'fulfilled', 2],
    )
    ends.push(state)
  }
  expect(ends).toHaveLength(6)
  await settleEscrows(app)
}, 120_000)

test('twenty answers of the seller at once are one', async () => {
  const id = await givenEscrow(app, payer, { amount_sent: 1000 })
  const opened = await openSellersLink(app, await sellersToken(app))
  const answers = await Promise.all(
    at(20).map((index) => {
      const isAgreed = index % 2 === 0
      const fields = isAgreed
        ? { answer: 'agree', name: 'Jette Brandt' }
        : { answer: 'decline', name: 'Jette Brandt', reason: 'No' }
      return server(index).call(links.complete, { body: { ...opened, fields } })
    }),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const titles = await titlesOf(app, payer, id)
  expect(titles.filter((title) => /^Seller (agreed|declined)$/.test(title))).toHaveLength(1)
}, 60_000)

test('an agreement and a cancellation at once are one of both, also while the buyer approves the first block', async () => {
  for (let round = 0; round < 6; round++) {
    const id = await givenEscrow(app, payer, { amount_sent: 1000 })
    const opened = await openSellersLink(app, await sellersToken(app))
    const fields = { answer: 'agree', name: 'Jette Brandt' }
    const [first] = await decisionsOf(app, payer, id, 1)
    const { token } = payer
    const [decided, agreed, cancelled] = await Promise.all([
      server(round).call(smartEscrows.decide, { body: first as never }, { token }),
      server(round).call(links.complete, { body: { ...opened, fields } }),
      server(round + 1).call(smartEscrows.cancel, { body: { smart_escrow_id: id, reason: 'No' } }, { token }),
    ])
    expect([agreed.status, cancelled.status].toSorted()).toEqual([200, 409])
    const isAgreed = agreed.status === 200
    if (isAgreed) expect(decided.status).toBe(200)
    expect(await statesOf(app, payer, id)).toEqual([
      isAgreed || decided.status === 200 ? 'approved' : 'refunded',
      decided.status === 200 ? 'fulfilled' : 'refunded',
      isAgreed ? 'pending' : 'refunded',
    ])
    expect((await readEscrow(app, payer, id)).smart_escrow.agreement).toBe(isAgreed ? 'agreed' : 'cancelled')
  }
  await settleEscrows(app)
}, 60_000)

test('twenty examinations, waivers and new presentations at once leave one payout at most', async () => {
  const conditions = await givenBlocks(app, payer, [100])
  const { id, opened } = await givenAgreedEscrow(app, payer, { conditions, amount_sent: 1000 })
  await present(app, opened, { amount: 5000 })
  const { presentation_id: presentation } = await newestPresentation(app, payer, id)
  const { item_id: item } = await firstDocument(app, opened)
  const which = { smart_escrow_id: id, presentation }
  const answers = await Promise.all(
    at(20).map((index) => {
      const one = server(index)
      if (index % 4 === 3)
        return one.call(sellerEscrows.present, { body: { ...opened, item, ...invoice, amount: 1000 } })
      return index % 2 === 0
        ? one.call(
            smartEscrows.waive,
            { body: { ...which, differences: ['amount'] } },
            { token: payer.token },
          )
        : one.call(smartEscrows.examine, { body: { ...which, decision: 'refuse' } }, { token: payer.token })
    }),
  )
  expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true)
  const releases = (await stepsOf(id)).filter(({ kind }) => kind === 'release')
  const { smart_escrow } = await readEscrow(app, payer, id)
  const states = smart_escrow.conditions[0]?.document_approval[0]?.presentations.map(({ state }) => state)
  expect(releases).toHaveLength(states?.includes('approved') ? 1 : 0)
  expect(states?.filter((state) => state === 'presented' || state === 'approved').length).toBeLessThan(2)
}, 60_000)

test('a presentation at the very moment of the expiry is examined, or refused and refunded', async () => {
  for (let round = 0; round < 6; round++) {
    const conditions = await givenBlocks(app, payer, [100])
    const changes = { conditions, amount_sent: 1000, expiry_date: dayFromNow(app, 1) }
    const { id, opened } = await givenAgreedEscrow(app, payer, changes)
    const { item_id: item } = await firstDocument(app, opened)
    // For this process the last day has passed; for the other one it has not.
    const later = { ...app.deps, clock: { now: () => new Date(Date.now() + 3 * 86_400_000) } }
    const [, presented] = await Promise.all([
      expireEscrows(later),
      server(round).call(sellerEscrows.present, { body: { ...opened, item, ...invoice, amount: 1000 } }),
    ])
    const states = await statesOf(app, payer, id)
    expect([presented.status, states]).toEqual(
      states[0] === 'refunded' ? [409, ['refunded', 'refunded']] : [200, ['approved', 'pending']],
    )
    // The news of this round are not mailed after the link of the next one.
    await app.runJobs()
  }
}, 120_000)

const server = (index: number) => servers[index % 2] as SpawnedServer
const at = (count: number) => Array.from({ length: count }, (_, index) => index)
const stepsOf = (id: string) =>
  app.db
    .selectFrom('escrow_steps')
    .select(['kind', 'state'])
    .where('smart_escrow_id', '=', id)
    .orderBy('kind')
    .execute()

/** What decides the only condition of an escrow of one block. */
async function givenDecision(changes: object = {}) {
  const conditions = await givenBlocks(app, payer, [100])
  const id = await givenEscrow(app, payer, { conditions, amount_sent: 1000, ...changes })
  const [body] = await decisionsOf(app, payer, id, 1)
  if (!body) throw new Error('there is nothing to decide')
  return { id, body }
}
