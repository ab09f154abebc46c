import { insurance } from '@tradelane/contract/insurance/calls'
import { logistics } from '@tradelane/contract/logistics/calls'
import { expect, test } from 'vitest'
import { givenCoveredShipment, insuredGoods } from '../../../../test/given-covered-freight.ts'
import { givenFreights } from '../../../../test/given-freight.ts'
import { givenRate } from '../../../../test/given-price-rate.ts'
import { givenRated, newestInvoice } from '../../../../test/given-rated.ts'
import { payFreightOf, shipmentPage } from '../../../../test/given-shipment.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })
const made = prepared(() => givenRated(app))

test('insurance that was offered with freight keeps its fee, and the policy names its version', async () => {
  const { payer, staff } = made
  const [offer] = await givenFreights(app, payer.token, insuredGoods)
  if (!offer) throw new Error('nobody sails')
  await givenRate(app, staff, { service: 'insurance', value: 0.2 })
  const booked = await app.call(logistics.add, { body: { freights: [offer] } }, payer)
  expect(booked.status).toBe(200)
  const { logisticsId } = await givenCoveredShipment(app, payer.token)
  await payFreightOf(app, payer, logisticsId)
  const { lines } = (await shipmentPage(app, payer.token, logisticsId)).charge
  expect(lines.at(-1)).toMatchObject({
    amount: 160,
    label: expect.stringMatching(/0\.2 % of the invoice amount, in addition to the premium, version 2$/),
  })
  const list = (await app.call(insurance.list, { query: {} }, payer)).body.insurance
  const body = { insurance_id: list[0]?.insurance_id ?? '' }
  const bound = (await app.call(insurance.get, { body }, payer)).body
  expect([bound.insurance.quote?.fee, bound.fee_rate]).toEqual([
    ...[160, expect.stringMatching(/version 2$/)],
  ])
  expect(await newestInvoice(app, payer)).toContain('version 2')
})
