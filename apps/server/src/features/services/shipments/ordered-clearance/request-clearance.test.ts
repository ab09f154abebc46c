import { logistics } from '@tradelane/contract/logistics/calls'
import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  clearanceDesk,
  givenClearanceOffer,
  givenUncleared,
  requestClearanceOf,
  withoutCodes,
} from '../../../../../test/given-clearance-request.ts'
import { type GivenCompany, givenCompany } from '../../../../../test/given-company.ts'
import { requestOf } from '../../../../../test/given-quote-case.ts'
import { givenBooking, shipmentPage } from '../../../../../test/given-shipment.ts'
import { givenTrade } from '../../../../../test/given-trade.ts'
import { givenVendor, meera } from '../../../../../test/given-vendor.ts'
import { askVendorOf, openVendorLink } from '../../../../../test/given-vendor-ask.ts'
import { race } from '../../../../../test/race.ts'
import { failure } from '../../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../../test/the-app.ts'
import { dueAt } from '../../../../lifecycle/due-dates.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'
import { readCarrierUpdate } from '../tracking/read-carrier-update.ts'

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })
let company: GivenCompany
let desk: Awaited<ReturnType<typeof clearanceDesk>>
beforeEach(async () => {
  company = await givenCompany(app, { kyb: 'Clear' })
  desk = await clearanceDesk(app)
})

