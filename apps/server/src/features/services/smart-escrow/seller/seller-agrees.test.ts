import { links } from '@tradelane/contract/links/calls'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { sellerEscrows } from '@tradelane/contract/smart-escrow/seller-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { givenChange, laterDay, saveChange } from '../../../../../test/given-amendment.ts'
import { givenColleague } from '../../../../../test/given-colleague.ts'
import {
  decisionsOf,
  dollarsOf,
  fulfilBlock,
  givenBlocks,
  givenEscrow,
  givenImporter,
  readEscrow,
  settleEscrows,
  statesOf,
} from '../../../../../test/given-escrow.ts'
import { daysPassBy } from '../../../../../test/given-funding.ts'
import { hafenhandel } from '../../../../../test/given-partner.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import {
  answerEscrow,
  openSellersLink,
  readAsSeller,
  sellersToken,
} from '../../../../../test/given-seller.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'
import { watchEscrowAgreements } from './watch-agreements.ts'

const app = theApp()
let payer: Payer
let id: string
let token: string
beforeEach(async () => {
  payer = await givenImporter(app)
  id = await givenEscrow(app, payer)
  token = await sellersToken(app)
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

const agree = { answer: 'agree', name: 'Jette Brandt' }

describe('the seller’s link', () => {
  it('is mailed once the money is set aside, and says nothing of it until it is opened with the code', async () => {
    const [mail] = await app.mails(hafenhandel.email)
    expect(mail?.subject).toContain('has set money aside for you in an escrow')
    expect(mail?.text).toContain('This link works until ')
    expect(mail?.text).not.toMatch(/8,?000|7,?840/)
    const { body } = await app.call(links.get, { body: { token } })
    expect(body).toMatchObject({ purpose: 'escrow_agree', needs_code: true, asked: null })
    const unopened = await app.call(sellerEscrows.get, { body: { token, session: '1.x' } })
    expect([unopened.status, failure(unopened).error.code]).toEqual([404, 'LINK_DEAD'])
  })

  it('shows the terms, and nothing of the buyer’s own affairs', async () => {
    const escrow = await readAsSeller(app, await openSellersLink(app, token))
    expect(escrow).toMatchObject({
      seller: hafenhandel.company_name,
      amount_sent: 8000,
      fees: 160,
      amount_received: 7840,
      fees_payed_by: 'Beneficiary',
      agreement: 'waiting',
      state: 'approved',
      blocks: [
        {
          percent_of_money: 30,
          amount: 2352,
          documents: [{ title: 'Commercial invoice', approver: 'Buyer' }],
        },
        { percent_of_money: 70, amount: 5488, conditions: [{ title: 'The goods are accepted' }] },
      ],
    })
    const text = JSON.stringify(escrow)
    for (const secret of [payer.email, payer.companyId, id, 'Ada', 'purposeCode', 'beneficiary_id'])
      expect([secret, text.includes(secret)]).toEqual([secret, false])
    expect(escrow.timeline.map(({ title }) => title)).toEqual(['Funded'])
  })

  it('shows the files of the escrow, and no other', async () => {
    const opened = await openSellersLink(app, token)
    const [block] = (await readAsSeller(app, opened)).blocks
    const read = (file: string) => app.call(links.file, { body: { ...opened, file } })
    expect((await read(block?.documents[0]?.item_id ?? '')).status).toBe(200)
    expect((await read(id)).status).toBe(404)
  })

  it('works again and again, until thirty days after the last day', async () => {
    const opened = await openSellersLink(app, token)
    expect((await answerEscrow(app, opened, agree)).status).toBe(200)
    app.clock.advance(60 * dayMs)
    expect((await readAsSeller(app, await openSellersLink(app, token))).agreement).toBe('agreed')
    app.clock.advance(61 * dayMs)
    expect((await app.call(links.get, { body: { token } })).status).toBe(404)
  })

  it('is refused once it is revoked, or another one was sent', async () => {
    const opened = await openSellersLink(app, token)
    app.clock.advance(31_000)
    expect((await ask()).status).toBe(200)
    expect((await answerEscrow(app, opened, agree)).status).toBe(404)
    const next = await openSellersLink(app, await sellersToken(app))
    const query = { subject: 'smart_escrow', subject_id: id }
    const sent = (await app.call(links.sent, { query }, { token: payer.token })).body.links
    expect(sent.map(({ state }) => state)).toEqual(['opened', 'ended'])
    const [live] = sent
    await app.call(links.revoke, { body: { link_id: live?.link_id ?? '' } }, { token: payer.token })
    expect((await app.call(sellerEscrows.get, { body: next })).status).toBe(404)
    expect((await readEscrow(app, payer, id)).smart_escrow.agreement).toBe('waiting')
  })
})

describe('the seller', () => {
  it('agrees once, in its own name, and the buyer is notified', async () => {
    const opened = await openSellersLink(app, token)
    expect((await answerEscrow(app, opened, agree)).status).toBe(200)
    const again = await answerEscrow(app, opened, decline)
    expect([again.status, failure(again).error.code]).toEqual([409, 'ILLEGAL_STATE'])
    const { smart_escrow, timeline, may_cancel } = await readEscrow(app, payer, id)
    expect(smart_escrow).toMatchObject({ agreement: 'agreed', agreement_by: 'Jette Brandt' })
    expect(timeline.map(({ text }) => text)).toContain(
      `Jette Brandt (${hafenhandel.email}) agreed to the escrow for the seller.`,
    )
    expect(may_cancel).toBe(false)
    const refused = await cancel()
    expect([refused.status, failure(refused).message]).toEqual([
      409,
      'The seller has agreed. The escrow cannot be cancelled.',
    ])
  })

  it.each([
    [{}, ['answer', 'name']],
    [{ answer: 'agree', name: '' }, ['name']],
    [{ answer: 'decline', name: 'Jette Brandt' }, ['reason']],
    [{ ...agree, name: 'x'.repeat(101) }, ['name']],
    [{ ...agree, amount: 1 }, ['amount']],
  ])('is refused the answer %j at its field', async (fields, faults) => {
    const refused = await answerEscrow(app, await openSellersLink(app, token), fields)
    expect([refused.status, Object.keys(failure(refused).error.fields ?? {})]).toEqual([400, faults])
  })

  it('declines with a reason; the buyer gets a task, decides nothing, and takes the money back', async () => {
    expect((await answerEscrow(app, await openSellersLink(app, token), decline)).status).toBe(200)
    expect(await openTasks()).toEqual(['answer-escrow-seller'])
    const [body] = await decisionsOf(app, payer, id, 1)
    const decided = await app.call(smartEscrows.decide, { body: body as never }, { token: payer.token })
    expect([decided.status, failure(decided).message]).toEqual([
      409,
      'The seller has declined the escrow. Cancel it, or ask the seller again.',
    ])
    expect((await cancel()).status).toBe(200)
    expect(await openTasks()).toEqual([])
    expect(await statesOf(app, payer, id)).toEqual(['refunded', 'refunded', 'refunded'])
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '19840.00' })
    expect((await cancel()).status).toBe(409)
    const seen = await readAsSeller(app, await openSellersLink(app, token))
    expect(seen.timeline.map(({ title }) => title)).toEqual([
      ...['Funded', 'Seller declined', 'Escrow cancelled', 'Refunded'],
    ])
  })

  it('that declined is asked again, and can agree', async () => {
    await answerEscrow(app, await openSellersLink(app, token), decline)
    expect((await ask()).status).toBe(200)
    expect(await openTasks()).toEqual([])
    const opened = await openSellersLink(app, await sellersToken(app))
    expect((await answerEscrow(app, opened, agree)).status).toBe(200)
    expect((await readEscrow(app, payer, id)).smart_escrow.agreement_reason).toBeNull()
  })

  it('that has not answered after five business days gives the buyer one task', async () => {
    await watchEscrowAgreements(app.deps)
    expect(await openTasks()).toEqual([])
    await daysPassBy(app, 10)
    await watchEscrowAgreements(app.deps, 1)
    await watchEscrowAgreements(app.deps, 1)
    expect(await openTasks()).toEqual(['answer-escrow-seller'])
    const { timeline } = await readEscrow(app, payer, id)
    expect(timeline.filter(({ to }) => to === 'seller_late')).toHaveLength(1)
    expect((await answerEscrow(app, await openSellersLink(app, token), agree)).status).toBe(200)
    expect(await openTasks()).toEqual([])
  })

  it('cannot agree once the buyer has cancelled, nor is it asked again', async () => {
    const opened = await openSellersLink(app, token)
    expect((await cancel()).status).toBe(200)
    expect((await answerEscrow(app, opened, agree)).status).toBe(409)
    expect((await ask()).status).toBe(409)
  })
})

