import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import {
  escrowDisputes,
  officeDisputes,
  sellersDisputeCalls,
} from '@tradelane/contract/smart-escrow/dispute-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { providerBooksOf } from '../../../../../test/books.ts'
import {
  givenDispute,
  givenEscalated,
  offerAsBuyer,
  offerAsSeller,
  readDisputes,
} from '../../../../../test/given-dispute.ts'
import {
  decisionsOf,
  dollarsOf,
  givenBlocks,
  givenImporter,
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
import { givenOnlyAdministrator } from '../../../../../test/given-staff.ts'
import { type SpawnedServer, spawnServer } from '../../../../../test/spawned-server.ts'
import { takeOver } from '../../../../../test/take-over.ts'
import { testApp } from '../../../../../test/test-app.ts'
import { reconcileProvider } from '../../../books/reconciliation/index.ts'
import { expireEscrows } from '../draft/expire-escrows.ts'
import { disputeCrashPoints } from '../payouts/crash-points.ts'

// Two server processes on one database: nothing that a process remembers can hide a fault here.

let app: Awaited<ReturnType<typeof testApp>>
let servers: SpawnedServer[]
let dataDir: string
let payer: Payer

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tradelane-disputes-'))
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

test('of twenty decisions at once one splits the money', async () => {
  const { id } = await givenOneBlock()
  const { dispute_id } = await givenDispute(app, payer, id)
  await givenEscalated(app, payer, dispute_id)
  const { token } = await givenOnlyAdministrator(app)
  const answers = await Promise.all(
    at(20).map((index) => {
      const body = { dispute_id, released_percent: index * 5, reason: 'As the photos show.' }
      return server(index).call(officeDisputes.decide, { body }, { token })
    }),
  )
  expect(answers.map(({ status }) => status).filter((status) => status !== 409)).toEqual([200])
  await settleEscrows(app)
  const { result } = (await readDisputes(app, payer, id)).disputes[0] ?? {}
  expect((result?.released ?? 0) + (result?.refunded ?? 0)).toBeCloseTo(980, 2)
  const { available, escrow } = await dollarsOf(app, payer.companyId)
  expect([Number(available), escrow]).toEqual([19_000 + (result?.refunded ?? 0), undefined])
}, 120_000)

test('where both sides accept each other’s offers at once, one split counts', async () => {
  for (const round of at(4)) {
    const { id } = await givenOneBlock()
    const { dispute_id } = await givenDispute(app, payer, id)
    await offerAsBuyer(app, payer, dispute_id, 20)
    const opened = await openSellersLink(app, await sellersToken(app))
    await offerAsSeller(app, opened, dispute_id, 70)
    const offers = (await readDisputes(app, payer, id)).disputes[0]?.offers ?? []
    const offerOf = (side: string) => offers.find((offer) => offer.side === side)?.offer_id ?? ''
    const answer = 'accept' as const
    const answers = await Promise.all([
      server(round).call(
        escrowDisputes.answer,
        { body: { dispute_id, offer_id: offerOf('seller'), answer } },
        { token: payer.token },
      ),
      server(round + 1).call(sellersDisputeCalls.answer, {
        body: { ...opened, dispute_id, offer_id: offerOf('buyer'), answer },
      }),
    ])
    const [buyers, sellers] = answers.map(({ status }) => status)
    expect([buyers === 200, sellers === 200].filter(Boolean)).toHaveLength(1)
    const { result } = (await readDisputes(app, payer, id)).disputes[0] ?? {}
    expect(result?.released_percent).toBe(buyers === 200 ? 70 : 20)
  }
}, 180_000)

test('of a dispute, a decision and the expiry at once, one takes the block', async () => {
  for (const round of at(6)) {
    const { id } = await givenOneBlock({ expiry_date: dayFromNow(app, 1) })
    const [decision] = await decisionsOf(app, payer, id, 1)
    if (!decision) throw new Error('there is nothing to decide')
    const opening = { smart_escrow_id: id, condition: decision.condition, reason: 'Rust' }
    // For this process the last day has passed; for the others it has not.
    const now = app.deps.clock.now().getTime()
    const later = { ...app.deps, clock: { now: () => new Date(now + 3 * 86_400_000) } }
    const [opened, decided] = await Promise.all([
      server(round).call(escrowDisputes.open, { body: opening }, { token: payer.token }),
      server(round + 1).call(smartEscrows.decide, { body: decision }, { token: payer.token }),
      expireEscrows(later),
    ])
    const [, block] = await statesOf(app, payer, id)
    // What is approved first is released, and refuses the dispute.
    if (opened.status === 200) expect(block).toBe('disputed')
    else
      expect([decided.status, block]).toEqual(decided.status === 200 ? [200, 'fulfilled'] : [409, 'refunded'])
    // The news of this round are not mailed after the link of the next one.
    await app.runJobs()
  }
  await settleEscrows(app)
}, 180_000)

describe('kill -9', () => {
  test.each(disputeCrashPoints)(
    '%s, and another process goes on: the split is booked once',
    async (point) => {
      const { id } = await givenOneBlock()
      const { dispute_id } = await givenDispute(app, payer, id)
      await givenEscalated(app, payer, dispute_id)
      const { token } = await givenOnlyAdministrator(app)
      const given = { body: { dispute_id, released_percent: 60, reason: 'As the photos show.' } }
      const doomed = await spawnServer({ ...envOf(), WORKER: 'off', CRASH_AT: point })
      await doomed.call(officeDisputes.decide, given, { token }).catch(() => undefined)
      await doomed.ended
      expect((await statesOf(app, payer, id))[1]).toBe(
        point === 'dispute_before_post' ? 'disputed' : 'fulfilled',
      )
      if (point === 'dispute_before_post') await app.call(officeDisputes.decide, given, { token })
      const successor = await takeOver(app, { othersAlive: 2 })
      await successor.until(async () => expect(await statesOf(app, payer, id)).toEqual(['refunded', 'paid']))
      await successor.until(() => expectNothingToMail(app))
      // 588.00 of 980.00 are paid, 392.00 come back.
      expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '19392.00' })
      expect((await providerBooksOf(app, payer.companyId)).USD).toBe('19392.00')
    },
    180_000,
  )
})

const SECRET = randomUUID()
const envOf = () => ({ SECRET, DATA_DIR: dataDir, DATABASE_URL: app.connectionString })

const server = (index: number) => servers[index % 2] as SpawnedServer
const at = (count: number) => Array.from({ length: count }, (_, index) => index)

/** An escrow of one block of 980.00, to which the seller has agreed. */
async function givenOneBlock(changes: object = {}) {
  const conditions = await givenBlocks(app, payer, [100])
  return givenAgreedEscrow(app, payer, { conditions, amount_sent: 1000, ...changes })
}