describe('a request for customs clearance', () => {
  test('is a case of the desk in the trade of the booking, due as promised, with our share of the tariff as margin', async () => {
    const id = await givenUncleared(app, company, { goods: 'Cotton yarn on cones' })
    const asked = await requestClearanceOf(app, company, id, { note: 'The importer has an EORI number.' })
    expect(asked.body).toMatchObject({ message: expect.stringContaining('2 business days') })
    const { logistics: booking, clearing } = await shipmentPage(app, company.token, id)
    const one = await desk.request(asked.body.case_id)
    expect(one).toMatchObject({
      service: 'clearance',
      state: 'NEW',
      transaction_id: booking.transaction_id,
      note: 'The importer has an EORI number.',
      request: { title: 'Customs clearance: Mumbai, IN to Hamburg, DE' },
      presets: { margin_amount: 200, quote_amount: 320, most_offers: 1, validity_days: 7, eta: 2 },
      subject: null,
    })
    const due = dueAt('offerQuotes', new Date(one.requested_at), app.deps.config.officeCountry)
    expect(Date.parse(one.due_at)).toBe(due.getTime())
    const facts = Object.fromEntries(one.request.facts.map(({ label, value }) => [label, value]))
    expect(facts).toMatchObject({
      Booking: booking.booking_number,
      Goods: 'Cotton yarn on cones',
      'HS codes': '520511',
      'Customs asks for': 'Commercial invoice, Packing list',
      'Value of the goods': '80,000.00 USD',
    })
    expect(clearing).toMatchObject({ is_ordered: false, request: { case_id: one.case_id, state: 'NEW' } })
    expect(await openTasks()).toEqual([['answer-quote-request', one.case_id]])
  })

  test('has an offer that holds until the arrival, where that is sooner than a week', async () => {
    const id = await givenUncleared(app, company)
    const asked = async (days: number) => {
      const eta = new Date(app.clock.now().getTime() + days * 86_400_000)
      await app.deps.pool.query('update freight_bookings set eta = $2 where logistics_id = $1', [id, eta])
      const { case_id } = (await requestClearanceOf(app, company, id)).body
      const { presets } = await desk.request(case_id)
      await app.call(quoteOffers.cancel, { body: { case_id } }, company)
      return presets
    }
    expect(await asked(3)).toMatchObject({ validity_days: 3, valid_at_most: null })
    expect(await asked(-2)).toMatchObject({ validity_days: 1 })
  })

  test('names what customs asks of the goods beside their documents', async () => {
    const id = await givenUncleared(app, company)
    const details = (await shipmentPage(app, company.token, id)).details
    const body = { logistics_id: id, details: { ...details, hs_codes: ['7208.10'] } }
    await app.call(shipments.saveDetails, { body }, company)
    const asked = await requestClearanceOf(app, company, id)
    const { facts } = (await desk.request(asked.body.case_id)).request
    expect(facts.find(({ label }) => label === 'Customs asks for')?.value).toContain('CBAM')
  })

  test('needs the HS codes of the goods', async () => {
    const id = await givenUncleared(app, company)
    const { details } = await shipmentPage(app, company.token, id)
    const save = (hs_codes: string[]) =>
      app.call(
        shipments.saveDetails,
        { body: { logistics_id: id, details: { ...details, hs_codes } } },
        company,
      )
    await save([])
    expect((await shipmentPage(app, company.token, id)).clearing.has_codes).toBe(false)
    expect(messageOf(await requestClearanceOf(app, company, id))).toBe(
      'First give the HS codes of the goods in “Parties and goods”.',
    )
    await save(['520511'])
    expect((await shipmentPage(app, company.token, id)).clearing.has_codes).toBe(true)
    expect((await requestClearanceOf(app, company, id)).status).toBe(200)
  })

  test('without codes says who adds them, after the cut-off too', async () => {
    const id = await givenUncleared(app, company)
    await withoutCodes(app, id)
    expect((await shipmentPage(app, company.token, id)).clearing).toMatchObject({
      ...{ has_codes: false, may_correct: true },
    })
    await app.db
      .updateTable('freight_bookings')
      .set({ documents_cut_off: app.deps.clock.now() })
      .where('logistics_id', '=', id)
      .execute()
    const { clearing, may } = await shipmentPage(app, company.token, id)
    expect([clearing.may_correct, may.edit_details, may.correct_late]).toEqual([false, false, true])
    expect(messageOf(await requestClearanceOf(app, company, id))).toBe(
      'The carrier takes no corrections from you any more. Write to us: we add the HS codes of the goods, and you can ask then.',
    )
  })

  test('tells a broker neither the value of the goods nor the booking', async () => {
    const asked = await requestClearanceOf(app, company, await givenUncleared(app, company))
    await askVendorOf(app, asked.body.case_id, { vendor_id: await givenVendor(app) })
    const { facts } = await openVendorLink(app, meera.email)
    const terms = facts.map(({ term }) => term)
    expect(terms).toContain('HS codes')
    expect(terms).not.toContain('Value of the goods')
    expect(terms).not.toContain('Booking')
  })

  test('needs the value of the goods where the search has not said it, and takes that of the search otherwise', async () => {
    const id = await givenUncleared(app, company)
    for (const body of [{ logistics_id: id }, { logistics_id: id, invoice_amount: '1.234' }]) {
      const refused = await app.call(shipments.requestClearance, { body }, company)
      expect(failure(refused).error.fields).toEqual({ invoice_amount: 'Enter the value of the goods' })
    }
    const known = await givenUncleared(app, company, { invoice_amount: '40000' })
    const asked = await app.call(shipments.requestClearance, { body: { logistics_id: known } }, company)
    expect((await desk.request(asked.body.case_id)).presets).toMatchObject({ quote_amount: 220 })
  })

  test('is made once, also by two people at once, and again after it has ended', async () => {
    const id = await givenUncleared(app, company)
    const ask = async () => (await requestClearanceOf(app, company, id)).status
    const ended = await race(app, [ask, ask])
    expect(ended).toMatchObject([{ value: 200 }, { value: 409 }])
    const again = await requestClearanceOf(app, company, id)
    expect(messageOf(again)).toBe('You have asked for this customs clearance already. Open the request.')
    const { request } = (await shipmentPage(app, company.token, id)).clearing
    expect(
      (await desk.decide(request?.case_id ?? '', { decision: 'deny', reason: 'No broker' })).status,
    ).toBe(200)
    expect((await requestClearanceOf(app, company, id)).status).toBe(200)
    const { body } = await app.call(quoteOffers.list, { query: {} }, company)
    expect(body.cases.map(({ state, state_reason }) => [state, state_reason])).toEqual([
      ['NEW', null],
      ['DECLINED', 'No broker'],
    ])
  })

  test('is repeated with its key', async () => {
    const body = { logistics_id: await givenUncleared(app, company), invoice_amount: '80000' }
    const key = 'ask-for-clearance-1'
    const [first, second] = [
      await app.call(shipments.requestClearance, { body }, { ...company, key }),
      await app.call(shipments.requestClearance, { body }, { ...company, key }),
    ]
    expect(second.body).toEqual(first.body)
  })

  test('is refused where it is ordered with the freight, before the confirmation, and on a way without customs', async () => {
    const ordered = await givenBooking(app, company.token, { customs_clearance: true })
    const said = 'Customs clearance is ordered for this booking already.'
    expect(messageOf(await requestClearanceOf(app, company, ordered.logisticsId))).toBe(said)
    const { logisticsId } = await givenBooking(app, company.token)
    expect(messageOf(await requestClearanceOf(app, company, logisticsId))).toBe(
      'You can ask for customs clearance once the carrier has confirmed the booking.',
    )
    await app.call(shipments.cancel, { body: { logistics_id: logisticsId } }, company)
    expect((await shipmentPage(app, company.token, logisticsId)).clearing.may_correct).toBe(false)
    const inland = await givenUncleared(app, company, byRoad)
    expect(messageOf(await requestClearanceOf(app, company, inland))).toBe(
      'Goods on this way need no customs clearance.',
    )
  })

  test('is refused once the goods have arrived, and after the delivery', async () => {
    const logisticsId = await givenUncleared(app, company)
    await setState(logisticsId, 'arrived')
    expect(messageOf(await requestClearanceOf(app, company, logisticsId))).toBe(
      'The goods have arrived. Write to us about their customs clearance.',
    )
    await setState(logisticsId, 'delivered')
    expect(messageOf(await requestClearanceOf(app, company, logisticsId))).toBe(
      'This booking has ended. There is nothing to clear.',
    )
  })

  test('of another company’s booking is not found', async () => {
    const id = await givenUncleared(app, company)
    const stranger = await givenCompany(app, { kyb: 'Clear' })
    expect((await requestClearanceOf(app, stranger, id)).status).toBe(404)
  })
})