describe('cancelling', () => {
  it('leaves nothing to agree to or to change, also while a block is being paid', async () => {
    const { opened } = await givenChange(app, payer, id)
    await fulfilBlock(app, payer, id, 1)
    expect((await readEscrow(app, payer, id)).back_if_cancelled).toBe(5488)
    expect((await cancel()).body.message).toBe(
      'The escrow has been cancelled. 5,488.00 USD is back in your balance. The fee of 160.00 USD is not given back. 2,352.00 USD is still being paid to the beneficiary.',
    )
    expect((await answerEscrow(app, opened, agree)).status).toBe(409)
    expect((await ask()).status).toBe(409)
    const again = await saveChange(app, payer, id, { expiry_date: laterDay })
    expect([again.status, failure(again).message]).toEqual([409, 'A cancelled escrow cannot be changed.'])
    expect(await readEscrow(app, payer, id)).toMatchObject({
      smart_escrow: { status: 'approved', agreement: 'cancelled' },
      ...{ may_ask_seller: false, may_amend: false, may_cancel: false },
      amendments: [{ state: 'lapsed' }],
      next: { who: 'provider' },
    })
    // Nor is the buyer asked to call the seller.
    await daysPassBy(app, 10)
    await watchEscrowAgreements(app.deps)
    expect(await openTasks()).toEqual([])
    expect(await readAsSeller(app, opened)).toMatchObject({
      agreement: 'cancelled',
      next: { text: 'The payments provider pays you.' },
    })
  })

  it('keeps the answer of the seller that had declined', async () => {
    await fulfilBlock(app, payer, id, 1)
    expect((await answerEscrow(app, await openSellersLink(app, token), decline)).status).toBe(200)
    expect((await cancel()).status).toBe(200)
    expect((await readEscrow(app, payer, id)).smart_escrow).toMatchObject({
      ...{ status: 'approved', agreement: 'cancelled', agreement_by: 'Jette Brandt' },
      agreement_reason: decline.reason,
    })
  })

  it('counts as one where a process of before has left the event only', async () => {
    const { opened } = await givenChange(app, payer, id)
    await fulfilBlock(app, payer, id, 1)
    expect((await cancel()).status).toBe(200)
    await app.db
      .updateTable('smart_escrows')
      .set({ agreement_cancelled_at: null })
      .where('smart_escrow_id', '=', id)
      .execute()
    expect((await answerEscrow(app, opened, agree)).status).toBe(409)
    expect((await ask()).status).toBe(409)
    const again = await saveChange(app, payer, id, { expiry_date: laterDay })
    expect([again.status, failure(again).message]).toEqual([409, 'A cancelled escrow cannot be changed.'])
    await daysPassBy(app, 10)
    await watchEscrowAgreements(app.deps)
    expect(await openTasks()).toEqual([])
  })

  it('gives back what a proposed change has set aside, and says what of the money comes back', async () => {
    const [, second] = (await readEscrow(app, payer, id)).smart_escrow.conditions
    await givenChange(app, payer, id, { blocks: [{ block_id: second?.block_id ?? '', amount: 6468 }] })
    expect(await dollarsOf(app, payer.companyId)).toMatchObject({ available: '11000.00' })
    expect((await readEscrow(app, payer, id)).back_if_cancelled).toBe(8840)
    expect((await cancel()).body.message).toBe(
      'The escrow has been cancelled. 8,840.00 USD is back in your balance. The fee of 160.00 USD is not given back.',
    )
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '19840.00' })
  })

  it('leaves a block that is being paid', async () => {
    await fulfilBlock(app, payer, id, 1)
    const [second] = await decisionsOf(app, payer, id, 2)
    expect((await cancel()).status).toBe(200)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'fulfilled', 'refunded'])
    const late = await app.call(smartEscrows.decide, { body: second as never }, { token: payer.token })
    expect(late.status).toBe(409)
    expect((await readEscrow(app, payer, id)).timeline.at(-1)?.text).toBe(
      'You cancelled the escrow. 5,488.00 USD went back to the balance. The seller declined.',
    )
    await settleEscrows(app)
    expect((await statesOf(app, payer, id))[0]).toBe('refunded')
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '17488.00' })
  })

  it('takes back a block whose payout was refused', async () => {
    const conditions = await givenBlocks(app, payer, [100])
    id = await givenEscrow(app, payer, { conditions, reference: 'SIM-REJECT' })
    await fulfilBlock(app, payer, id, 1)
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'refused'])
    expect((await cancel()).status).toBe(200)
    expect(await statesOf(app, payer, id)).toEqual(['refunded', 'refunded'])
    expect(await dollarsOf(app, payer.companyId)).toMatchObject({ available: '11840.00' })
  })

  it('and asking are for the company’s own people, each in its role', async () => {
    const stranger = await givenImporter(app)
    expect([(await cancel(stranger)).status, (await ask(stranger)).status]).toEqual([404, 404])
    const viewer = { ...payer, ...(await givenColleague(app, payer, 'viewer')) }
    expect([(await cancel(viewer)).status, (await ask(viewer)).status]).toEqual([403, 403])
    const preparer = { ...payer, ...(await givenColleague(app, payer, 'preparer')) }
    expect([(await cancel(preparer)).status, (await ask(preparer)).status]).toEqual([403, 200])
  })

  it('needs a reason', async () => {
    expect((await cancel(payer, ' ')).status).toBe(400)
  })
})

const dayMs = 86_400_000
const decline = { answer: 'decline', name: 'Jette Brandt', reason: 'The price is per tonne.' }
const cancel = (who = payer, reason = 'The seller declined') =>
  app.call(smartEscrows.cancel, { body: { smart_escrow_id: id, reason } }, { token: who.token })
const ask = (who = payer) =>
  app.call(smartEscrows.askSeller, { body: { smart_escrow_id: id } }, { token: who.token })
const openTasks = async () => {
  while ((await processEvents(app.deps)) > 0);
  const rows = app.db.selectFrom('tasks').select('kind').where('subject_id', '=', id)
  return (await rows.where('closed_at', 'is', null).execute()).map(({ kind }) => kind)
}
