import { priceRates } from '@tradelane/contract/price-rates/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { expect, test } from 'vitest'
import {
  clearanceDesk,
  givenClearanceOffer,
  givenUncleared,
  givenUnpaidClearance,
  requestClearanceOf,
} from '../../../../../test/given-clearance-request.ts'
import { givenRate } from '../../../../../test/given-price-rate.ts'
import { acceptOfferOf } from '../../../../../test/given-quote-case.ts'
import { givenRated, newestInvoice } from '../../../../../test/given-rated.ts'
import { shipmentPage } from '../../../../../test/given-shipment.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../../test/the-app.ts'

const app = theApp({}, { isForEachTest: true })
checkBooksAfterEach(app, { runsJobs: true })
const made = prepared(() => givenRated(app), { isForEachTest: true })
const dayMs = 24 * 60 * 60_000
const service = 'clearance'

test('an offer keeps the version that it followed when it was stored, to its bill, and one made after a change the new one', async () => {
  const { payer, staff } = made
  const open = await givenClearanceOffer(app, payer)
  await givenRate(app, staff, { service, value: 0.5 })
  await acceptOfferOf(app, payer, open.offerId)
  expect(await billOf(open.logisticsId)).toEqual([320, '0.25 % of the goods’ value, version 1'])
  expect(await newestInvoice(app, payer)).toContain(
    'Tradelane service fee: 0.25 % of the goods’ value, version 1 200.00 USD',
  )
  app.clock.advance(dayMs)
  const next = await givenClearanceOffer(app, payer, { quote_amount: 520, margin_amount: 400 })
  await acceptOfferOf(app, payer, next.offerId)
  expect(await billOf(next.logisticsId)).toEqual([520, '0.5 % of the goods’ value, version 2'])
})

test('a fee that is agreed otherwise is as offered, and none is none', async () => {
  const otherwise = await givenClearanceOffer(app, made.payer, { quote_amount: 320, margin_amount: 199 })
  await acceptOfferOf(app, made.payer, otherwise.offerId)
  expect(await billOf(otherwise.logisticsId)).toEqual([320, 'as offered'])
  expect(await newestInvoice(app, made.payer)).toContain('Tradelane service fee: as offered 199.00 USD')
  app.clock.advance(dayMs)
  const none = await givenClearanceOffer(app, made.payer, { quote_amount: 150, margin_amount: 0 })
  await acceptOfferOf(app, made.payer, none.offerId)
  expect(await billOf(none.logisticsId)).toEqual([150, null])
})

test('the desk’s own form begins with the customer’s own rates, the entry’s too', async () => {
  const { payer, staff } = made
  const own = { uid: payer.companyId, currency: 'USD' } as const
  await givenRate(app, staff, { ...own, service, value: 0.1, min: 90 })
  await givenRate(app, staff, { ...own, service: 'clearance_entry', value: 99.5 })
  const { body } = await requestClearanceOf(app, payer, await givenUncleared(app, payer))
  const desk = await clearanceDesk(app)
  expect((await desk.request(body.case_id)).presets).toMatchObject({ margin_amount: 90, quote_amount: 189.5 })
})

test('the last 30 days charged again have what was paid by the rate, not what came back, and what is still to be paid', async () => {
  const { payer, staff } = made
  const accepted = async (changes = {}) => {
    const offer = await givenClearanceOffer(app, payer, changes)
    await acceptOfferOf(app, payer, offer.offerId)
    app.clock.advance(31_000)
    return offer.logisticsId
  }
  await accepted()
  await accepted({ quote_amount: 320, margin_amount: 100 })
  const back = await accepted()
  await app.call(shipments.cancel, { body: { logistics_id: back } }, payer)
  await app.runJobs()
  expect((await shipmentPage(app, payer.token, back)).clearance?.bill?.payment).toBe('refunded')
  await givenUnpaidClearance(app, payer)
  const { body } = await app.call(priceRates.replay, { body: { service, value: 0.5 } }, staff[0])
  expect(body.lines).toMatchObject([{ count: 1, currency: 'USD', before: 200, after: 400 }])
  expect(body.quotes_kept).toBe(1)
})

async function billOf(logisticsId: string) {
  const bill = (await shipmentPage(app, made.payer.token, logisticsId)).clearance?.bill
  return [bill?.amount, bill?.fee_rate]
}
