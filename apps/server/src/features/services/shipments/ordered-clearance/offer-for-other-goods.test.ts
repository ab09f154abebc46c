import { verification } from '@tradelane/contract/approvals/calls'
import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { beforeEach, expect, test } from 'vitest'
import { booksOf } from '../../../../../test/books.ts'
import { givenBalance } from '../../../../../test/given-balance.ts'
import {
  clearanceDesk,
  givenClearanceOffer,
  givenUncleared,
  requestClearanceOf,
  withoutCodes,
} from '../../../../../test/given-clearance-request.ts'
import { givenPayer, type Payer } from '../../../../../test/given-payment.ts'
import { acceptOfferOf, offerApproval, requestOf } from '../../../../../test/given-quote-case.ts'
import { shipmentPage } from '../../../../../test/given-shipment.ts'
import { givenTeam } from '../../../../../test/given-team.ts'
import { openTasksOf } from '../../../../../test/open-tasks.ts'
import { untilOneWaits } from '../../../../../test/race.ts'
import { failure } from '../../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })
const changed = 'The goods have changed since this offer was made. Ask for a revision: we make a new one.'
let payer: Payer
beforeEach(async () => {
  payer = await givenPayer(app, { balance: '20000' })
})

test('an offer for clearance is not accepted, nor paid, once the codes have changed; both sides read so, and a revision is', async () => {
  const { logisticsId, offerId, case_id } = await givenClearanceOffer(app, payer)
  const desk = await clearanceDesk(app)
  const flags = async () => [
    (await requestOf(app, payer.token, case_id)).offers.map(({ is_for_other_goods }) => is_for_other_goods),
    (await desk.request(case_id)).offers.map(({ is_for_other_goods }) => is_for_other_goods),
  ]
  expect(await flags()).toEqual([[false], [false]])
  const body = await offerApproval(app, payer, offerId)
  await declare(logisticsId, ['720810', '090111'])
  expect(await flags()).toEqual([[true], [true]])
  const refused = failure(await app.call(quoteOffers.accept, { body }, payer))
  expect([refused.error.code, refused.message]).toEqual(['ILLEGAL_STATE', changed])
  expect(failure(await codeFor(offerId))).toEqual(refused)
  expect(await booksOf(app, payer.companyId)).toMatchObject({ 'available USD': '20000.00' })
  expect((await shipmentPage(app, payer.token, logisticsId)).clearance).toBeNull()
  const revision = { case_id, message: 'The goods are others now.' }
  expect((await app.call(quoteOffers.revise, { body: revision }, payer)).status).toBe(200)
  const next = await desk.offer(case_id)
  // The same codes in another order are the same goods.
  await declare(logisticsId, ['090111', '720810'])
  app.clock.advance(31_000)
  expect((await acceptOfferOf(app, payer, next)).status).toBe(200)
  // What has ended is not looked at again.
  await declare(logisticsId, ['520511'])
  expect((await flags()).flat()).not.toContain(true)
})

test('codes that change are in the history of both sides, and where an offer is open the desk has a task', async () => {
  const logisticsId = await givenUncleared(app, payer)
  const { case_id } = (await requestClearanceOf(app, payer, logisticsId)).body
  const desk = await clearanceDesk(app)
  await declare(logisticsId, ['720810'])
  expect(await openTasksOf(app, case_id)).toEqual(['answer-quote-request'])
  await desk.offer(case_id)
  await declare(logisticsId, ['720810'], { marks: 'OKAFOR 1-20' })
  expect(await openTasksOf(app, case_id)).toEqual(['accept-quote-offer'])
  await declare(logisticsId, ['090111', '610910'])
  expect(await openTasksOf(app, case_id)).toEqual(['accept-quote-offer', 'answer-quote-request'])
  const { body } = await app.call(adminTasks.list, { query: {}, body: {} }, desk)
  expect(body.data.find(({ subject_id }) => subject_id === case_id)?.title).toMatch(
    /^Make new offers for .+, HS codes from 720810 to 090111 610910$/,
  )
  const texts = ({ timeline }: { timeline: readonly { to: string; text: string }[] }) =>
    timeline.flatMap(({ to, text }) => (to === 'goods_changed' ? [text] : []))
  const read = [
    'The goods have changed: HS codes from 520511 to 720810.',
    'The goods have changed: HS codes from 720810 to 090111 610910.',
  ]
  expect(texts(await requestOf(app, payer.token, case_id))).toEqual(read)
  expect(texts(await desk.request(case_id))).toEqual(read)
  await desk.offer(case_id)
  expect(await openTasksOf(app, case_id)).toEqual(['accept-quote-offer'])
  const over = { offers_until: '2020-01-01' }
  await app.db.updateTable('quote_cases').set(over).where('case_id', '=', case_id).execute()
  await declare(logisticsId, ['520511'])
  expect(await openTasksOf(app, case_id)).toEqual(['accept-quote-offer'])
  await app.call(quoteOffers.cancel, { body: { case_id } }, payer)
  await declare(logisticsId, ['720810'])
  expect(texts(await requestOf(app, payer.token, case_id))).toHaveLength(3)
})

