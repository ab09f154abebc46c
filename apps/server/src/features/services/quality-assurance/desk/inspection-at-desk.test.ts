import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { dayFromNow } from '../../../../../test/given-freight.ts'
import {
  givenDraftOrder,
  givenInspectionCompany,
  givenQuotedInspection,
  givenSubmittedOrder,
  seenByOffice,
} from '../../../../../test/given-inspection.ts'
import { inspectionDesk } from '../../../../../test/given-inspection-at-desk.ts'
import { givenPayer, type Payer } from '../../../../../test/given-payment.ts'
import { givenTrade } from '../../../../../test/given-trade.ts'
import { givenVendor, meera } from '../../../../../test/given-vendor.ts'
import { askVendorOf, openVendorLink } from '../../../../../test/given-vendor-ask.ts'
import { race } from '../../../../../test/race.ts'
import { failure } from '../../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../../test/the-app.ts'
import { dueAt } from '../../../../lifecycle/due-dates.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })
let payer: Payer
let desk: Awaited<ReturnType<typeof inspectionDesk>>
beforeEach(async () => {
  payer = await givenPayer(app, { balance: '3000' })
  desk = await inspectionDesk(app)
})

describe('an order that was submitted', () => {
  test('is a request of the desk in its own trade, due as it is promised, with one task and our fee as margin', async () => {
    const id = await givenSubmittedOrder(app, payer.token)
    const { transaction_id, respond_due_at } = await desk.order(id)
    const one = await desk.request(id)
    expect(one).toMatchObject({
      service: 'inspection',
      state: 'NEW',
      owner: null,
      due_at: respond_due_at,
      request: { title: 'Inspection at Deccan Mills Pvt Ltd' },
      presets: { eta: 11, most_offers: 1, margin_amount: 200, currency: 'USD', validity_days: 7 },
      subject: { kind: 'quality_assurance', id },
    })
    const due = dueAt('offerQuotes', new Date(one.requested_at), app.deps.config.officeCountry)
    expect(Date.parse(one.due_at)).toBe(due.getTime())
    expect(one.request.facts).toContainEqual({ label: 'Goods', value: 'Cotton yarn on cones, 30s combed' })
    expect(one.request.facts).toContainEqual({ label: 'Value of the goods', value: '80,000.00 USD' })
    expect((await desk.trade(transaction_id)).quality_assurance_data).toHaveLength(1)
    expect(await tasksAbout([id, one.case_id])).toEqual([
      expect.objectContaining({ subject_id: one.case_id, due_at: one.due_at }),
    ])
  })

  test('tells a vendor neither what the goods are worth nor who the supplier is', async () => {
    const { case_id } = await desk.request(await givenSubmittedOrder(app, payer.token))
    await askVendorOf(app, case_id)
    const { facts } = await openVendorLink(app)
    const terms = facts.map(({ term }) => term)
    expect(terms).toContain('Goods')
    expect(terms.filter((term) => term.startsWith('Value'))).toEqual([])
    const read = JSON.stringify([
      facts,
      (await app.mails(meera.email)).map(({ subject, text }) => [subject, text]),
    ])
    expect(read).toContain('Inspection: Supplier audit')
    expect(read).not.toContain('Deccan Mills')
  })

  test('that is submitted and cancelled at once has no request that nobody can end', async () => {
    const id = await givenDraftOrder(app, payer.token)
    const body = { quality_assurance_id: id }
    const [submitted, cancelled] = await race<{ status: number }>(app, [
      () => app.call(qualityAssurance.submit, { body }, payer),
      () => app.call(qualityAssurance.cancel, { body }, payer),
    ])
    expect([submitted, cancelled]).toMatchObject([{ value: { status: 200 } }, { value: { status: 409 } }])
    expect(await desk.request(id)).toMatchObject({ state: 'NEW' })
    expect((await app.call(qualityAssurance.cancel, { body }, payer)).status).toBe(200)
    expect((await desk.request(id)).state).toBe('CANCELLED')
  })

  test('goes to another trade with its request', async () => {
    const id = await givenSubmittedOrder(app, payer.token)
    const { case_id } = await desk.request(id)
    const transaction_id = await givenTrade(app, payer)
    const body = { subject: 'quality_assurance', id, transaction_id }
    expect((await app.call(transactionSummary.move, { body }, payer)).status).toBe(200)
    expect((await desk.trade(transaction_id)).cases).toMatchObject([{ case_id }])
  })

  test('is denied at the desk, with the reason on the order', async () => {
    const id = await givenSubmittedOrder(app, payer.token)
    expect((await desk.decide(id, { decision: 'deny', reason: 'No inspector there' })).status).toBe(200)
    expect(await desk.order(id)).toMatchObject({ status: 'denied', reason: 'No inspector there' })
    expect(await desk.request(id)).toMatchObject({ state: 'DECLINED', state_reason: 'No inspector there' })
    const again = await desk.decide(id, { decision: 'deny', reason: 'Again' })
    expect(failure(again).error.code).toBe('ILLEGAL_STATE')
  })

  test('is denied by its own call at the desk too', async () => {
    const id = await givenSubmittedOrder(app, payer.token)
    const { which, token } = await seenByOffice(app, id)
    const body = { ...which, reason: 'No inspector there' }
    expect((await app.call(officeInspections.deny, { body }, { token })).status).toBe(200)
    expect(await desk.request(id)).toMatchObject({ state: 'DECLINED', owner: expect.any(String) })
  })

  test('ends with its request, whichever of the two is cancelled', async () => {
    const first = await givenSubmittedOrder(app, payer.token)
    const { case_id } = await desk.request(first)
    const cancelled = await app.call(quoteOffers.cancel, { body: { case_id } }, payer)
    expect(cancelled.status).toBe(200)
    expect((await desk.order(first)).status).toBe('cancelled')
    const second = await givenSubmittedOrder(app, payer.token)
    await app.call(qualityAssurance.cancel, { body: { quality_assurance_id: second } }, payer)
    expect((await desk.request(second)).state).toBe('CANCELLED')
  })
})

