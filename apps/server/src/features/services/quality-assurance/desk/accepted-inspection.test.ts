import { verification } from '@tradelane/contract/approvals/calls'
import { customerHistory } from '@tradelane/contract/customers/history'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { booksOf } from '../../../../../test/books.ts'
import { dayFromNow } from '../../../../../test/given-freight.ts'
import {
  givenAcceptance,
  givenInspectionCompany,
  givenQuotedInspection,
  givenSubmittedOrder,
} from '../../../../../test/given-inspection.ts'
import { inspectionDesk } from '../../../../../test/given-inspection-at-desk.ts'
import { givenPayer, type Payer } from '../../../../../test/given-payment.ts'
import { acceptOfferOf, acceptTwice, requestOf } from '../../../../../test/given-quote-case.ts'
import { race } from '../../../../../test/race.ts'
import { failure } from '../../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../../test/the-app.ts'
import { writeInvoices } from '../../../money/invoices/index.ts'

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })
let payer: Payer
let desk: Awaited<ReturnType<typeof inspectionDesk>>
beforeEach(async () => {
  payer = await givenPayer(app, { balance: '3000' })
  desk = await inspectionDesk(app)
})

describe('an offer of the desk that is accepted', () => {
  test('is paid with the acceptance, and orders the inspection with its bill and its row in the history', async () => {
    const id = await givenSubmittedOrder(app, payer.token)
    const vendor_id = await givenInspectionCompany(app)
    await desk.offer(id, { vendor_id, buy_amount: 900, margin_amount: 200, quote_amount: 1100 })
    const { case_id, offers } = await desk.request(id)
    app.clock.advance(31_000)
    const accepted = await acceptOfferOf(app, payer, offers[0]?.offer_id)
    expect(accepted.body).toMatchObject({ subject: { kind: 'quality_assurance', id } })
    expect(await desk.order(id)).toMatchObject({ status: 'confirmed', payment: 'collected' })
    expect(await requestOf(app, payer.token, case_id)).toMatchObject({
      state: 'ACCEPTED',
      offers: [{ state: 'ACCEPTED' }],
    })
    expect(Number((await booksOf(app, payer.companyId))['available USD'])).toBe(1900)
    const history = await app.call(
      customerHistory.history,
      { query: {}, body: { uid: payer.companyId } },
      { token: desk.token },
    )
    await writeInvoices(app.deps)
    const { rows: invoiced } = await app.deps.pool.query('select kind from invoices where uid = $1', [
      payer.companyId,
    ])
    expect(invoiced).toEqual([{ kind: 'invoice' }])
    const rows = history.body.transactions.flatMap(({ services }) => services)
    expect(rows).toContainEqual(
      expect.objectContaining({ link: `/admin/inspections/${id}`, amount: 900, fee: 200 }),
    )
  })

  test('is accepted by the call that pays the inspection, and is not accepted twice', async () => {
    const id = await givenQuotedInspection(app, payer)
    const { offers } = await desk.request(id)
    const body = await givenAcceptance(app, payer, id)
    const paid = await app.call(qualityAssurance.accept, { body }, payer)
    expect(paid.body.quality_assurance_status).toBe('confirmed')
    expect(await desk.request(id)).toMatchObject({ state: 'ACCEPTED', offers: [{ state: 'ACCEPTED' }] })
    app.clock.advance(31_000)
    const again = await app.call(
      quoteOffers.accept,
      { body: { offer_id: offers[0]?.offer_id ?? '', password: body.password, verify_code: '000000' } },
      payer,
    )
    expect(failure(again).error.code).toBe('ILLEGAL_STATE')
  })

  test('is repeated with the same key, answers the same, and charges once', async () => {
    const id = await givenQuotedInspection(app, payer)
    const { offers } = await desk.request(id)
    app.clock.advance(31_000)
    const { first, second } = await acceptTwice(app, payer, offers[0]?.offer_id)
    expect([second.status, second.body]).toEqual([200, first.body])
    expect(await desk.order(id)).toMatchObject({ status: 'confirmed', payment: 'collected' })
    expect(await chargesOf(id)).toEqual(['collected'])
  })

  test('whose price the provider refuses says so again to the same key', async () => {
    const id = await givenQuotedInspection(app, payer)
    const { offers } = await desk.request(id)
    const { charge } = app.deps.payments
    app.deps.payments.charge = async ({ key, amount }) => ({ key, amount, status: 'rejected', reason: 'No' })
    app.clock.advance(31_000)
    const { first, second } = await acceptTwice(app, payer, offers[0]?.offer_id)
    app.deps.payments.charge = charge
    expect(second.body).toMatchObject({ message: expect.stringContaining('was not collected: No.') })
    expect(second.body).toEqual(first.body)
    expect(await chargesOf(id)).toEqual(['rejected'])
  })

  test('whose price the provider refuses stays accepted, and is paid again on its page', async () => {
    const id = await givenQuotedInspection(app, payer)
    const [offer] = (await desk.request(id)).offers
    const { charge } = app.deps.payments
    app.deps.payments.charge = async ({ key, amount }) => ({ key, amount, status: 'rejected', reason: 'No' })
    app.clock.advance(31_000)
    const accepted = await acceptOfferOf(app, payer, offer?.offer_id)
    app.deps.payments.charge = charge
    expect(accepted.body).toMatchObject({
      message: 'The offer is accepted, but its price was not collected: No. Pay it on the page of the order.',
    })
    expect(await desk.order(id)).toMatchObject({ status: 'quoted', payment: 'rejected', reason: 'No' })
    expect((await desk.request(id)).state).toBe('ACCEPTED')
    const paid = await app.call(
      qualityAssurance.accept,
      { body: await givenAcceptance(app, payer, id) },
      payer,
    )
    expect(paid.body.quality_assurance_status).toBe('confirmed')
  })

  test('and has expired unpaid begins another request', async () => {
    const id = await givenQuotedInspection(app, payer)
    const { case_id, offers } = await desk.request(id)
    const { charge } = app.deps.payments
    app.deps.payments.charge = async ({ key, amount }) => ({ key, amount, status: 'rejected', reason: 'No' })
    app.clock.advance(31_000)
    await acceptOfferOf(app, payer, offers[0]?.offer_id)
    app.deps.payments.charge = charge
    app.clock.advance(6.5 * 86_400_000)
    const body = { quality_assurance_id: id }
    expect((await app.call(qualityAssurance.submit, { body }, payer)).status).toBe(200)
    const later = await inspectionDesk(app)
    const { cases } = await later.trade((await later.order(id)).transaction_id)
    expect(cases).toMatchObject([{ state: 'NEW' }, { case_id, state: 'ACCEPTED' }])
  })

  test('without the money is not accepted, and nothing is ordered', async () => {
    const poor = await givenPayer(app, { balance: '10' })
    const id = await givenQuotedInspection(app, poor)
    const { offers } = await desk.request(id)
    app.clock.advance(31_000)
    const refused = await acceptOfferOf(app, poor, offers[0]?.offer_id)
    expect(failure(refused).error.code).toBe('INSUFFICIENT_FUNDS')
    expect(await desk.request(id)).toMatchObject({ state: 'QUOTED', offers: [{ state: 'PUBLISHED' }] })
  })

  test('whose quote has ended within its last day is refused before a code is mailed', async () => {
    const id = await givenQuotedInspection(app, payer)
    const [offer] = (await desk.request(id)).offers
    app.clock.advance(31_000)
    await app.db
      .updateTable('quality_inspections')
      .set({ quote_expires_at: app.clock.now() })
      .where('quality_assurance_id', '=', id)
      .execute()
    const body = { type: 'quote offer', offer_id: offer?.offer_id ?? '' }
    const refused = failure(await app.call(verification.sendCode, { body }, payer))
    expect(refused.message).toBe('This quote has expired. Please ask for a new one.')
  })

  test('of several is the one that is paid, whichever the order showed', async () => {
    const id = await givenSubmittedOrder(app, payer.token)
    const rows = [{ quote_amount: 1000 }, { quote_amount: 700, quote_name: 'Slower', eta: '20' }]
    await desk.offer(id, ...rows)
    expect((await desk.order(id)).quote).toMatchObject({ total: 1000 })
    const slower = (await desk.request(id)).offers.find(({ quote_name }) => quote_name === 'Slower')
    app.clock.advance(31_000)
    expect((await acceptOfferOf(app, payer, slower?.offer_id)).status).toBe(200)
    expect(await desk.order(id)).toMatchObject({
      status: 'confirmed',
      quote: { total: 700, inspection_date: dayFromNow(app, 20) },
    })
    expect(Number((await booksOf(app, payer.companyId))['available USD'])).toBe(2300)
  })

  test('and withdrawn at once is one of the two', async () => {
    for (const _round of [1, 2]) {
      const id = await givenQuotedInspection(app, payer, { price: 100 })
      const [offer] = (await desk.request(id)).offers
      const body = await givenAcceptance(app, payer, id)
      const pay = async () => (await app.call(qualityAssurance.accept, { body }, payer)).status
      const withdraw = async () => (await desk.withdraw(offer?.offer_id)).status
      const ended = await race(app, [pay, withdraw])
      await app.runJobs()
      const statuses = ended.map((one) => (one.status === 'fulfilled' ? one.value : one.reason))
      const { status } = await desk.order(id)
      expect([...statuses, status]).toEqual(
        statuses[0] === 200 ? [200, 409, 'confirmed'] : [409, 200, 'submitted'],
      )
    }
  })
})

const chargesOf = async (id: string) =>
  (await app.db.selectFrom('service_charges').select('state').where('subject_id', '=', id).execute()).map(
    ({ state }) => state,
  )
