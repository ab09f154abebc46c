import { randomUUID } from 'node:crypto'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { officeEscrows } from '@tradelane/contract/smart-escrow/office-calls'
import { checkInvariants } from '@tradelane/ledger'
import { type Money, parseMoney } from '@tradelane/money'
import type { Payout } from '@tradelane/providers'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import {
  changePayeeAccount,
  dollarsOf,
  fulfilBlock,
  givenBlocks,
  givenEscrow,
  givenImporter,
  readEscrow,
  settleEscrows,
  statesOf,
} from '../../../../test/given-escrow.ts'
import { dayFromNow } from '../../../../test/given-freight.ts'
import { hafenhandel } from '../../../../test/given-partner.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import { openSellersLink, readAsSeller, sellersToken } from '../../../../test/given-seller.ts'
import { theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { inTransaction } from '../../../transaction.ts'
import { makePayout, readPayoutUpdate, recordPayout } from '../../money/steps/index.ts'
import { lockEscrow } from './escrows.ts'
import { blockPayout } from './payouts/block-payout.ts'
import { settleEscrow } from './settle-escrow.ts'

const app = theApp()
let payer: Payer
beforeEach(async () => {
  payer = await givenImporter(app)
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('news of a payout', () => {
  it('are read at the provider, without the job', async () => {
    const id = await givenFulfilled()
    await app.runJobs()
    await app.deps.sandbox?.payments?.advance(new Date(app.clock.now().getTime() + 60_000))
    expect(await readPayoutUpdate(app.deps, (await stepOf(id, 'release')).step_id)).toBe(true)
    expect((await stepOf(id, 'release')).state).toBe('paid')
  })

  it('of no escrow are somebody else’s', async () => {
    expect(await readPayoutUpdate(app.deps, randomUUID())).toBe(false)
  })

  it('are not asked for by another company', async () => {
    const { companyId } = await givenImporter(app)
    const id = await givenFulfilled()
    const { step_id } = await stepOf(id, 'release')
    const asked = makePayout(app.deps, blockPayout, { companyId, id: step_id })
    await expect(asked).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await stepOf(id, 'release')).called_at).toBeNull()
  })

  it('count where the answer was lost and the account was changed since: the money is under way', async () => {
    const id = await givenFulfilled({ reference: 'SIM-TIMEOUT' })
    await app.runJobs().catch(() => undefined)
    await changePayeeAccount(app, payer, '000111222333')
    await settleEscrows(app)
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['released', 'paid'])
    expect(await entryOf(id, 'Account changed')).toBeUndefined()
  })

  it.each([
    ['key', { key: randomUUID() }],
    ['amount', { target: parseMoney('7840.01', 'USD') }],
    ['currency', { target: parseMoney('7840', 'EUR') }],
  ] as [string, { key?: string; target?: Money }][])(
    'about another %s change nothing, and are an error for a person',
    async (_what, other) => {
      const id = await givenFulfilled()
      const step = await stepOf(id, 'release')
      const answer: Payout = { key: step.step_id, status: 'paid', history: [], updatedAt: app.clock.now() }
      const recorded = recordPayout(
        app.deps,
        blockPayout,
        { companyId: step.uid, id: step.step_id },
        { ...answer, ...other },
      )
      await expect(recorded).rejects.toThrow(`is not about payout ${step.step_id}`)
      expect(await stepOf(id, 'release')).toEqual(step)
      expect(await statesOf(app, payer, id)).toEqual(['approved', 'fulfilled'])
    },
  )

  it('are of the provider’s time, and without a reason say that none was given', async () => {
    const id = await givenFulfilled()
    const step = await stepOf(id, 'release')
    const at = new Date('2026-11-20T10:00:00Z')
    const answer = { key: step.step_id, updatedAt: at, target: parseMoney('7840', 'USD') }
    await recordPayout(
      app.deps,
      blockPayout,
      { companyId: step.uid, id: step.step_id },
      {
        ...answer,
        status: 'rejected',
        history: [{ status: 'rejected', at }],
      },
    )
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'refused'])
    const entry = await entryOf(id, 'Payout refused')
    expect(entry?.text).toBe(
      'The payout of block 1 was refused or came back. 7,840.00 USD is still in the escrow. No reason was given.',
    )
    expect(new Date(entry?.at ?? '')).toEqual(at)
  })

  it('say by when the payout arrives, and whose bank days are counted, to both sides while it is under way', async () => {
    const id = await givenFulfilled()
    const arrivals = async () => {
      const { smart_escrow } = await readEscrow(app, payer, id)
      return smart_escrow.conditions.map(({ arrives_by }) => arrives_by)
    }
    expect(await arrivals()).toEqual([undefined])
    await answer(id, 'processing')
    const [arrival] = await arrivals()
    expect(arrival).toMatchObject({
      place: 'the United States',
      counted: 'Counted in days on which banks work in the United States.',
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    const seller = await openSellersLink(app, await sellersToken(app))
    expect((await readAsSeller(app, seller)).blocks.map(({ arrives_by }) => arrives_by)).toEqual([arrival])
    await app.runJobs()
    const mail = (await app.mails(hafenhandel.email)).find(({ subject }) =>
      subject.endsWith('block 1 is being paid'),
    )
    expect(mail?.text).toContain(
      `It arrives by ${dayText(arrival?.day ?? '')} at your bank in the United States.`,
    )
    await answer(id, 'paid')
    expect(await arrivals()).toEqual([undefined])
  })

  it('say of a payout that is late, or that waits for an answer, why it is', async () => {
    const id = await givenFulfilled()
    await answer(id, 'processing')
    const { step_id } = await stepOf(id, 'release')
    const asked_at = new Date(app.clock.now().getTime() - 20 * 86_400_000)
    await app.db.updateTable('escrow_steps').set({ asked_at }).where('step_id', '=', step_id).execute()
    const { smart_escrow } = await readEscrow(app, payer, id)
    const late = 'The payout is late. We keep asking the payments provider for it.'
    const [block] = smart_escrow.conditions
    expect(block?.arrives_by?.reasons[0]).toBe(late)
    await answer(id, 'processing', 'action_required')
    const asked = 'The payments provider asks for more information. The payout goes on after the answer.'
    const after = (await readEscrow(app, payer, id)).smart_escrow.conditions[0]?.arrives_by
    expect(after?.reasons[0]).toBe(asked)
  })

  it('is promised for an approval of this moment, as long as something can be approved', async () => {
    const id = await givenEscrow(app, payer, { conditions: await givenBlocks(app, payer, [100]) })
    const before = (await readEscrow(app, payer, id)).arrives_if_approved
    expect(before).toMatchObject({
      place: 'the United States',
      counted: 'Counted in days on which banks work in the United States.',
    })
    await fulfilBlock(app, payer, id, 1)
    await answer(id, 'processing')
    expect((await readEscrow(app, payer, id)).smart_escrow.conditions[0]?.arrives_by).toEqual(before)
    await answer(id, 'processing', 'paid')
    expect((await readEscrow(app, payer, id)).arrives_if_approved).toBeUndefined()
  })

  it('come with no answer to a question that nobody asked', async () => {
    const admin = (await givenAdministrator(app)).token
    const id = await givenFulfilled()
    await answer(id, 'processing', 'sent', 'paid')
    const seen = await app.call(officeEscrows.get, { body: { smart_escrow_id: id } }, { token: admin })
    expect(seen.body.timeline.map(({ to }) => to)).not.toContain('payout_answered')
  })
})