describe('an offer of the desk', () => {
  test('is what the order shows: company, day, price and the margin as fee', async () => {
    const id = await givenSubmittedOrder(app, payer.token)
    const vendor_id = await givenInspectionCompany(app)
    await desk.offer(id, { vendor_id, buy_amount: 900, margin_amount: 150, quote_amount: 1050, eta: '11' })
    const valid_until = new Date(`${dayFromNow(app, 5)}T23:59:59.999Z`).toISOString()
    expect(await desk.order(id)).toMatchObject({
      status: 'quoted',
      quote: {
        vendor_name: 'Ganges Inspection',
        inspection_date: dayFromNow(app, 11),
        ...{ price: 900, fee: 150, total: 1050, valid_until },
        note: 'Included: Travel.\nNot included: Visa.',
      },
    })
    expect((await desk.request(id)).offers).toMatchObject([{ state: 'PUBLISHED', margin_amount: 150 }])
  })

  test('has our fee by the tariff where nothing is said of the margin, and is not below it', async () => {
    const id = await givenSubmittedOrder(app, payer.token)
    await desk.offer(id, { quote_amount: 1000 })
    expect((await desk.order(id)).quote).toMatchObject({ vendor_name: 'Tradelane', price: 800, fee: 200 })
    const other = await givenSubmittedOrder(app, payer.token)
    const refused = await desk.submit(other, { quote_amount: 200 })
    expect(failure(refused).error.fields).toEqual({ 'quotes.0.quote_amount': 'Our fee alone is 200.00 USD' })
  })

  test('below cost has one price and no fee', async () => {
    const id = await givenSubmittedOrder(app, payer.token)
    await desk.offer(id, {
      buy_amount: 900,
      quote_amount: 800,
      margin_amount: -100,
      margin_reason: 'A first order',
    })
    expect((await desk.order(id)).quote).toMatchObject({ price: 800, fee: 0, total: 800 })
  })

  test('names a company that inspects what is ordered', async () => {
    const id = await givenSubmittedOrder(app, payer.token)
    const carrier = await givenVendor(app)
    const only = await givenInspectionCompany(app, 'Audits Only', { services: ['supplier_audit'] })
    const answer = await desk.submit(id, { vendor_id: carrier }, { vendor_id: only })
    expect(failure(answer).error.fields).toEqual({
      'quotes.0.vendor_id': 'Select an inspection company',
      'quotes.1.vendor_id': 'Audits Only does not offer quality assurance and loading inspection',
    })
  })

  test('holds until the day of the inspection at most', async () => {
    const id = await givenSubmittedOrder(app, payer.token)
    const refused = await desk.submit(id, { eta: '3', valid_until: dayFromNow(app, 4) })
    expect(failure(refused).error.fields?.['quotes.0.valid_until']).toMatch(
      /^Not after .*, the day of the inspection$/,
    )
    await desk.offer(id, { eta: '4', valid_until: dayFromNow(app, 4) })
  })

  test('is not quoted again where another of several is withdrawn', async () => {
    const id = await givenSubmittedOrder(app, payer.token)
    await desk.offer(id, {}, { quote_amount: 1200 })
    const before = await desk.order(id)
    const other = (await desk.request(id)).offers.find(({ quote_amount }) => quote_amount === 1200)
    await desk.withdraw(other?.offer_id)
    expect((await desk.order(id)).version).toBe(before.version)
  })

  test('is replaced by another one, and is withdrawn: the order follows', async () => {
    const id = await givenSubmittedOrder(app, payer.token)
    await desk.offer(id, { quote_amount: 1000 })
    const { case_id } = await desk.request(id)
    const body = { case_id, message: 'Two days earlier, please' }
    expect((await app.call(quoteOffers.revise, { body }, payer)).status).toBe(200)
    await desk.offer(id, { quote_amount: 950, eta: '9' })
    expect(await desk.order(id)).toMatchObject({
      status: 'quoted',
      quote: { total: 950, inspection_date: dayFromNow(app, 9) },
    })
    const open = (await desk.request(id)).offers.find(({ state }) => state === 'PUBLISHED')
    await desk.withdraw(open?.offer_id)
    expect(await desk.order(id)).toMatchObject({ status: 'submitted', quote: null })
    expect(await desk.request(id)).toMatchObject({ state: 'ASSIGNED' })
  })

  test('that was asked for by the call of inspections is the desk’s, once', async () => {
    const id = await givenQuotedInspection(app, payer)
    expect(await desk.request(id)).toMatchObject({
      state: 'QUOTED',
      owner: expect.any(String),
      offers: [
        {
          state: 'PUBLISHED',
          ...{ vendor_name: 'Ganges Inspection', buy_amount: 900, quote_amount: 1100, eta: 5 },
        },
      ],
    })
    expect((await desk.order(id)).quote).toMatchObject({ inspection_date: dayFromNow(app, 5), total: 1100 })
    while ((await processEvents(app.deps)) > 0);
    const rows = await app.db
      .selectFrom('tasks')
      .select('kind')
      .where('uid', '=', payer.companyId)
      .where('closed_at', 'is', null)
      .where('kind', 'in', ['accept-inspection', 'accept-quote-offer', 'answer-quote-request'])
      .execute()
    expect(rows).toEqual([{ kind: 'accept-inspection' }])
  })

  test('that has expired is asked for again, and the request has a new promise', async () => {
    const id = await givenQuotedInspection(app, payer)
    app.clock.advance(6.5 * 86_400_000)
    const body = { quality_assurance_id: id }
    expect((await app.call(qualityAssurance.submit, { body }, payer)).status).toBe(200)
    const one = await desk.request(id)
    expect(one).toMatchObject({ state: 'ASSIGNED', offers: [{ state: 'EXPIRED' }] })
    expect(await desk.order(id)).toMatchObject({
      status: 'submitted',
      quote: null,
      respond_due_at: one.due_at,
    })
  })
})

async function tasksAbout(ids: readonly string[]) {
  while ((await processEvents(app.deps)) > 0);
  const query = { limit: '100' }
  const { body } = await app.call(adminTasks.list, { query, body: {} }, { token: desk.token })
  return body.data.filter(({ subject_id }) => ids.includes(subject_id ?? ''))
}
