import { links } from '@tradelane/contract/links/calls'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { sellerEscrows } from '@tradelane/contract/smart-escrow/seller-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  decisionsOf,
  dollarsOf,
  givenEscrow,
  givenImporter,
  readEscrow,
  statesOf,
} from '../../../../../test/given-escrow.ts'
import { daysPassBy } from '../../../../../test/given-funding.ts'
import { hafenhandel } from '../../../../../test/given-partner.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import {
  agree,
  answerEscrow,
  decline,
  openSellersLink,
  readAsSeller,
  sellersToken,
} from '../../../../../test/given-seller.ts'
import { openTasksOf } from '../../../../../test/open-tasks.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
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
})

const dayMs = 86_400_000
const cancel = (who = payer, reason = 'The seller declined') =>
  app.call(smartEscrows.cancel, { body: { smart_escrow_id: id, reason } }, { token: who.token })
const ask = (who = payer) =>
  app.call(smartEscrows.askSeller, { body: { smart_escrow_id: id } }, { token: who.token })
const openTasks = () => openTasksOf(app, id)
