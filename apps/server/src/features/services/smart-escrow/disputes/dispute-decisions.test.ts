import { escrowDisputes } from '@tradelane/contract/smart-escrow/dispute-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  decideDispute,
  givenDispute,
  givenEscalated,
  readDisputes,
} from '../../../../../test/given-dispute.ts'
import {
  dollarsOf,
  givenImporter,
  readEscrow,
  settleEscrows,
  statesOf,
} from '../../../../../test/given-escrow.ts'
import { daysPassBy, passUntil } from '../../../../../test/given-funding.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import {
  givenAgreedEscrow,
  openSellersLink,
  present,
  readAsSeller,
  sellersToken,
} from '../../../../../test/given-seller.ts'
import { openTasksOf } from '../../../../../test/open-tasks.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { reconcileProvider } from '../../../books/reconciliation/index.ts'
import { watchPresentations } from '../documents/watch-presentations.ts'
import { escalateDisputes } from './escalate-dispute.ts'

const app = theApp()
let payer: Payer
let id: string
beforeEach(async () => {
  payer = await givenImporter(app)
  const agreed = await givenAgreedEscrow(app, payer)
  id = agreed.id
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
})

describe('Tradelane', () => {
  it('is asked once the fourth day is over for both sides, and decides: 60 % are paid, 40 % come back', async () => {
    const { dispute_id, escalation_from } = await givenDispute(app, payer, id)
    await passUntil(app, escalation_from)
    app.clock.advance(-60_000)
    expect((await escalate(dispute_id)).status).toBe(409)
    expect((await decideDispute(app, dispute_id, 60)).status).toBe(409)
    app.clock.advance(120_000)
    expect((await escalate(dispute_id)).status).toBe(200)
    expect(await openTasks()).toEqual(['decide-escrow-dispute', 'settle-escrow-dispute'])
    expect((await decideDispute(app, dispute_id, 60)).status).toBe(200)
    expect((await decideDispute(app, dispute_id, 60)).status).toBe(409)
    expect(await openTasks()).toEqual([])
    await settleEscrows(app)
    // 60 % of 2,352.00 is 1,411.20.
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '12940.80', escrow: '5488.00' })
    const seen = await readAsSeller(app, await openSellersLink(app, await sellersToken(app)))
    expect(seen.timeline.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(
        /decided dispute DP-.*: 1,411\.20 USD to the seller, 940\.80 USD back to the buyer\. The photos/,
      ),
    )
  })

  it('decides without being asked once the eighth day is over, once', async () => {
    await passUntil(app, (await givenDispute(app, payer, id)).escalates_at)
    app.clock.advance(-60_000)
    await escalateDisputes(app.deps)
    expect((await readDisputes(app, payer, id)).disputes[0]?.state).toBe('open')
    app.clock.advance(120_000)
    await escalateDisputes(app.deps, 1)
    await escalateDisputes(app.deps)
    const { timeline, next } = await readEscrow(app, payer, id)
    expect(timeline.filter(({ to }) => to === 'dispute_escalated_late')).toHaveLength(1)
    expect(next?.who).toBe('tradelane')
  })

  it('leaves a presented document of the block alone: silence decides nothing in a dispute', async () => {
    const { id: other, opened } = await givenAgreedEscrow(app, payer, { amount_sent: 1000 })
    await present(app, opened, { kind: 'other', amount: undefined as never })
    await givenDispute(app, payer, other)
    await daysPassBy(app, 40)
    await watchPresentations(app.deps)
    expect(await statesOf(app, payer, other)).toEqual(['approved', 'disputed', 'pending'])
  })

  it('ends the examination of what was presented for the block, and the task with it', async () => {
    const { id: other, opened } = await givenAgreedEscrow(app, payer, { amount_sent: 1000 })
    await present(app, opened)
    const { dispute_id } = await givenDispute(app, payer, other)
    await givenEscalated(app, payer, dispute_id)
    expect(await openTasks(other)).toContain('examine-escrow-documents')
    expect((await decideDispute(app, dispute_id, 60)).status).toBe(200)
    const [block] = (await readEscrow(app, payer, other)).smart_escrow.conditions
    expect(block?.document_approval[0]?.presentations[0]?.state).toBe('settled')
    expect(await openTasks(other)).not.toContain('examine-escrow-documents')
  })

  it.each([
    [0, { available: '14352.00', escrow: '5488.00' }, 'refunded'],
    [100, { available: '12000.00', escrow: '5488.00' }, 'paid'],
  ])('can decide %i %%', async (percent, books, state) => {
    const { dispute_id } = await givenDispute(app, payer, id)
    await givenEscalated(app, payer, dispute_id)
    expect((await decideDispute(app, dispute_id, percent)).status).toBe(200)
    await settleEscrows(app)
    expect(await dollarsOf(app, payer.companyId)).toEqual(books)
    expect((await statesOf(app, payer, id))[1]).toBe(state)
  })

  it('leaves an escrow refunded whose block was split, also where its payout comes back', async () => {
    const { id: other } = await givenAgreedEscrow(app, payer, { amount_sent: 1000, reference: 'SIM-RETURN' })
    const first = await givenDispute(app, payer, other, 1)
    const second = await givenDispute(app, payer, other, 2)
    await givenEscalated(app, payer, first.dispute_id)
    await escalate(second.dispute_id)
    await decideDispute(app, first.dispute_id, 50)
    expect(await statesOf(app, payer, other)).toEqual(['approved', 'fulfilled', 'disputed'])
    await decideDispute(app, second.dispute_id, 0)
    await settleEscrows(app)
    await settleEscrows(app)
    expect((await statesOf(app, payer, other))[1]).toBe('refused')
    // What came back can be in dispute once more: 147.00 of 294.00.
    expect((await readDisputes(app, payer, other)).disputable).toMatchObject([{ block: 1, amount: 147 }])
    const again = await givenDispute(app, payer, other, 1)
    await givenEscalated(app, payer, again.dispute_id)
    await decideDispute(app, again.dispute_id, 0)
    expect((await statesOf(app, payer, other))[0]).toBe('refunded')
    const { smart_escrow } = await readEscrow(app, payer, other)
    expect(smart_escrow.conditions.map(({ refunded }) => refunded)).toEqual([294, 686])
  })
})

const token = () => ({ token: payer.token })
const escalate = (dispute_id: string) => app.call(escrowDisputes.escalate, { body: { dispute_id } }, token())
const openTasks = (subjectId = id) => openTasksOf(app, subjectId)
