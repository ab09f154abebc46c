import { shipments } from '@tradelane/contract/shipments/calls'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import {
  clearanceApproval,
  clearanceDesk,
  givenUncleared,
  refusingCharges,
  requestClearanceOf,
} from '../../../../../test/given-clearance-request.ts'
import { givenPayer, type Payer } from '../../../../../test/given-payment.ts'
import { acceptOfferOf } from '../../../../../test/given-quote-case.ts'
import { shipmentPage } from '../../../../../test/given-shipment.ts'
import { givenVendor } from '../../../../../test/given-vendor.ts'
import {
  answerAsVendor,
  askVendorOf,
  openVendorLink,
  vendorOffer,
} from '../../../../../test/given-vendor-ask.ts'
import { runJob } from '../../../../../test/plant-throwing-row.ts'
import { untilOneWaits } from '../../../../../test/race.ts'
import { checkBooksAfterEach, theApp } from '../../../../../test/the-app.ts'
import { systemScope } from '../../../../access/scope.ts'
import { settleCharge } from '../../../money/charges/index.ts'
import { lockCase } from '../../../office/quote-desk/cases.ts'

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })
let payer: Payer
beforeEach(async () => {
  payer = await givenPayer(app, { balance: '20000' })
})

test('a customs broker hears that it has won once its price is paid, and then that the booking was cancelled', async () => {
  const { logisticsId, offerId, email } = await givenBrokerAsked()
  const restore = refusingCharges(app)
  await acceptOfferOf(app, payer, offerId)
  restore()
  await app.runJobs()
  expect(await mailed(email)).toEqual([])
  const body = await clearanceApproval(app, payer, logisticsId)
  expect((await app.call(shipments.payClearance, { body }, payer)).status).toBe(200)
  await app.runJobs()
  expect(await mailed(email)).toEqual(['your offer was accepted'])
  await cancel(logisticsId)
  expect(await mailed(email)).toEqual(['the order was cancelled', 'your offer was accepted'])
})

test('a customs broker whose price was refused hears that it has lost where the booking is cancelled', async () => {
  const { logisticsId, offerId, email } = await givenBrokerAsked()
  const restore = refusingCharges(app)
  await acceptOfferOf(app, payer, offerId)
  restore()
  await cancel(logisticsId)
  expect(await mailed(email)).toEqual(['your offer was not accepted'])
})

test('a customs broker hears that it has lost where its price is not paid in time, and not while it is being collected', async () => {
  const { logisticsId, offerId, email } = await givenBrokerAsked()
  const { charge } = app.deps.payments
  app.deps.payments.charge = async ({ key, amount }) => ({ key, amount, status: 'processing' })
  await acceptOfferOf(app, payer, offerId)
  app.clock.advance(6.5 * 86_400_000)
  await runJob(app, 'end-lapsed-answers')
  await app.runJobs()
  expect((await shipmentPage(app, payer.token, logisticsId)).clearance?.bill?.payment).toBe('processing')
  expect(await mailed(email)).toEqual([])
  app.deps.payments.charge = async ({ key, amount }) => ({ key, amount, status: 'rejected', reason: 'No' })
  await app.runJobs()
  app.deps.payments.charge = charge
  await runJob(app, 'end-lapsed-answers')
  await app.runJobs()
  expect(await mailed(email)).toEqual(['your offer was not accepted'])
})

test('the payment waits for who has the request, and keeps nothing that a cancellation needs next', async () => {
  const { logisticsId, offerId, caseId } = await givenBrokerAsked()
  const { charge } = app.deps.payments
  app.deps.payments.charge = async ({ key, amount }) => ({ key, amount, status: 'processing' })
  await acceptOfferOf(app, payer, offerId)
  app.deps.payments.charge = charge
  const { charge_id: chargeId } = await app.db
    .selectFrom('customs_clearances')
    .select('charge_id')
    .where('logistics_id', '=', logisticsId)
    .executeTakeFirstOrThrow()
  const settle = () => settleCharge(app.deps, { companyId: payer.companyId, chargeId: chargeId ?? '' })
  const settling = await app.db.transaction().execute(async (tx) => {
    await lockCase(tx, systemScope(payer.companyId), caseId)
    const started = settle()
    await untilOneWaits(app)
    await sql`select from customs_clearances where logistics_id = ${logisticsId} for update nowait`.execute(
      tx,
    )
    return { started }
  })
  expect((await settling.started).state).toBe('collected')
})

/** A broker has answered, and its offer is open. */
async function givenBrokerAsked() {
  const desk = await clearanceDesk(app)
  const logisticsId = await givenUncleared(app, payer)
  const { case_id } = (await requestClearanceOf(app, payer, logisticsId)).body
  const vendor_id = await givenVendor(app)
  const email = `entries-${case_id}@broker.example`
  await askVendorOf(app, case_id, { vendor_id, email })
  const { opened } = await openVendorLink(app, email)
  await answerAsVendor(app, opened, vendorOffer(app, { buy_amount: 120, eta: 2 }))
  const { ask_id = '' } = (await desk.request(case_id)).asks[0] ?? {}
  const offerId = await desk.offer(case_id, { ask_id, vendor_id })
  app.clock.advance(31_000)
  return { logisticsId, offerId, email, caseId: case_id }
}

async function cancel(logistics_id: string): Promise<void> {
  expect((await app.call(shipments.cancel, { body: { logistics_id } }, payer)).status).toBe(200)
  await app.runJobs()
}

/** How the broker heard of an end. */
const mailed = async (email: string): Promise<string[]> =>
  (await app.mails(email))
    .flatMap(({ subject }) => /(your offer was .*|the order was cancelled)$/.exec(subject)?.[1] ?? [])
    .toSorted()
