import { links } from '@tradelane/contract/links/calls'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { escrowDisputes, sellersDisputeCalls } from '@tradelane/contract/smart-escrow/dispute-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { givenColleague } from '../../../../../test/given-colleague.ts'
import {
  givenDispute,
  offerAsBuyer,
  offerAsSeller,
  openAsBuyer,
  readDisputes,
  readDisputesAsSeller,
} from '../../../../../test/given-dispute.ts'
import { givenDocument } from '../../../../../test/given-document.ts'
import {
  decisionsOf,
  dollarsOf,
  fulfilBlock,
  givenEscrow,
  givenImporter,
  readEscrow,
  removePayeeAccount,
  settleEscrows,
  statesOf,
} from '../../../../../test/given-escrow.ts'
import { dayFromNow } from '../../../../../test/given-freight.ts'
import { daysPassBy } from '../../../../../test/given-funding.ts'
import { hafenhandel } from '../../../../../test/given-partner.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import {
  givenAgreedEscrow,
  type OpenedEscrow,
  openSellersLink,
  readAsSeller,
  sellersToken,
} from '../../../../../test/given-seller.ts'
import { openTasksOf } from '../../../../../test/open-tasks.ts'
import { pdfFile } from '../../../../../test/sample-files.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { reconcileProvider } from '../../../books/reconciliation/index.ts'
import { expireEscrows } from '../draft/expire-escrows.ts'

const app = theApp()
let payer: Payer
let id: string
let seller: OpenedEscrow
beforeEach(async () => {
  payer = await givenImporter(app)
  const agreed = await givenAgreedEscrow(app, payer)
  id = agreed.id
  seller = agreed.opened
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
})