describe('the platform’s books', () => {
  const platform = () => dollarsOf(app, 'platform')
  it.each([
    ['refused at once', ['rejected']],
    ['cancelled at once', ['cancelled']],
    ['refused later', ['processing', 'rejected']],
    ['cancelled later', ['processing', 'cancelled']],
    ['returned', ['processing', 'sent', 'paid', 'returned']],
  ] as [string, Reached][])('are as before once a payout was %s', async (_what, reached) => {
    const id = await givenFulfilled()
    const before = await platform()
    await answer(id, ...reached)
    expect(await platform()).toEqual(before)
    expect((await statesOf(app, payer, id))[1]).toBe('refused')
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '12000.00', escrow: '7840.00' })
  })

  it('hold a payout that is under way, and let go of one that was paid', async () => {
    const id = await givenFulfilled()
    const before = await platform()
    const more = (account: string, now: Record<string, string>) =>
      Number(now[account] ?? 0) - Number(before[account] ?? 0)
    await answer(id, 'processing')
    expect(more('payouts', await platform())).toBeCloseTo(7840)
    await answer(id, 'processing', 'sent', 'paid')
    expect(more('payouts', await platform())).toBeCloseTo(0)
    expect(more('provider', await platform())).toBeCloseTo(7840)
  })
})

it.each([
  ['runs again where a payout comes back', 0, 'partly_released'],
  ['has expired where a payout comes back after its last day', 3, 'expired'],
])('an escrow that has ended %s', async (_what, days, state) => {
  const expiry_date = dayFromNow(app, 1)
  const id = await givenFulfilled({ expiry_date })
  await answer(id, 'processing', 'sent', 'paid')
  app.clock.advance(days * 86_400_000)
  await answer(id, 'processing', 'sent', 'paid', 'returned')
  expect((await statesOf(app, payer, id))[1]).toBe('refused')
  // A released escrow runs again in any case; one that was refunded in part may have expired.
  await app.db
    .updateTable('smart_escrows')
    .set({ state: 'refunded' })
    .where('smart_escrow_id', '=', id)
    .execute()
  await inTransaction(app.db, async (tx) => {
    const row = await lockEscrow(tx, systemScope(payer.companyId), id)
    expect(await settleEscrow(tx, row, app.clock.now())).toBe(state)
  })
})

/** The newest step of an escrow. */
const stepOf = (id: string, kind: 'fee' | 'release') =>
  app.db
    .selectFrom('escrow_steps')
    .selectAll()
    .where('smart_escrow_id', '=', id)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
const entryOf = async (id: string, title: string) =>
  (await readEscrow(app, payer, id)).timeline.find((entry) => entry.title === title)

/** One block of 7,840.00, approved; its payout waits for its job. */
async function givenFulfilled(changes: Parameters<typeof givenEscrow>[2] = {}): Promise<string> {
  const id = await givenEscrow(app, payer, { conditions: await givenBlocks(app, payer, [100]), ...changes })
  await fulfilBlock(app, payer, id, 1)
  return id
}

type Reached = Payout['status'][]
/** The provider's answer about a payout that has reached these states, one after the other. */
async function answer(id: string, ...reached: Reached): Promise<void> {
  const step = await stepOf(id, 'release')
  const at = app.clock.now()
  const history = reached.map((status) => ({ status, at }))
  const target = parseMoney('7840', 'USD')
  const status = reached.at(-1) ?? 'processing'
  await recordPayout(
    app.deps,
    blockPayout,
    { companyId: step.uid, id: step.step_id },
    { key: step.step_id, status, history, updatedAt: at, target },
  )
}
