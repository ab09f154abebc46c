import { priceRates } from '@tradelane/contract/price-rates/calls'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { expect, test } from 'vitest'
import {
  givenAcceptance,
  givenConfirmedInspection,
  givenInspectionCompany,
  givenQuotedInspection,
  givenSubmittedOrder,
} from '../../../../../test/given-inspection.ts'
import { inspectionDesk } from '../../../../../test/given-inspection-at-desk.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { givenRate } from '../../../../../test/given-price-rate.ts'
import { givenRated, newestInvoice } from '../../../../../test/given-rated.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../../test/the-app.ts'

const app = theApp({}, { isForEachTest: true })
checkBooksAfterEach(app, { runsJobs: true })
const made = prepared(() => givenRated(app), { isForEachTest: true })

test('an offer made after a change has the new fee, and the open one keeps its own, to its bill', async () => {
  const { payer, staff } = made
  const open = await givenQuotedInspection(app, payer)
  await givenRate(app, staff, { service, value: 0.5 })
  const next = await givenQuotedInspection(app, payer)
  expect([await feeOf(open), await feeOf(next)]).toEqual([
    [200, '0.25 % of the consignment value, in addition to the inspection, version 1'],
    [400, '0.5 % of the consignment value, in addition to the inspection, version 2'],
  ])
  await accept(open)
  await givenRate(app, staff, { service, value: 0.6 })
  for (const _ of ['issued', 'printed again']) {
    expect(await newestInvoice(app, made.payer)).toContain(
      'Tradelane service fee: 0.25 % of the consignment value, in addition to the inspection, version 1 200.00 USD',
    )
    app.clock.advance(dayMs)
  }
})

test('the estimate and the desk’s own form begin with the customer’s own rate, until its end', async () => {
  const { payer, staff } = made
  const valid_to = new Date(app.clock.now().getTime() + dayMs).toISOString()
  await givenRate(app, staff, {
    service,
    uid: payer.companyId,
    value: 0.1,
    min: 90,
    currency: 'USD',
    valid_to,
  })
  await givenRate(app, staff, { service, value: 0.3 })
  expect(await estimated(payer)).toEqual([
    'Tradelane service fee: 0.1 % of 80,000.00 USD, at least 90.00 USD, version 1 (own rate)',
    90,
  ])
  const id = await givenSubmittedOrder(app, payer.token)
  const desk = await inspectionDesk(app)
  expect((await desk.request(id)).presets).toMatchObject({ margin_percent: 0.1, margin_amount: 90 })
  app.clock.advance(dayMs)
  expect(await estimated(payer)).toEqual([expect.stringMatching(/0\.3 % .*, version 2$/), 240])
})

test('an audit alone has no fee, also where the rate has a minimum', async () => {
  const { payer, staff } = made
  await givenRate(app, staff, { service, value: 1, min: 50, currency: 'USD' })
  const body = { supplier_audit: 1, audit_days: 1 } as const
  const { lines } = (await app.call(qualityAssurance.estimate, { body }, payer)).body
  expect(lines.map(({ code }) => code)).toEqual(['audit'])
})

test('a fee that the desk agrees otherwise is as offered, and names no version', async () => {
  const id = await givenSubmittedOrder(app, made.payer.token)
  const desk = await inspectionDesk(app)
  await desk.offer(id, {
    quote_amount: 1000,
    margin_amount: 12,
    vendor_id: await givenInspectionCompany(app),
  })
  expect(await feeOf(id)).toEqual([12, 'as offered'])
})

test('the last 30 days charged again have what was ordered by the rate, and the open offer that keeps it', async () => {
  const { payer, staff } = made
  await givenConfirmedInspection(app, payer)
  const cancelled = await givenConfirmedInspection(app, payer)
  await app.call(qualityAssurance.cancel, { body: { quality_assurance_id: cancelled } }, payer)
  await givenQuotedInspection(app, payer)
  const replayed = (await app.call(priceRates.replay, { body: { service, value: 0.5 } }, staff[0])).body
  expect(replayed.lines).toMatchObject([{ count: 1, currency: 'USD', before: 200, after: 400 }])
  expect(replayed).toMatchObject({ total_before: 200, total_after: 400, quotes_kept: 1 })
  expect(replayed.to_notify.map(({ uid }) => uid)).toEqual([payer.companyId])
})

async function estimated({ token }: Payer) {
  const body = { loading_inspection: 1, no_of_containers: 1, loading_consignment_value: 80_000 } as const
  const { lines } = (await app.call(qualityAssurance.estimate, { body }, { token })).body
  const fee = lines.find(({ code }) => code === 'service_fee')
  return [fee?.label, fee?.amount]
}

async function feeOf(quality_assurance_id: string) {
  const { token } = made.payer
  const { body } = await app.call(qualityAssurance.get, { body: { quality_assurance_id } }, { token })
  return [body.quality_assurance_data.quote?.fee, body.fee_rate]
}

async function accept(id: string) {
  const body = await givenAcceptance(app, made.payer, id)
  const paid = await app.call(qualityAssurance.accept, { body }, { token: made.payer.token })
  expect(paid.body.quality_assurance_status).toBe('confirmed')
}

const dayMs = 24 * 60 * 60_000
const service = 'quality_assurance'