describe('a dispute', () => {
  it('stops approval, cancelling and expiry of its block, and of no other', async () => {
    await givenDispute(app, payer, id)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'disputed', 'pending'])
    const [body] = await decisionsOf(app, payer, id, 1)
    const decided = await app.call(smartEscrows.decide, { body: body as never }, token())
    expect(decided.status).toBe(409)
    await daysPassBy(app, 92)
    await expireEscrows(app.deps)
    expect(await statesOf(app, payer, id)).toEqual(['expired', 'disputed', 'refunded'])
    expect((await readEscrow(app, payer, id)).remaining).toBe(2352)
  })

  it('reaches both sides: a task for the buyer, and a mail for the seller', async () => {
    const { opened } = await givenDispute(app, payer, id)
    expect(await openTasks()).toEqual(['settle-escrow-dispute'])
    const mail = (await app.mails(hafenhandel.email)).find(({ text }) => text.includes('dispute DP-'))
    expect(mail?.subject).toContain('News about smart escrow SE-')
    expect(mail?.text).toMatch(/about block 1 of smart escrow SE-\d{4}-\d{6}\. Answer it by /)
    expect((await app.call(sellersDisputeCalls.list, { body: seller })).status).toBe(200)
    const { timeline, next } = await readEscrow(app, payer, id)
    const shown = 'The buyer opened dispute DP-'
    expect(timeline.some(({ text }) => text.startsWith(shown))).toBe(true)
    expect((await readAsSeller(app, opened)).timeline.at(-1)?.text).toMatch(
      /^The buyer opened dispute DP-\d{4}-\d{6} about block 1: 2,352\.00 USD waits\. Half of the goods are rusty\.$/,
    )
    expect(next?.who).toBe('counterparty')
  })

  it('is opened by the seller with a file, which both sides and nobody else can read', async () => {
    const base64File = pdfFile().toString('base64')
    expect((await openAsSeller({ base64File, file_name: 'mail.pdf' })).status).toBe(200)
    const [dispute] = (await readDisputes(app, payer, id)).disputes
    expect(dispute).toMatchObject({ opened_by: 'seller', statements: [{ side: 'seller', has_file: true }] })
    expect(dispute?.statements[0]?.file).toMatch(/^https:/)
    const shown = (await readDisputesAsSeller(app, seller)).disputes[0]
    expect(JSON.stringify(shown)).not.toContain('https:')
    const file = shown?.statements[0]?.statement_id ?? ''
    expect((await app.call(links.file, { body: { ...seller, file } })).status).toBe(200)
    const stranger = await givenImporter(app)
    const other = await givenAgreedEscrow(app, stranger)
    expect((await app.call(links.file, { body: { ...other.opened, file } })).status).toBe(404)
  })

  it('takes statements and files of the buyer, its own ones only', async () => {
    const { dispute_id } = await givenDispute(app, payer, id)
    const speak = (statement_file: string) =>
      app.call(escrowDisputes.speak, { body: { dispute_id, text: 'Photos', statement_file } }, token())
    expect((await speak(await givenDocument(app, payer.token))).status).toBe(200)
    const stranger = await givenImporter(app)
    const refused = await speak(await givenDocument(app, stranger.token))
    expect([refused.status, Object.keys(failure(refused).error.fields ?? {})]).toEqual([
      400,
      ['statement_file'],
    ])
  })

  it('is opened once for a block, and not about money that has left the escrow', async () => {
    await givenDispute(app, payer, id)
    expect(refusal(await openAsBuyer(app, payer, id))).toEqual([
      409,
      'A dispute about this block is open already.',
    ])
    await fulfilBlock(app, payer, id, 2)
    await settleEscrows(app)
    expect(refusal(await openAsBuyer(app, payer, id, 2))).toEqual([
      409,
      'The money of this block has left the escrow.',
    ])
  })

  it('is not opened before the seller has agreed: the buyer can cancel', async () => {
    const waiting = await givenEscrow(app, payer, { amount_sent: 1000 })
    expect((await openAsBuyer(app, payer, waiting)).status).toBe(409)
    expect((await readDisputes(app, payer, waiting)).disputable).toEqual([])
  })

  it('can be opened on the last day, and not on the day after', async () => {
    const last = await givenAgreedEscrow(app, payer, { amount_sent: 1000 })
    // Set now: until here the test's clock has moved, perhaps over midnight.
    await app.db
      .updateTable('smart_escrows')
      .set({ expiry_date: dayFromNow(app, 0) })
      .where('smart_escrow_id', '=', last.id)
      .execute()
    expect((await openAsBuyer(app, payer, last.id)).status).toBe(200)
    await daysPassBy(app, 2)
    expect(refusal(await openAsBuyer(app, payer, last.id, 2))).toEqual([
      409,
      'The expiry date of the escrow has passed.',
    ])
    await expireEscrows(app.deps)
    expect(await statesOf(app, payer, last.id)).toEqual(['expired', 'disputed', 'refunded'])
  })

  it('is refused about a payout that waits for its account, and about one on its way', async () => {
    await removePayeeAccount(app, payer)
    await fulfilBlock(app, payer, id, 1)
    await app.runJobs()
    expect((await statesOf(app, payer, id))[1]).toBe('fulfilled')
    expect((await openAsBuyer(app, payer, id)).status).toBe(409)
    expect((await openAsSeller({ condition: await firstBlock() })).status).toBe(409)
    const other = await givenImporter(app)
    const sent = await givenAgreedEscrow(app, other, { reference: 'SIM-TIMEOUT' })
    await fulfilBlock(app, other, sent.id, 1)
    await app.runJobs()
    expect((await openAsBuyer(app, other, sent.id)).status).toBe(409)
  })
})

