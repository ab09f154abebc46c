import { verification } from '@tradelane/contract/approvals/calls'
import { customerHistory } from '@tradelane/contract/customers/history'
import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { officeBookings } from '@tradelane/contract/shipments/office-calls'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { booksOf } from '../../../../../test/books.ts'
import { givenBalance } from '../../../../../test/given-balance.ts'
import {
  clearanceApproval,
  clearanceDesk,
  givenClearanceOffer,
  givenUnpaidClearance,
  refusingCharges,
} from '../../../../../test/given-clearance-request.ts'
import { givenCompany } from '../../../../../test/given-company.ts'
import { givenDocument } from '../../../../../test/given-document.ts'
import { givenPayer, type Payer } from '../../../../../test/given-payment.ts'
import { acceptOfferOf, offerApproval, requestOf } from '../../../../../test/given-quote-case.ts'
import { givenShipment, payFreightOf, shipmentPage } from '../../../../../test/given-shipment.ts'
import { givenTeam } from '../../../../../test/given-team.ts'
import { race } from '../../../../../test/race.ts'
import { failure } from '../../../../../test/test-app.ts'
import { textOfPaper } from '../../../../../test/text-of-paper.ts'
import { checkBooksAfterEach, theApp } from '../../../../../test/the-app.ts'
import { writeInvoices } from '../../../money/invoices/index.ts'
import { checkTrades } from '../../../trade/transactions/check-trades.ts'

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })
let payer: Payer
let office: { token: string }
beforeEach(async () => {
  payer = await givenPayer(app, { balance: '20000' })
  office = await clearanceDesk(app)
})
afterEach(async () => {
  expect(await checkTrades(app.deps)).toEqual([])
})

describe('an accepted offer for clearance', () => {
  test('is paid with the acceptance, begins the clearance, and has a bill and its costs', async () => {
    const { logisticsId, offerId, case_id, transaction_id } = await givenClearanceOffer(app, payer)
    const accepted = await acceptOfferOf(app, payer, offerId)
    expect(accepted.body).toMatchObject({ subject: { kind: 'customs_clearance', id: logisticsId } })
    expect(await requestOf(app, payer.token, case_id)).toMatchObject({
      state: 'ACCEPTED',
      subject: { link: `/logistics/shipments/${logisticsId}` },
    })
    const page = await shipmentPage(app, payer.token, logisticsId)
    expect(page.clearance).toMatchObject({
      state: 'documents_requested',
      bill: { vendor_name: 'Tradelane', amount: 320, currency: 'USD', payment: 'paid', refusal: null },
    })
    expect(page.clearance?.bill?.number).toMatch(/^CC-\d{4}-\d{6}$/)
    expect(page.clearing.is_ordered).toBe(true)
    expect(page.timeline.map(({ to }) => to)).toContain('fee_paid')
    expect(Number((await booksOf(app, payer.companyId))['available USD'])).toBe(19_680)
    expect(await ownCosts(transaction_id)).toEqual([
      ['customs', 120, 'paid'],
      ['customs_fee', 200, 'paid'],
    ])
  })

  test('has an invoice of its own, on the page of the shipment and among the customer’s papers', async () => {
    const { logisticsId, offerId } = await givenClearanceOffer(app, payer)
    await acceptOfferOf(app, payer, offerId)
    const { papers, clearance } = await shipmentPage(app, payer.token, logisticsId)
    expect(papers).toContain('clearance_invoice')
    const query = { logistics_id: logisticsId, paper: 'clearance_invoice' } as const
    const text = await textOfPaper((await app.call(shipments.paper, { query }, payer)).bytes)
    for (const part of ['Customs clearance, Tradelane', '120.00 USD', 'Tradelane service fee', '320.00 USD'])
      expect(text).toContain(part)
    expect(text).toContain('Import duty and tax are not included')
    const history = await app.call(
      customerHistory.history,
      { query: {}, body: { uid: payer.companyId } },
      office,
    )
    const billed = history.body.billing.find(({ name }) => name === 'Customs Clearance Invoice')
    expect(billed?.invoices).toMatchObject([
      { subject: { title: `Customs clearance ${clearance?.bill?.number}` }, total: 320 },
    ])
  })

  test('without a margin has one line', async () => {
    const { logisticsId, offerId } = await givenClearanceOffer(app, payer, {
      ...{ quote_amount: 150, margin_amount: 0 },
    })
    await acceptOfferOf(app, payer, offerId)
    expect((await shipmentPage(app, payer.token, logisticsId)).clearance?.bill?.amount).toBe(150)
    const { rows } = await app.deps.pool.query(
      'select count(*)::int as lines from service_charge_lines l join service_charges c using (charge_id) where c.subject_id = $1',
      [logisticsId],
    )
    expect(rows).toEqual([{ lines: 1 }])
  })

  test('is no cost of its own where it is on the bill of its freight', async () => {
    const { logisticsId } = await givenShipment(app, payer.token, { customs_clearance: true })
    const { transaction_id } = (await shipmentPage(app, payer.token, logisticsId)).logistics
    const { body } = await app.call(transactionSummary.get, { query: { transaction_id } }, payer)
    expect(body.cost_lines.map(({ kind }) => kind)).toEqual(['freight', 'customs', 'service_fee'])
  })

  test('knows the documents that are with the booking already, and is declared', async () => {
    const { logisticsId, offerId } = await givenClearanceOffer(app, payer)
    await addBoth(logisticsId)
    await acceptOfferOf(app, payer, offerId)
    expect((await shipmentPage(app, payer.token, logisticsId)).clearance?.state).toBe('documents_received')
    expect((await declare(logisticsId)).status).toBe(200)
  })

  test('is not accepted without the money, and nothing begins', async () => {
    const poor = await givenPayer(app, { balance: '10' })
    const { logisticsId, offerId, case_id } = await givenClearanceOffer(app, poor)
    const refused = await acceptOfferOf(app, poor, offerId)
    expect(failure(refused).error.code).toBe('INSUFFICIENT_FUNDS')
    expect((await requestOf(app, poor.token, case_id)).state).toBe('QUOTED')
    expect((await shipmentPage(app, poor.token, logisticsId)).clearance).toBeNull()
  })

  test('is not accepted once the goods have arrived', async () => {
    const { logisticsId, offerId } = await givenClearanceOffer(app, payer)
    const body = await offerApproval(app, payer, offerId)
    await app.deps.pool.query("update freight_bookings set state = 'arrived' where logistics_id = $1", [
      logisticsId,
    ])
    const refused = await app.call(quoteOffers.accept, { body }, payer)
    expect(failure(refused).message).toBe(
      'The goods have arrived. Write to us about their customs clearance.',
    )
    expect(await booksOf(app, payer.companyId)).toMatchObject({ 'available USD': '20000.00' })
  })

  test('above the limit of the team waits for a second person', async () => {
    const { owner, approver } = await givenTeam(app, { limitCents: 10_000n })
    await givenBalance(app, owner, '1000.00', 'USD')
    const { logisticsId, offerId } = await givenClearanceOffer(app, owner)
    expect((await acceptOfferOf(app, owner, offerId)).body).toMatchObject({ subject: null })
    expect((await shipmentPage(app, owner.token, logisticsId)).clearance).toBeNull()
    app.clock.advance(31_000)
    expect((await acceptOfferOf(app, approver, offerId)).status).toBe(200)
    expect((await shipmentPage(app, owner.token, logisticsId)).clearance?.bill?.payment).toBe('paid')
  })
})

