import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import type { ReleaseEventName } from '@tradelane/contract/smart-escrow/release-events'
import { checkInvariants } from '@tradelane/ledger'
import { dayOf } from '@tradelane/providers'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openAsBuyer } from '../../../../../test/given-dispute.ts'
import {
  decisionsOf,
  dollarsOf,
  givenDraftEscrow,
  givenImporter,
  readEscrow,
  settleEscrows,
  statesOf,
} from '../../../../../test/given-escrow.ts'
import {
  blocksReleasedBy,
  draftReleasedBy,
  escrowReleasedBy,
  fundDraft,
  happens,
  heard,
} from '../../../../../test/given-escrow-events.ts'
import { givenDraftOrder } from '../../../../../test/given-inspection.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { answerEscrow, openSellersLink, sellersToken } from '../../../../../test/given-seller.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { checkTrades } from '../../../trade/transactions/check-trades.ts'
import { inspectionLifecycle } from '../../quality-assurance/lifecycle.ts'
import { expireEscrows } from '../draft/expire-escrows.ts'
import { hearEscrowEvent } from './release-items.ts'

const app = theApp()
let payer: Payer
beforeEach(async () => {
  payer = await givenImporter(app, { balance: '60000' })
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
  expect(await checkTrades(app.deps)).toEqual([])
})