describe('offers', () => {
  it('are answered by the other side: accepting moves the money to the cent', async () => {
    const { dispute_id, opened } = await givenDispute(app, payer, id)
    expect((await offerAsSeller(app, opened, dispute_id, 33)).status).toBe(200)
    const offer_id = await newestOffer()
    const body = { ...opened, dispute_id, offer_id, answer: 'accept' as const }
    expect((await app.call(sellersDisputeCalls.answer, { body })).status).toBe(409)
    expect((await answerAsBuyer(dispute_id, offer_id, 'accept')).status).toBe(200)
    expect((await answerAsBuyer(dispute_id, offer_id, 'accept')).status).toBe(409)
    await settleEscrows(app)
    // 33 % of 2,352.00 is 776.16.
    expect(await statesOf(app, payer, id)).toEqual(['partly_released', 'paid', 'pending'])
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '13575.84', escrow: '5488.00' })
    expect((await readDisputes(app, payer, id)).disputes[0]?.result).toMatchObject({
      released_percent: 33,
      released: 776.16,
      refunded: 1575.84,
    })
    expect((await readAsSeller(app, opened)).blocks).toMatchObject([
      { amount: 2352, state: 'paid', refunded: 1575.84 },
      { amount: 5488, state: 'pending', refunded: 0 },
    ])
    expect(await openTasks()).toEqual([])
  })

  it('of the buyer are accepted by the seller', async () => {
    const { dispute_id } = await givenDispute(app, payer, id)
    expect((await offerAsBuyer(app, payer, dispute_id, 0)).status).toBe(200)
    const opened = await openSellersLink(app, await sellersToken(app))
    const offer_id = await newestOffer()
    const body = { ...opened, dispute_id, offer_id, answer: 'accept' as const }
    expect((await app.call(sellersDisputeCalls.answer, { body })).status).toBe(200)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'refunded', 'pending'])
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '14352.00', escrow: '5488.00' })
  })

  it('are refused, and replaced by a counter-offer of the same side only', async () => {
    const { dispute_id, opened } = await givenDispute(app, payer, id)
    await offerAsSeller(app, opened, dispute_id, 90)
    await answerAsBuyer(dispute_id, await newestOffer(), 'refuse')
    const again = await openSellersLink(app, await sellersToken(app))
    await offerAsSeller(app, again, dispute_id, 80)
    await offerAsSeller(app, again, dispute_id, 70)
    await offerAsBuyer(app, payer, dispute_id, 50)
    const [dispute] = (await readDisputes(app, payer, id)).disputes
    expect(dispute?.offers.map(({ answer, may_answer }) => [answer, may_answer])).toEqual([
      ['refused', false],
      ['replaced', false],
      [null, true],
      [null, false],
    ])
  })

  it.each([-1, 101, 1.5, '50', null])('are refused with %j percent at the field', async (percent) => {
    const { dispute_id, opened } = await givenDispute(app, payer, id)
    const refused = await offerAsSeller(app, opened, dispute_id, percent as never)
    expect([refused.status, Object.keys(failure(refused).error.fields ?? {})]).toEqual([
      400,
      ['released_percent'],
    ])
  })

  it('need an approver of the buyer; a preparer can open, speak and escalate', async () => {
    const preparer = { ...payer, ...(await givenColleague(app, payer, 'preparer')) }
    const viewer = { ...payer, ...(await givenColleague(app, payer, 'viewer')) }
    expect((await openAsBuyer(app, viewer, id)).status).toBe(403)
    const { dispute_id } = await givenDispute(app, preparer, id)
    expect((await offerAsBuyer(app, preparer, dispute_id, 10)).status).toBe(403)
    expect((await answerAsBuyer(dispute_id, dispute_id, 'accept', preparer)).status).toBe(403)
    const [dispute] = (await readDisputes(app, preparer, id)).disputes
    expect(dispute).toMatchObject({ may_speak: true, may_offer: false })
  })

  it('are of their own escrow and company only', async () => {
    const { dispute_id, opened } = await givenDispute(app, payer, id)
    await offerAsSeller(app, opened, dispute_id, 90)
    const offer_id = await newestOffer()
    const stranger = await givenImporter(app)
    const other = await givenAgreedEscrow(app, stranger)
    expect((await answerAsBuyer(dispute_id, offer_id, 'accept', stranger)).status).toBe(404)
    expect((await openAsBuyer(app, stranger, other.id)).status).toBe(200)
    expect((await offerAsBuyer(app, stranger, dispute_id, 1)).status).toBe(404)
    const theirs = await openSellersLink(app, await sellersToken(app))
    expect((await offerAsSeller(app, theirs, dispute_id, 1)).status).toBe(404)
  })
})

const token = () => ({ token: payer.token })
const openAsSeller = async (changes: object = {}) => {
  const { disputable } = await readDisputesAsSeller(app, seller)
  const body = { ...seller, condition: disputable[0]?.block_id ?? '', reason: 'The buyer does not approve.' }
  return app.call(sellersDisputeCalls.open, { body: { ...body, ...changes } })
}
const answerAsBuyer = (dispute_id: string, offer_id: string, answer: 'accept' | 'refuse', who = payer) =>
  app.call(escrowDisputes.answer, { body: { dispute_id, offer_id, answer } }, { token: who.token })
const firstBlock = async () => (await readAsSeller(app, seller)).blocks[0]?.block_id ?? ''
const newestOffer = async () => {
  const { disputes } = await readDisputes(app, payer, id)
  return disputes.at(-1)?.offers.at(-1)?.offer_id ?? ''
}
const refusal = (answer: { status: number; body: unknown }) => [
  answer.status,
  failure(answer as never).message,
]
const openTasks = () => openTasksOf(app, id)
