import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  answerChange,
  blockOf,
  givenChange,
  givenDraftChange,
  laterDay,
  proposeChange,
  saveChange,
  withdrawChange,
} from '../../../../../test/given-amendment.ts'
import {
  approveEscrow,
  dollarsOf,
  fulfilBlock,
  givenEscrow,
  givenImporter,
  readEscrow,
  settleEscrows,
  statesOf,
  titlesOf,
} from '../../../../../test/given-escrow.ts'
import { hafenhandel } from '../../../../../test/given-partner.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import {
  answerEscrow,
  givenAgreedEscrow,
  openSellersLink,
  readAsSeller,
  sellersToken,
} from '../../../../../test/given-seller.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { reconcileProvider } from '../../../books/reconciliation/index.ts'
import { checkTrades } from '../../../trade/transactions/check-trades.ts'

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

const changeOf = async (id: string) => (await readEscrow(app, payer, id)).amendments[0]
const expiryOf = async (id: string) => (await readEscrow(app, payer, id)).smart_escrow.expiry_date

describe('a proposed change', () => {
  it('takes effect once the seller agrees, and not before', async () => {
    const { id } = await givenAgreedEscrow(app, payer)
    const before = await expiryOf(id)
    const { amendment_id, opened } = await givenChange(app, payer, id, {
      expiry_date: laterDay,
      inspection_days: 5,
      note: 'The vessel is late.',
    })
    expect(await expiryOf(id)).toBe(before)
    const [seen] = (await readAsSeller(app, opened)).amendments
    expect([seen?.state, seen?.may_answer, seen?.note]).toEqual(['open', true, 'The vessel is late.'])
    // In the words of the terms on its page.
    expect(seen?.differences.map(({ what, after }) => [what, after])).toEqual([
      ['Last day of presentation', '31 Dec 2098'],
      ['Inspection days', '5 days'],
    ])
    expect((await answerChange(app, opened, amendment_id)).status).toBe(200)
    expect(await expiryOf(id)).toBe(laterDay)
    expect((await changeOf(id))?.state).toBe('accepted')
    expect((await titlesOf(app, payer, id)).slice(-1)).toEqual(['Change agreed'])
    // The link works as long as the escrow does now.
    expect((await readAsSeller(app, opened)).expiry_date).toBe(laterDay)
    expect((await answerChange(app, opened, amendment_id)).status).toBe(409)
  })

  it('changes nothing where the seller declines with a reason, which it must give', async () => {
    const { id } = await givenAgreedEscrow(app, payer)
    const before = await expiryOf(id)
    const { amendment_id, opened } = await givenChange(app, payer, id)
    expect((await answerChange(app, opened, amendment_id, { answer: 'decline' })).status).toBe(400)
    const declined = await answerChange(app, opened, amendment_id, { answer: 'decline', reason: 'Too late' })
    expect(declined.status).toBe(200)
    expect(await expiryOf(id)).toBe(before)
    expect(await changeOf(id)).toMatchObject({
      state: 'declined',
      reason: 'Too late',
      answered_by: 'Jette Brandt',
    })
  })

  it('changes nothing where the buyer withdraws it; the seller is mailed', async () => {
    const { id } = await givenAgreedEscrow(app, payer)
    const { amendment_id } = await givenChange(app, payer, id)
    expect((await withdrawChange(app, payer, amendment_id)).status).toBe(200)
    expect((await readEscrow(app, payer, id)).timeline.at(-1)?.text).toBe(
      'You withdrew change 1. The escrow goes on as it was.',
    )
    expect(failure(await withdrawChange(app, payer, amendment_id)).message).toBe(
      'This change has ended. Read how on this page.',
    )
    const opened = await openSellersLink(app, await sellersToken(app))
    const answer = await answerChange(app, opened, amendment_id)
    expect([answer.status, failure(answer).message]).toEqual([
      409,
      'This change has ended. Read how on this page.',
    ])
    expect((await app.mails(hafenhandel.email)).some(({ text }) => text.includes('withdrew change 1'))).toBe(
      true,
    )
  })

  it('is answered as it was saved while it is a draft, so that its form goes on from it', async () => {
    const { id } = await givenAgreedEscrow(app, payer)
    const { smart_escrow } = await readEscrow(app, payer, id)
    const block_id = smart_escrow.conditions[1]?.block_id ?? ''
    const block = {
      ...{ block_id, amount: 5978, remove: [] },
      add_documents: [],
      add_conditions: [{ condition: 'Goods are weighed', approver: 'Buyer' as const }],
    }
    const saved = { expiry_date: laterDay, blocks: [block], note: 'Two more pallets.' }
    const { body } = await saveChange(app, payer, id, saved)
    expect((await changeOf(id))?.prepared).toEqual(saved)
    await proposeChange(app, payer, body.amendment_id)
    expect((await changeOf(id))?.prepared).toBeNull()
  })

  it('is one at a time: another draft replaces a draft, and waits for an open one', async () => {
    const { id } = await givenAgreedEscrow(app, payer)
    const first = await givenDraftChange(app, payer, id)
    expect(await givenDraftChange(app, payer, id, { inspection_days: 3 })).toBe(first)
    expect((await proposeChange(app, payer, first)).status).toBe(200)
    const answer = await saveChange(app, payer, id, { inspection_days: 4 })
    expect([answer.status, failure(answer).message]).toEqual([
      409,
      'A change is proposed already. Withdraw it first.',
    ])
    expect((await readEscrow(app, payer, id)).may_amend).toBe(false)
  })

  it('is hidden from the seller while it is a draft, and once it is discarded', async () => {
    const { id, opened } = await givenAgreedEscrow(app, payer)
    const amendment_id = await givenDraftChange(app, payer, id)
    expect((await readAsSeller(app, opened)).amendments).toEqual([])
    expect((await answerChange(app, opened, amendment_id)).status).toBe(404)
    expect((await withdrawChange(app, payer, amendment_id)).status).toBe(200)
    expect((await readEscrow(app, payer, id)).amendments).toEqual([])
    expect((await answerChange(app, opened, amendment_id)).status).toBe(404)
  })

  it('that would add money sets nothing aside as a draft, and gives nothing back when it is discarded', async () => {
    const { id } = await givenAgreedEscrow(app, payer)
    const [before, titles] = [await dollarsOf(app, payer.companyId), await titlesOf(app, payer, id)]
    const { block_id } = await blockOf(app, payer, id, 2)
    const draft = await givenDraftChange(app, payer, id, { blocks: [{ block_id, amount: 6468 }] })
    expect((await withdrawChange(app, payer, draft)).status).toBe(200)
    expect(await dollarsOf(app, payer.companyId)).toEqual(before)
    expect(await titlesOf(app, payer, id)).toEqual(titles)
    await app.runJobs()
    const mails = await app.mails(hafenhandel.email)
    expect(mails.filter(({ text }) => text.includes('withdrew change null'))).toEqual([])
  })

  it('is agreed to together with an escrow that the seller had declined', async () => {
    const id = await givenEscrow(app, payer)
    const first = await openSellersLink(app, await sellersToken(app))
    await answerEscrow(app, first, { answer: 'decline', name: 'Jette Brandt', reason: 'Too short' })
    const { amendment_id, opened } = await givenChange(app, payer, id)
    expect((await answerChange(app, opened, amendment_id)).status).toBe(200)
    const { smart_escrow, timeline } = await readEscrow(app, payer, id)
    expect(smart_escrow).toMatchObject({ agreement: 'agreed', expiry_date: laterDay })
    expect(timeline.slice(-2).map(({ text }) => text)).toEqual([
      'Jette Brandt agreed to change 1 for the seller.',
      'Jette Brandt (jette.brandt@hafenhandel.example) agreed to the escrow for the seller.',
    ])
  })

  it('stays open while a block is paid, and lapses with the last one', async () => {
    const { id } = await givenAgreedEscrow(app, payer)
    const { amendment_id } = await givenChange(app, payer, id)
    await fulfilBlock(app, payer, id, 1)
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['partly_released', 'paid', 'pending'])
    expect(await changeOf(id)).toMatchObject({ amendment_id, state: 'open' })
    await fulfilBlock(app, payer, id, 2)
    await settleEscrows(app)
    expect((await changeOf(id))?.state).toBe('lapsed')
  })

  it('lapses where the escrow ends first, and what it had set aside comes back', async () => {
    const { id } = await givenAgreedEscrow(app, payer)
    await app.runJobs()
    const { block_id } = await blockOf(app, payer, id, 2)
    const { amendment_id } = await givenChange(app, payer, id, { blocks: [{ block_id, amount: 6468 }] })
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '11000.00', escrow: '8840.00' })
    for (const block of [1, 2]) await fulfilBlock(app, payer, id, block)
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['released', 'paid', 'paid'])
    expect((await changeOf(id))?.state).toBe('lapsed')
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '12000.00' })
    expect((await withdrawChange(app, payer, amendment_id)).status).toBe(409)
  })
})

it('a changed payee is still approved again after a change', async () => {
  const { id } = await givenAgreedEscrow(app, payer)
  const { amendment_id, opened } = await givenChange(app, payer, id)
  await answerChange(app, opened, amendment_id)
  expect((await approveEscrow(app, payer, id).catch(() => ({ status: 409 }))).status).toBe(409)
})
