import { shipments } from '@tradelane/contract/shipments/calls'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { beforeEach, expect, test } from 'vitest'
import { givenImporter, tradeEscrow } from '../../../../../test/given-escrow.ts'
import { dayFromNow } from '../../../../../test/given-freight.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { completeDetails, givenBooking } from '../../../../../test/given-shipment.ts'
import { theApp } from '../../../../../test/the-app.ts'

const app = theApp()
let payer: Payer
beforeEach(async () => {
  payer = await givenImporter(app)
})

test('a trade without a booking has the usual terms only', async () => {
  const { booking_number, expiry_date, terms } = await suggested()
  expect([booking_number, expiry_date]).toEqual([null, null])
  expect(terms).toEqual({
    ...{ transation_type: 'Irrevocable, at sight', drawing: 'At sight', drawing_term: 'At sight' },
    ...{ partial_shipments: 'Allowed', trans_shipment: 'Allowed', note: 'None' },
    issue_date: dayFromNow(app, 0),
  })
})

test('places, ports, goods and dates are those of the booking of the trade', async () => {
  const { logisticsId, bookingNumber } = await givenBooking(app, payer.token, { invoice_amount: 8_000 })
  await app.call(
    shipments.saveDetails,
    { body: { logistics_id: logisticsId, details: completeDetails } },
    { token: payer.token },
  )
  const suggestion = await suggested()
  expect(suggestion).toMatchObject({
    booking_number: bookingNumber,
    invoice_amount: 8_000,
    // Loaded in ten days, two weeks for another vessel, and the 21 days of UCP 600, article 14 c.
    expiry_date: dayFromNow(app, 45),
  })
  expect(suggestion.terms).toMatchObject({
    latest_shipment: dayFromNow(app, 24),
    transport_from: 'Mumbai, IN',
    airport_og_loading: 'Nhava Sheva (INNSA)',
    airport_of_discharge: 'Hamburg (DEHAM)',
    transport_to: 'Hamburg, DE',
    incoterms: 'FOB',
    description_of_delivery: 'Cotton yarn on cones, 1 container, 18,000 kg',
    shipment_period: 'One shipment',
  })
  const { terms, expiry_date } = suggestion
  const body = { ...tradeEscrow(payer), ...terms, expiry_date: expiry_date ?? '' } as ReturnType<
    typeof tradeEscrow
  >
  expect((await app.call(smartEscrows.add, { body }, { token: payer.token })).status).toBe(200)
})

test('a booking that was cancelled says nothing', async () => {
  const { logisticsId } = await givenBooking(app, payer.token)
  await app.call(shipments.cancel, { body: { logistics_id: logisticsId } }, { token: payer.token })
  expect((await suggested()).booking_number).toBeNull()
})

async function suggested() {
  return (await app.call(smartEscrows.suggest, {}, { token: payer.token })).body
}