describe('a condition that an event meets', () => {
  it('is met once the inspection that it names is accepted, and its block is paid', async () => {
    const inspection = await givenDraftOrder(app, payer.token)
    const id = await givenEscrowReleasedBy('inspection_accepted', inspection)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'pending', 'pending'])
    await accepted(inspection)
    await heard(app)
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['partly_released', 'pending', 'paid'])
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '52000.00', escrow: '2352.00' })
    const { smart_escrow, timeline } = await readEscrow(app, payer, id)
    const [condition] = smart_escrow.conditions[1]?.condition_approval ?? []
    expect(condition).toMatchObject({
      decision: 'approved',
      released_by: {
        subject_id: inspection,
        text: expect.stringMatching(/QA-\d{4}-\d{6}: inspection accepted$/),
      },
    })
    expect(timeline.find(({ title }) => title === 'Condition met')?.text).toBe(
      `“The goods are as agreed” of block 2 was met. ${condition?.released_by?.text}.`,
    )
  })

  it('is met once, also where the event is repeated', async () => {
    const inspection = await givenDraftOrder(app, payer.token)
    const id = await givenEscrowReleasedBy('inspection_accepted', inspection)
    await accepted(inspection)
    await heard(app)
    await accepted(inspection)
    await heard(app)
    const again = {
      companyId: payer.companyId,
      subject: 'quality_assurance',
      subjectId: inspection,
      to: 'accepted',
    }
    await Promise.all([hearEscrowEvent(app.deps, again), hearEscrowEvent(app.deps, again)])
    await settleEscrows(app)
    expect((await titles(id)).filter((title) => title === 'Condition met')).toHaveLength(1)
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '52000.00', escrow: '2352.00' })
  })

  it('is met at the funding where the event came before', async () => {
    const inspection = await givenDraftOrder(app, payer.token)
    const draft = await draftReleasedBy(app, payer, { event: 'inspection_accepted', subject_id: inspection })
    await accepted(inspection)
    await heard(app)
    expect(await statesOf(app, payer, draft)).toEqual(['draft', null, null])
    const id = await fundDraft(app, payer, draft)
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['partly_released', 'pending', 'paid'])
  })

  it('does not hear of another event, of another record or of another company', async () => {
    const [inspection, other] = [
      await givenDraftOrder(app, payer.token),
      await givenDraftOrder(app, payer.token),
    ]
    const id = await givenEscrowReleasedBy('inspection_accepted', inspection)
    await accepted(other)
    await happens(app, payer, { to: 'payment_rejected', id: inspection, lifecycle: inspectionLifecycle })
    await heard(app)
    const stranger = await givenImporter(app)
    await hearEscrowEvent(app.deps, {
      ...{
        companyId: stranger.companyId,
        subject: 'quality_assurance',
        subjectId: inspection,
        to: 'accepted',
      },
    })
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'pending', 'pending'])
  })

  it('is not met after the last day, and its block is refunded', async () => {
    const inspection = await givenDraftOrder(app, payer.token)
    const expiry_date = dayOf(new Date(app.clock.now().getTime() + 86_400_000))
    const conditions = blocksReleasedBy({ event: 'inspection_accepted', subject_id: inspection })
    const id = await fundDraft(app, payer, await givenDraftEscrow(app, payer, { expiry_date, conditions }))
    app.clock.advance(3 * 86_400_000)
    await accepted(inspection)
    await heard(app)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'pending', 'pending'])
    await expireEscrows(app.deps)
    await accepted(inspection)
    await heard(app)
    expect(await statesOf(app, payer, id)).toEqual(['refunded', 'refunded', 'refunded'])
  })

  it('pays its block only once the other conditions of the block are met', async () => {
    const inspection = await givenDraftOrder(app, payer.token)
    const [, block] = blocksReleasedBy({ event: 'inspection_accepted', subject_id: inspection })
    const weighed = { condition: 'The goods are weighed', approval_of_document: 'Buyer' as const }
    const condition_approval = [...(block?.condition_approval ?? []), weighed]
    const conditions = [{ percent_of_money: 100, document_approval: [], condition_approval }]
    const id = await fundDraft(app, payer, await givenDraftEscrow(app, payer, { conditions }))
    await accepted(inspection)
    await heard(app)
    expect(await titles(id)).toContain('Condition met')
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'pending'])
    const [, second] = await decisionsOf(app, payer, id, 1)
    await app.call(smartEscrows.decide, { body: second as never }, { token: payer.token })
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'fulfilled'])
  })

  it('is not met while the seller has declined, and is once it agrees', async () => {
    const inspection = await givenDraftOrder(app, payer.token)
    const id = await givenEscrowReleasedBy('inspection_accepted', inspection)
    const opened = await openSellersLink(app, await sellersToken(app))
    await answerEscrow(app, opened, { answer: 'decline', name: 'Jette Brandt', reason: 'Too cheap' })
    await accepted(inspection)
    await heard(app)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'pending', 'pending'])
    app.clock.advance(31_000)
    await app.call(smartEscrows.askSeller, { body: { smart_escrow_id: id } }, { token: payer.token })
    const again = await openSellersLink(app, await sellersToken(app))
    await answerEscrow(app, again, { answer: 'agree', name: 'Jette Brandt' })
    await heard(app)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'pending', 'fulfilled'])
  })

  it('is not met while its block is in dispute', async () => {
    const inspection = await givenDraftOrder(app, payer.token)
    const id = await givenEscrowReleasedBy('inspection_accepted', inspection)
    const opened = await openSellersLink(app, await sellersToken(app))
    await answerEscrow(app, opened, { answer: 'agree', name: 'Jette Brandt' })
    expect((await openAsBuyer(app, payer, id, 2)).status).toBe(200)
    await accepted(inspection)
    await heard(app)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'pending', 'disputed'])
    expect(await titles(id)).not.toContain('Condition met')
  })

  it('can be approved by the buyer as well, and not be refused', async () => {
    const inspection = await givenDraftOrder(app, payer.token)
    const id = await givenEscrowReleasedBy('inspection_accepted', inspection)
    const [body] = await decisionsOf(app, payer, id, 2)
    if (!body) throw new Error('nothing to decide')
    const decide = (changes: object) =>
      app.call(smartEscrows.decide, { body: { ...body, ...changes } }, { token: payer.token })
    const refused = await decide({ decision: 'refuse', reason: 'No' })
    expect([refused.status, failure(refused).message]).toEqual([
      403,
      'An event meets this condition. You can only approve it.',
    ])
    expect((await decide({})).status).toBe(200)
    await accepted(inspection)
    await heard(app)
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['partly_released', 'pending', 'paid'])
    expect(await titles(id)).not.toContain('Condition met')
  })
})

const givenEscrowReleasedBy = (event: ReleaseEventName, subject_id: string | null) =>
  escrowReleasedBy(app, payer, { event, subject_id })
const accepted = (id: string) => happens(app, payer, { to: 'accepted', id, lifecycle: inspectionLifecycle })
const titles = async (id: string) => (await readEscrow(app, payer, id)).timeline.map(({ title }) => title)