describe('a clearance whose price the provider refuses', () => {
  test('stays accepted, is not declared, and is paid again on the page of the shipment', async () => {
    const { logisticsId, offerId, case_id } = await givenClearanceOffer(app, payer)
    const restore = refusingCharges(app)
    const accepted = await acceptOfferOf(app, payer, offerId)
    restore()
    expect(accepted.body).toMatchObject({
      message:
        'The offer is accepted, but its price was not collected: No. Pay it on the page of the shipment.',
    })
    expect((await requestOf(app, payer.token, case_id)).state).toBe('ACCEPTED')
    const page = await shipmentPage(app, payer.token, logisticsId)
    expect(page.clearance?.bill).toMatchObject({ payment: 'due', refusal: 'No' })
    expect(await checkTrades(app.deps)).toEqual([])
    expect([page.may.pay_clearance, page.papers.includes('clearance_invoice')]).toEqual([true, false])
    await addBoth(logisticsId)
    expect(failure(await declare(logisticsId)).message).toBe(
      'The company has not paid this customs clearance yet.',
    )
    const body = await clearanceApproval(app, payer, logisticsId)
    const key = 'pay-clearance-again-1'
    const paid = await app.call(shipments.payClearance, { body }, { ...payer, key })
    expect(paid.body).toMatchObject({ payment_status: 'paid', message: '320.00 USD has been paid.' })
    const again = await app.call(shipments.payClearance, { body }, { ...payer, key })
    expect(again.body).toEqual(paid.body)
    expect(Number((await booksOf(app, payer.companyId))['available USD'])).toBe(19_680)
    expect((await declare(logisticsId)).status).toBe(200)
  })

  test('is paid once, by its own company, with the code of this bill', async () => {
    const logisticsId = await givenUnpaidClearance(app, payer)
    const body = await clearanceApproval(app, payer, logisticsId)
    const stranger = await givenCompany(app, { kyb: 'Clear' })
    expect((await app.call(shipments.payClearance, { body }, stranger)).status).toBe(404)
    const wrong = { ...body, verify_code: body.verify_code === '111111' ? '222222' : '111111' }
    expect(failure(await app.call(shipments.payClearance, { body: wrong }, payer)).error.code).toBe(
      'WRONG_CODE',
    )
    expect((await app.call(shipments.payClearance, { body }, payer)).status).toBe(200)
    expect(failure(await app.call(shipments.payClearance, { body }, payer)).message).toBe(
      'This customs clearance is paid.',
    )
  })

  test('has nothing to pay any more once its booking is cancelled', async () => {
    const logisticsId = await givenUnpaidClearance(app, payer)
    const body = await clearanceApproval(app, payer, logisticsId)
    expect((await cancel(logisticsId)).status).toBe(200)
    expect(failure(await app.call(shipments.payClearance, { body }, payer)).message).toBe(
      'The booking was cancelled. There is nothing to pay.',
    )
    expect((await shipmentPage(app, payer.token, logisticsId)).clearance).toMatchObject({
      state: 'cancelled',
      bill: { payment: 'cancelled' },
    })
  })
})