describe('a request for clearance follows its booking', () => {
  test('into another trade', async () => {
    const { logisticsId, case_id } = await givenClearanceOffer(app, company)
    const transaction_id = await givenTrade(app, company)
    const body = { subject: 'logistics', id: logisticsId, transaction_id }
    expect((await app.call(transactionSummary.move, { body }, company)).status).toBe(200)
    expect((await desk.request(case_id)).transaction_id).toBe(transaction_id)
  })

  test('and ends with it, with its open offer, when the company cancels', async () => {
    const { logisticsId, case_id } = await givenClearanceOffer(app, company)
    const cancelled = await app.call(shipments.cancel, { body: { logistics_id: logisticsId } }, company)
    expect(cancelled.status).toBe(200)
    expect(await requestOf(app, company.token, case_id)).toMatchObject({
      state: 'CANCELLED',
      offers: [{ state: 'LOST', reason: 'The request was cancelled' }],
    })
    expect(await openTasks()).toEqual([])
  })

  test('and ends with it when the carrier cancels', async () => {
    const { logisticsId, case_id } = await givenClearanceOffer(app, company)
    const { findUpdate } = app.deps.carriers
    app.deps.carriers.findUpdate = async (id) => {
      const known = await findUpdate.call(app.deps.carriers, id)
      return known && { ...known, isCancelled: true }
    }
    await readCarrierUpdate(app.deps, { companyId: company.companyId, logisticsId })
    app.deps.carriers.findUpdate = findUpdate
    expect((await requestOf(app, company.token, case_id)).state).toBe('CANCELLED')
    const { body } = await app.call(logistics.get, { body: { logistics_id: logisticsId } }, company)
    expect(body.logistics.state).toBe('cancelled')
  })

  test('and ends with the arrival of the goods, after which nothing can be accepted', async () => {
    const { logisticsId, offerId, case_id } = await givenClearanceOffer(app, company)
    const follow = () => readCarrierUpdate(app.deps, { companyId: company.companyId, logisticsId })
    const states = async () => {
      const { rows } = await app.deps.pool.query<{ request: string; offer: string }>(
        'select c.state as request, o.state as offer from quote_cases c join quote_offers o using (case_id) where offer_id = $1',
        [offerId],
      )
      return rows[0]
    }
    await follow()
    expect(await states()).toEqual({ request: 'quoted', offer: 'published' })
    app.clock.advance(90 * 86_400_000)
    for (const _ of [1, 2]) await follow()
    expect(await states()).toEqual({ request: 'cancelled', offer: 'expired' })
    const desk = await clearanceDesk(app)
    expect((await desk.request(case_id)).state_reason).toBe('The goods have arrived')
    expect(messageOf(await desk.decide(case_id, { decision: 'deny', reason: 'Too late' }))).toMatch(
      /^Cancelled by the system on .+: The goods have arrived\. Reload the page to see it\.$/,
    )
    expect(await openTasks()).toEqual([])
    const { rows } = await app.deps.pool.query<{ rule: string }>(
      "select rule from notifications where subject_id = $1 and rule like '%cancelled'",
      [case_id],
    )
    expect(rows).toHaveLength(1)
  })
})

const byRoad = {
  ...{ from_city: 'Munich', from_countrycode: 'DE', from_lat: 48.14, from_lng: 11.58 },
  ...{ to_city: 'Milan', to_countrycode: 'IT', to_lat: 45.46427, to_lng: 9.18951 },
  ...{ freight_type: 'Land' as const, transportation_by: undefined, container_size: '' as const },
}

const setState = (logisticsId: string, state: string) =>
  app.deps.pool.query('update freight_bookings set state = $2 where logistics_id = $1', [logisticsId, state])

const messageOf = (answer: { status: number; body: unknown }) =>
  failure(answer as Parameters<typeof failure>[0]).message

const openTasks = async () => {
  while ((await processEvents(app.deps)) > 0);
  const { rows } = await app.deps.pool.query<{ kind: string; subject_id: string }>(
    "select kind, subject_id from tasks where uid = $1 and subject = 'quote_case' and closed_at is null",
    [company.companyId],
  )
  return rows.map(({ kind, subject_id }) => [kind, subject_id])
}
