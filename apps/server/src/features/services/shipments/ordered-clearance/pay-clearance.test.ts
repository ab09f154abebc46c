import { shipments } from '@tradelane/contract/shipments/calls'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { expect, test } from 'vitest'
import { booksOf } from '../../../../../test/books.ts'
import {
  clearanceApproval,
  givenClearanceOffer,
  givenUnpaidClearance,
} from '../../../../../test/given-clearance-request.ts'
import { givenPayer } from '../../../../../test/given-payment.ts'
import { acceptOfferOf } from '../../../../../test/given-quote-case.ts'
import { shipmentPage } from '../../../../../test/given-shipment.ts'
import { givenTrade } from '../../../../../test/given-trade.ts'
import { failure } from '../../../../../test/test-app.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })
const payer = prepared(() => givenPayer(app, { balance: '20000' }))

test('the code for one clearance does not pay another one of the same price', async () => {
  const [one, other] = [await givenUnpaidClearance(app, payer), await givenUnpaidClearance(app, payer)]
  const before = await booksOf(app, payer.companyId)
  const approval = await clearanceApproval(app, payer, one)
  const pay = (logistics_id: string) =>
    app.call(shipments.payClearance, { body: { ...approval, logistics_id } }, payer)
  expect(failure(await pay(other)).error.code).toBe('WRONG_CODE')
  expect(await booksOf(app, payer.companyId)).toEqual(before)
  expect((await pay(one)).status).toBe(200)
})

test('a price that the provider refuses is in the history with its reason', async () => {
  const { timeline } = await shipmentPage(app, payer.token, await givenUnpaidClearance(app, payer))
  expect(timeline.find(({ to }) => to === 'payment_refused')).toMatchObject({
    ...{ reason: 'No', actor: 'provider' },
  })
})

test('the lines that are paid keep the rate of our fee and its version', async () => {
  const { logisticsId, offerId } = await givenClearanceOffer(app, payer)
  await acceptOfferOf(app, payer, offerId)
  const lines = await app.db
    .selectFrom('service_charge_lines as line')
    .innerJoin('service_charges as charge', 'charge.charge_id', 'line.charge_id')
    .select(['line.kind', 'line.amount', 'line.fee_rate', 'line.fee_rate_version'])
    .where('charge.subject_id', '=', logisticsId)
    .where('charge.service', '=', 'customs_clearance')
    .orderBy('line.position')
    .execute()
  expect(lines).toEqual([
    { kind: 'customs', amount: 12_000n, fee_rate: null, fee_rate_version: null },
    { kind: 'service_fee', amount: 20_000n, fee_rate: '0.25 % of the goods’ value', fee_rate_version: '1' },
  ])
})

test('a clearance costs its own trade, and no other one of the company', async () => {
  const own = await givenPayer(app, { balance: '20000' })
  const [one, other] = [await givenClearanceOffer(app, own), await givenClearanceOffer(app, own)]
  for (const { offerId } of [one, other]) {
    await acceptOfferOf(app, own, offerId)
    app.clock.advance(31_000)
  }
  const moved = await givenTrade(app, own)
  const body = { subject: 'logistics', id: other.logisticsId, transaction_id: moved }
  expect((await app.call(transactionSummary.move, { body }, own)).status).toBe(200)
  for (const transaction_id of [one.transaction_id, moved]) {
    const { body } = await app.call(transactionSummary.get, { query: { transaction_id } }, own)
    const lines = body.cost_lines.filter(({ description }) => description.includes('CC-'))
    expect(lines.map(({ kind }) => kind)).toEqual(['customs', 'customs_fee'])
  }
})