test('no code is mailed for an offer once its booking cannot be cleared any more', async () => {
  const { logisticsId, offerId } = await givenClearanceOffer(app, payer)
  await app.db
    .updateTable('freight_bookings')
    .set({ state: 'arrived' })
    .where('logistics_id', '=', logisticsId)
    .execute()
  expect(failure(await codeFor(offerId)).message).toBe(
    'The goods have arrived. Write to us about their customs clearance.',
  )
})

test('a quote that was submitted for other codes is not published', async () => {
  const logisticsId = await givenUncleared(app, payer)
  const { case_id } = (await requestClearanceOf(app, payer, logisticsId)).body
  const desk = await clearanceDesk(app)
  await desk.submit(case_id)
  await declare(logisticsId, ['610910'])
  const refused = failure(await desk.decide(case_id, { decision: 'approve' }))
  expect([refused.error.code, refused.message]).toEqual([
    'CONFLICT',
    'The goods have changed since these quotes were submitted. Check them, then submit them again.',
  ])
  await desk.submit(case_id)
  expect((await desk.decide(case_id, { decision: 'approve' })).status).toBe(200)
})

test('an offer of before, which does not say its codes, is accepted as before', async () => {
  const logisticsId = await givenUncleared(app, payer)
  const { case_id } = (await requestClearanceOf(app, payer, logisticsId)).body
  const desk = await clearanceDesk(app)
  await desk.submit(case_id)
  await app.db.updateTable('quote_offers').set({ made_for: null }).where('case_id', '=', case_id).execute()
  await desk.decide(case_id, { decision: 'approve' })
  const { offer_id = '' } = (await desk.request(case_id)).offers[0] ?? {}
  await declare(logisticsId, ['610910'])
  app.clock.advance(31_000)
  expect((await acceptOfferOf(app, payer, offer_id)).status).toBe(200)
})

test('an offer whose request named no HS codes is accepted: the desk has offered it so', async () => {
  const logisticsId = await givenUncleared(app, payer)
  const { case_id } = (await requestClearanceOf(app, payer, logisticsId)).body
  await withoutCodes(app, logisticsId)
  const offerId = await (await clearanceDesk(app)).offer(case_id)
  app.clock.advance(31_000)
  expect((await acceptOfferOf(app, payer, offerId)).status).toBe(200)
  expect((await shipmentPage(app, payer.token, logisticsId)).clearance).toMatchObject({
    ...{ has_codes: false, bill: { payment: 'paid' } },
  })
})

test('an acceptance above the limit does not wait for a second person where the goods have changed', async () => {
  const { owner } = await givenTeam(app, { limitCents: 10_000n })
  await givenBalance(app, owner, '1000.00', 'USD')
  const { logisticsId, offerId, case_id } = await givenClearanceOffer(app, owner)
  const body = await offerApproval(app, owner, offerId)
  await declare(logisticsId, ['610910'], {}, owner)
  expect(failure(await app.call(quoteOffers.accept, { body }, owner)).message).toBe(changed)
  expect((await requestOf(app, owner.token, case_id)).release).toBeNull()
})

test('codes that change while the acceptance waits for the booking refuse it too', async () => {
  const { logisticsId, offerId } = await givenClearanceOffer(app, payer)
  const body = await offerApproval(app, payer, offerId)
  const { started } = await app.db.transaction().execute(async (tx) => {
    const booking = tx.selectFrom('freight_bookings').select('state').where('logistics_id', '=', logisticsId)
    await booking.forUpdate().execute()
    const accepting = app.call(quoteOffers.accept, { body }, payer)
    await untilOneWaits(app)
    await tx
      .updateTable('freight_booking_details')
      .set({ hs_codes: ['610910'] })
      .where('logistics_id', '=', logisticsId)
      .execute()
    return { started: accepting }
  })
  expect(failure(await started).message).toBe(changed)
  expect(await booksOf(app, payer.companyId)).toMatchObject({ 'available USD': '20000.00' })
})

/** A correction, which the carrier accepts. */
async function declare(logistics_id: string, hs_codes: string[], changes = {}, by = payer): Promise<void> {
  const details = { ...(await shipmentPage(app, by.token, logistics_id)).details, hs_codes, ...changes }
  const { status } = await app.call(shipments.saveDetails, { body: { logistics_id, details } }, by)
  expect(status).toBe(200)
}

const codeFor = (offer_id: string) =>
  app.call(verification.sendCode, { body: { type: 'quote offer', offer_id } }, payer)