describe('a paid clearance whose booking is cancelled', () => {
  test('is paid back beside the freight, each with its credit note', async () => {
    const { logisticsId, offerId, transaction_id } = await givenClearanceOffer(app, payer)
    await acceptOfferOf(app, payer, offerId)
    app.clock.advance(31_000)
    expect((await payFreightOf(app, payer, logisticsId)).status).toBe(200)
    expect((await cancel(logisticsId)).status).toBe(200)
    await app.runJobs()
    expect(await booksOf(app, payer.companyId)).toMatchObject({ 'available USD': '20000.00' })
    const { clearance } = await shipmentPage(app, payer.token, logisticsId)
    expect(clearance).toMatchObject({ state: 'cancelled', bill: { payment: 'refunded' } })
    expect(await ownCosts(transaction_id)).toEqual([])
    const body = { type: 'customs clearance', logistics_id: logisticsId }
    const again = await app.call(verification.sendCode, { body }, payer)
    expect(failure(again).message).toBe('The booking was cancelled, and the payment was refunded.')
    await writeInvoices(app.deps)
    const { rows } = await app.deps.pool.query(
      'select kind, subject, credits is not null as has_invoice from invoices where uid = $1 order by subject, kind',
      [payer.companyId],
    )
    expect(rows.map(({ kind, subject, has_invoice }) => [subject, kind, has_invoice])).toEqual([
      ['customs_clearance', 'credit_note', true],
      ['customs_clearance', 'invoice', false],
      ['logistics', 'credit_note', true],
      ['logistics', 'invoice', false],
    ])
  })

  test('is paid back once it is collected, where that was not known yet', async () => {
    const { logisticsId, offerId } = await givenClearanceOffer(app, payer)
    const { charge } = app.deps.payments
    app.deps.payments.charge = async ({ key, amount }) => ({ key, amount, status: 'processing' })
    await acceptOfferOf(app, payer, offerId)
    expect((await shipmentPage(app, payer.token, logisticsId)).clearance?.bill?.payment).toBe('processing')
    expect(await checkTrades(app.deps)).toEqual([])
    await cancel(logisticsId)
    app.deps.payments.charge = charge
    app.clock.advance(60_000)
    for (const _ of [1, 2]) await app.runJobs()
    expect((await shipmentPage(app, payer.token, logisticsId)).clearance?.bill?.payment).toBe('refunded')
    expect(await booksOf(app, payer.companyId)).toMatchObject({ 'available USD': '20000.00' })
  })

  test('and whose offer is accepted at once has either both with the money back, or no clearance', async () => {
    for (const first of ['accept', 'cancel']) {
      const { logisticsId, offerId, case_id } = await givenClearanceOffer(app, payer)
      const body = await offerApproval(app, payer, offerId)
      const accept = async () => (await app.call(quoteOffers.accept, { body }, payer)).status
      const both = [accept, async () => (await cancel(logisticsId)).status]
      const ended = await race(app, first === 'accept' ? both : both.toReversed())
      for (const _ of [1, 2]) await app.runJobs()
      const statuses = ended.map((one) => (one.status === 'fulfilled' ? one.value : one.reason))
      const { state } = await requestOf(app, payer.token, case_id)
      const { clearance } = await shipmentPage(app, payer.token, logisticsId)
      expect([statuses, state, clearance?.bill?.payment]).toEqual(
        first === 'accept' ? [[200, 200], 'ACCEPTED', 'refunded'] : [[200, 409], 'CANCELLED', undefined],
      )
    }
    expect(await booksOf(app, payer.companyId)).toMatchObject({ 'available USD': '20000.00' })
  })
})

/** What the clearance costs its trade beside the bill of the freight. */
const ownCosts = async (transaction_id: string) => {
  const { body } = await app.call(transactionSummary.get, { query: { transaction_id } }, payer)
  const lines = body.cost_lines.filter(({ description }) => description.includes('CC-'))
  return lines.map(({ kind, amount, standing }) => [kind, amount, standing])
}
const addBoth = async (logistics_id: string) => {
  for (const document_type of ['commercial_invoice', 'packing_list'] as const) {
    const body = { logistics_id, document_type, url: await givenDocument(app, payer.token) }
    expect((await app.call(shipments.addDocument, { body }, payer)).status).toBe(200)
  }
}
const declare = (logistics_id: string) =>
  app.call(
    officeBookings.declare,
    { body: { logistics_id, declaration_number: '26DE5851000A1B2C3D' } },
    office,
  )
const cancel = (logistics_id: string) => app.call(shipments.cancel, { body: { logistics_id } }, payer)
