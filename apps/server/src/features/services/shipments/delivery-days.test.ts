import { logistics } from '@tradelane/contract/logistics/calls'
import { expect, test } from 'vitest'
import { dayFromNow, givenFreights } from '../../../../test/given-freight.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { confirmed, shipmentPage } from '../../../../test/given-shipment.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { isBusinessDay } from '../../../lifecycle/business-calendar.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app))

test('a truck delivers on a working day: the offer says why it is later, and the carrier plans the same day', async () => {
  const week = [10, 11, 12, 13, 14, 15, 16].map((days) => dayFromNow(app, days))
  const offers = []
  for (const shipping_date of week) offers.push(...(await givenFreights(app, payer.token, { shipping_date })))
  for (const { delivered_on = '', delivered_later, shipping_date, days } of offers) {
    expect(isBusinessDay(delivered_on, 'DE')).toBe(true)
    const counted = new Date(Date.parse(shipping_date) + days * 86_400_000).toISOString().slice(0, 10)
    expect(delivered_later === undefined).toBe(delivered_on === counted)
  }
  const later = offers.find(({ delivered_later }) => delivered_later)
  if (!later) throw new Error('no offer of a week ends on a Sunday')
  expect(later.delivered_later?.join(' ')).toMatch(/weekend|holiday/)

  const booked = await app.call(logistics.add, { body: { freights: [later] } }, { token: payer.token })
  const { logistics_id } = booked.body
  await confirmed(app, logistics_id)
  const { shipment } = await shipmentPage(app, payer.token, logistics_id)
  expect(shipment?.delivery.planned?.slice(0, 10)).toBe(later.delivered_on)
})
