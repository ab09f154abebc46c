import { verification } from '@tradelane/contract/approvals/calls'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  answerChange,
  blockOf,
  givenChange,
  givenDraftChange,
  proposeChange,
  saveChange,
  withdrawChange,
} from '../../../../../test/given-amendment.ts'
import { givenColleague } from '../../../../../test/given-colleague.ts'
import {
  fulfilBlock,
  givenEscrow,
  givenImporter,
  readEscrow,
  settleEscrows,
  statesOf,
} from '../../../../../test/given-escrow.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { givenAgreedEscrow, openSellersLink, present } from '../../../../../test/given-seller.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { reconcileProvider } from '../../../books/reconciliation/index.ts'
import { checkTrades } from '../../../trade/transactions/check-trades.ts'
import { expireEscrows } from '../draft/expire-escrows.ts'

const app = theApp()
let payer: Payer
beforeEach(async () => {
  payer = await givenImporter(app)
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
  expect(await checkTrades(app.deps)).toEqual([])
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
})

describe('a change is refused', () => {
  it.each([
    [
      'an expiry date that has passed',
      { expiry_date: '2020-01-01' },
      'expiry_date',
      'The expiry date has passed',
    ],
    ['31 inspection days', { inspection_days: 31 }, 'inspection_days', 'Enter 1 to 30 days'],
    ['nothing', {}, 'expiry_date', 'Change at least one term'],
    [
      'terms of the other form',
      { terms: { incoterms: 'FOB' as const } },
      'terms',
      'A simple escrow has no such terms',
    ],
  ])('for %s', async (_what, changes, field, message) => {
    const { id } = await givenAgreedEscrow(app, payer)
    const answer = await saveChange(app, payer, id, changes)
    expect([answer.status, failure(answer).error?.fields]).toEqual([
      400,
      expect.objectContaining({ [field]: message }),
    ])
  })

  it.each([
    ['an amount of nothing', { amount: 0 }, 'amount', 'Enter a valid amount'],
    ['an amount with half a cent', { amount: 5000.005 }, 'amount', 'Enter a valid amount'],
    [
      'more than 10,000 in all, the fee included',
      { amount: 8000 },
      'amount',
      'With the fee, 10,563.27 USD would be sent. At most 10,000.00 USD.',
    ],
    [
      'a block that would have nothing',
      { remove: true },
      'remove',
      'A block keeps a document or a condition',
    ],
  ])(
    'for %s',
    async (_what, { remove, ...changes }: { amount?: number; remove?: boolean }, field, message) => {
      const { id } = await givenAgreedEscrow(app, payer)
      const { block_id, item_id } = await blockOf(app, payer, id, 2)
      const answer = await saveChange(app, payer, id, {
        blocks: [{ block_id, ...changes, ...(remove && { remove: [item_id] }) }],
      })
      expect([answer.status, failure(answer).error?.fields]).toEqual([
        400,
        { [`blocks.0.${field}`]: message },
      ])
    },
  )

  it('for what is not in the block, and for a block of another escrow', async () => {
    const { id } = await givenAgreedEscrow(app, payer)
    const { block_id, item_id } = await blockOf(app, payer, id, 2)
    const other = await blockOf(app, payer, id, 1)
    const remove = [item_id, other.item_id]
    const unknown = await saveChange(app, payer, id, { blocks: [{ block_id, remove }] })
    expect(unknown.status).toBe(404)
    const second = await givenAgreedEscrow(app, payer)
    const foreign = await blockOf(app, payer, second.id, 1)
    const answer = await saveChange(app, payer, id, { blocks: [{ block_id: foreign.block_id, amount: 10 }] })
    expect(answer.status).toBe(404)
  })

  it('for what was presented or decided: it stays where the rest of its block changes', async () => {
    const { id, opened } = await givenAgreedEscrow(app, payer)
    await present(app, opened)
    const first = await blockOf(app, payer, id, 1)
    const second = await blockOf(app, payer, id, 2)
    const add_conditions = [{ condition: 'Goods are weighed', approver: 'Buyer' as const }]
    const replaced = ({ block_id, item_id }: typeof first) =>
      saveChange(app, payer, id, { blocks: [{ block_id, remove: [item_id], add_conditions }] })
    expect(failure(await replaced(first)).error.fields).toEqual({
      'blocks.0.remove': '“Commercial invoice” was presented or decided. It stays.',
    })
    expect((await replaced(second)).status).toBe(200)
    const { amendment_id, opened: again } = await givenChange(app, payer, id, {
      blocks: [{ block_id: second.block_id, add_conditions }],
    })
    await answerChange(app, again, amendment_id)
    await decideItem(second.block_id, second.item_id)
    expect(failure(await replaced(second)).error.fields).toEqual({
      'blocks.0.remove': '“The goods are accepted” was presented or decided. It stays.',
    })

    async function decideItem(condition: string, item: string) {
      const body = { smart_escrow_id: id, condition, item, decision: 'approve' as const }
      expect((await app.call(smartEscrows.decide, { body }, { token: payer.token })).status).toBe(200)
    }
  })

  it('for a block that is being paid', async () => {
    const { id } = await givenAgreedEscrow(app, payer)
    await fulfilBlock(app, payer, id, 2)
    const { block_id } = await blockOf(app, payer, id, 2)
    const paid = await saveChange(app, payer, id, { blocks: [{ block_id, amount: 5000 }] })
    expect(failure(paid).error.fields).toEqual({ 'blocks.0.block_id': 'Block 2 is not open any more' })
  })

  it('at the consent, where its block was fulfilled meanwhile under the old terms', async () => {
    const { id } = await givenAgreedEscrow(app, payer)
    const { block_id } = await blockOf(app, payer, id, 2)
    const { amendment_id, opened } = await givenChange(app, payer, id, {
      blocks: [{ block_id, amount: 5000 }],
    })
    await fulfilBlock(app, payer, id, 2)
    const answer = await answerChange(app, opened, amendment_id)
    expect([answer.status, failure(answer).message]).toEqual([
      409,
      'This change does not fit any more: Block 2 is not open any more. Ask the buyer for a new one.',
    ])
    expect((await changeOf(id))?.state).toBe('open')
  })

  it('at the consent after the last day, and the escrow expires as it was agreed', async () => {
    const expiry_date = new Date(app.clock.now().getTime() + dayMs).toISOString().slice(0, 10)
    const { id } = await givenAgreedEscrow(app, payer, { expiry_date })
    const { amendment_id, opened } = await givenChange(app, payer, id)
    app.clock.advance(3 * dayMs)
    const late = await openSellersLink(app, opened.token)
    expect((await answerChange(app, late, amendment_id)).status).toBe(409)
    await expireEscrows(app.deps)
    expect(await statesOf(app, payer, id)).toEqual(['refunded', 'refunded', 'refunded'])
    expect((await changeOf(id))?.state).toBe('lapsed')
  })

  it('to an escrow that has ended', async () => {
    const id = await givenEscrow(app, payer)
    await fulfilBlock(app, payer, id, 1)
    await fulfilBlock(app, payer, id, 2)
    await settleEscrows(app)
    const answer = await saveChange(app, payer, id, { inspection_days: 3 })
    expect([answer.status, failure(answer).message]).toEqual([
      409,
      'Only a funded escrow that has not ended can be changed.',
    ])
  })

  it('the day after the last day of the escrow, and not on that day', async () => {
    const { id } = await givenAgreedEscrow(app, payer)
    // Set now: until here the test's clock has moved, perhaps over midnight.
    const expiry_date = app.clock.now().toISOString().slice(0, 10)
    await app.db.updateTable('smart_escrows').set({ expiry_date }).where('smart_escrow_id', '=', id).execute()
    expect((await saveChange(app, payer, id, { inspection_days: 3 })).status).toBe(200)
    app.clock.advance(2 * dayMs)
    expect((await saveChange(app, payer, id, { inspection_days: 4 })).status).toBe(409)
  })

  it('without the money that it adds', async () => {
    const poor = await givenImporter(app, { balance: '8100' })
    const { id } = await givenAgreedEscrow(app, poor)
    const { block_id } = await blockOf(app, poor, id, 2)
    const draft = await givenDraftChange(app, poor, id, { blocks: [{ block_id, amount: 6468 }] })
    const answer = await proposeChange(app, poor, draft)
    expect(failure(answer).error?.code).toBe('INSUFFICIENT_FUNDS')
  })

  it('to a stranger; a preparer prepares, an approver proposes', async () => {
    const { id } = await givenAgreedEscrow(app, payer)
    const stranger = await givenImporter(app)
    expect((await saveChange(app, stranger, id, { inspection_days: 3 })).status).toBe(404)
    const preparer = await givenColleague(app, payer, 'preparer')
    const saved = await saveChange(app, preparer, id, { inspection_days: 3 })
    expect(saved.status).toBe(200)
    const amendment_id = saved.body.amendment_id
    expect((await withdrawChange(app, preparer, amendment_id)).status).toBe(403)
    expect((await withdrawChange(app, stranger, amendment_id)).status).toBe(404)
    expect((await proposeChange(app, payer, amendment_id)).status).toBe(200)
  })

  it('a second time, and once it is discarded', async () => {
    const { id } = await givenAgreedEscrow(app, payer)
    const refused = [409, 'This change was proposed already, or discarded.']
    const { amendment_id } = await givenChange(app, payer, id)
    expect(await askedFor(amendment_id)).toEqual(refused)
    await withdrawChange(app, payer, amendment_id)
    const draft = await givenDraftChange(app, payer, id)
    await withdrawChange(app, payer, draft)
    expect(await askedFor(draft)).toEqual(refused)

    async function askedFor(amendment: string) {
      app.clock.advance(31_000)
      const body = { type: 'escrow amendment', amendment_id: amendment }
      const answer = await app.call(verification.sendCode, { body }, { token: payer.token })
      return [answer.status, failure(answer).message]
    }
  })
})

const dayMs = 86_400_000

const changeOf = async (id: string) => (await readEscrow(app, payer, id)).amendments[0]
