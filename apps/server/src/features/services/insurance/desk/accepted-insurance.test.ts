import { verification } from '@tradelane/contract/approvals/calls'
import { customerHistory } from '@tradelane/contract/customers/history'
import { insurance } from '@tradelane/contract/insurance/calls'
import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { booksOf } from '../../../../../test/books.ts'
import {
  givenBinding,
  givenQuotedInsurance,
  givenSubmittedInsurance,
} from '../../../../../test/given-insurance.ts'
import { insuranceDesk } from '../../../../../test/given-insurance-at-desk.ts'
import { givenPayer, type Payer } from '../../../../../test/given-payment.ts'
import { acceptOfferOf, acceptTwice, offerApproval, requestOf } from '../../../../../test/given-quote-case.ts'
import { givenVendor } from '../../../../../test/given-vendor.ts'
import {
  answerAsVendor,
  askVendorOf,
  openVendorLink,
  vendorOffer,
} from '../../../../../test/given-vendor-ask.ts'
import { race } from '../../../../../test/race.ts'
import { failure } from '../../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../../test/the-app.ts'
import { writeInvoices } from '../../../money/invoices/index.ts'

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })
let payer: Payer
let desk: Awaited<ReturnType<typeof insuranceDesk>>
beforeEach(async () => {
  payer = await givenPayer(app, { balance: '3000' })
  desk = await insuranceDesk(app)
})

describe('an offer of the desk that is accepted', () => {
  test('is paid with the acceptance, and insures the goods with certificate, bill and row in the history', async () => {
    const id = await givenSubmittedInsurance(app, payer.token)
    await desk.offer(id, { buy_amount: 900, margin_amount: 200, quote_amount: 1100 })
    const { case_id, offers } = await desk.request(id)
    app.clock.advance(31_000)
    const accepted = await acceptOfferOf(app, payer, offers[0]?.offer_id)
    expect(accepted.body).toMatchObject({ subject: { kind: 'insurance', id } })
    expect(await desk.policy(id)).toMatchObject({
      state: 'bound',
      payment: 'collected',
      certificate_number: expect.any(String),
    })
    expect(await requestOf(app, payer.token, case_id)).toMatchObject({
      state: 'ACCEPTED',
      offers: [{ state: 'ACCEPTED' }],
    })
    expect(Number((await booksOf(app, payer.companyId))['available USD'])).toBe(1900)
    await writeInvoices(app.deps)
    const { rows: invoiced } = await app.deps.pool.query('select kind from invoices where uid = $1', [
      payer.companyId,
    ])
    expect(invoiced).toEqual([{ kind: 'invoice' }])
    const history = await app.call(
      customerHistory.history,
      { query: {}, body: { uid: payer.companyId } },
      { token: desk.token },
    )
    const rows = history.body.transactions.flatMap(({ services }) => services)
    expect(rows).toContainEqual(
      expect.objectContaining({ link: `/admin/insurance/${id}`, amount: 900, fee: 200 }),
    )
  })

  test('is accepted by the call that pays the premium, and is not accepted twice', async () => {
    const id = await givenQuotedInsurance(app, payer)
    const body = await givenBinding(app, payer, id)
    expect((await app.call(insurance.bind, { body }, payer)).body.insurance_status).toBe('bound')
    const { state, offers } = await desk.request(id)
    expect([state, offers.map((offer) => offer.state)]).toEqual(['ACCEPTED', ['ACCEPTED']])
    app.clock.advance(31_000)
    const again = await app.call(insurance.bind, { body }, { ...payer, key: 'again' })
    expect(failure(again).error.code).toBe('ILLEGAL_STATE')
  })

  test('is repeated with the same key, answers the same, and charges once', async () => {
    const id = await givenQuotedInsurance(app, payer)
    const { offers } = await desk.request(id)
    app.clock.advance(31_000)
    const { first, second } = await acceptTwice(app, payer, offers[0]?.offer_id)
    expect([second.status, second.body]).toEqual([200, first.body])
    expect(await desk.policy(id)).toMatchObject({ state: 'bound', payment: 'collected' })
    expect(await chargesOf(id)).toEqual(['collected'])
  })

  test('whose premium the provider refuses says so again to the same key', async () => {
    const id = await givenQuotedInsurance(app, payer)
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

  test('whose premium the provider refuses stays accepted, and is paid again on its page', async () => {
    const id = await givenQuotedInsurance(app, payer)
    const [offer] = (await desk.request(id)).offers
    const { charge } = app.deps.payments
    app.deps.payments.charge = async ({ key, amount }) => ({ key, amount, status: 'rejected', reason: 'No' })
    app.clock.advance(31_000)
    const accepted = await acceptOfferOf(app, payer, offer?.offer_id)
    app.deps.payments.charge = charge
    expect(accepted.body).toMatchObject({
      message:
        'The offer is accepted, but its premium was not collected: No. Pay it on the page of the insurance.',
    })
    expect(await desk.policy(id)).toMatchObject({ state: 'quoted', payment: 'rejected' })
    expect((await desk.request(id)).state).toBe('ACCEPTED')
    const body = await givenBinding(app, payer, id)
    expect((await app.call(insurance.bind, { body }, payer)).body.insurance_status).toBe('bound')
  })

  test('and whose premium is refused is not won by its insurer before it is paid', async () => {
    const id = await givenSubmittedInsurance(app, payer.token)
    const { case_id } = await desk.request(id)
    const email = `desk-${id}@insurer.example`
    const vendor_id = await givenVendor(app, { services: ['insurance'] })
    const { body: asked } = await askVendorOf(app, case_id, { vendor_id, email })
    const { opened } = await openVendorLink(app, email)
    await answerAsVendor(app, opened, vendorOffer(app, { buy_amount: 900, eta: 1 }))
    const { ask_id } = asked
    await desk.offer(id, { ask_id, vendor_id, buy_amount: 900, margin_amount: 200, quote_amount: 1100 })
    const [offer] = (await desk.request(id)).offers
    const won = async () => {
      await app.runJobs()
      const subjects = (await app.mails(email)).map(({ subject }) => subject)
      return subjects.filter((subject) => subject.includes('your offer was'))
    }
    const { charge } = app.deps.payments
    app.deps.payments.charge = async ({ key, amount }) => ({ key, amount, status: 'rejected', reason: 'No' })
    app.clock.advance(31_000)
    await acceptOfferOf(app, payer, offer?.offer_id)
    app.deps.payments.charge = charge
    expect(await won()).toEqual([])
    const body = await givenBinding(app, payer, id)
    expect((await app.call(insurance.bind, { body }, payer)).body.insurance_status).toBe('bound')
    expect(await won()).toEqual([expect.stringContaining('your offer was accepted')])
  })

  test('after its last moment is not accepted, by either call', async () => {
    const id = await givenQuotedInsurance(app, payer)
    const [offer] = (await desk.request(id)).offers
    const body = await givenBinding(app, payer, id)
    app.clock.advance(3 * 86_400_000)
    const late = await app.call(insurance.bind, { body }, payer)
    expect(failure(late).error.code).toBe('QUOTE_EXPIRED')
    const accepted = await app.call(
      quoteOffers.accept,
      { body: { offer_id: offer?.offer_id ?? '', password: body.password, verify_code: '000000' } },
      payer,
    )
    expect(failure(accepted).error.code).toBe('OFFER_EXPIRED')
    expect(Number((await booksOf(app, payer.companyId))['available USD'])).toBe(3000)
  })

  test('without the money is not accepted, and nothing is insured', async () => {
    const poor = await givenPayer(app, { balance: '10' })
    const id = await givenQuotedInsurance(app, poor)
    const { offers } = await desk.request(id)
    app.clock.advance(31_000)
    const refused = await acceptOfferOf(app, poor, offers[0]?.offer_id)
    expect(failure(refused).error.code).toBe('INSUFFICIENT_FUNDS')
    expect(await desk.request(id)).toMatchObject({ state: 'QUOTED', offers: [{ state: 'PUBLISHED' }] })
    expect((await desk.policy(id)).state).toBe('quoted')
  })

  test('and is for goods that were insured since is refused', async () => {
    const same = { invoice_number: 'TWICE-2' }
    const [first, second] = [
      await givenQuotedInsurance(app, payer, same),
      await givenQuotedInsurance(app, payer, same),
    ]
    const [offer] = (await desk.request(second)).offers
    const body = await offerApproval(app, payer, offer?.offer_id)
    await app.call(insurance.bind, { body: await givenBinding(app, payer, first) }, payer)
    app.clock.advance(31_000)
    const refused = failure(await app.call(quoteOffers.accept, { body }, payer))
    expect(refused.message).toContain('is insured by now')
    const asked = { type: 'quote offer', offer_id: body.offer_id }
    expect(failure(await app.call(verification.sendCode, { body: asked }, payer))).toEqual(refused)
  })

  test('and withdrawn at once is one of the two', async () => {
    const id = await givenQuotedInsurance(app, payer)
    const [offer] = (await desk.request(id)).offers
    const body = await givenBinding(app, payer, id)
    const pay = async () => (await app.call(insurance.bind, { body }, payer)).status
    const withdraw = async () => (await desk.withdraw(offer?.offer_id)).status
    const ended = await race(app, [pay, withdraw])
    await app.runJobs()
    const statuses = ended.map((one) => (one.status === 'fulfilled' ? one.value : one.reason))
    const { state } = await desk.policy(id)
    expect([...statuses, state]).toEqual(statuses[0] === 200 ? [200, 409, 'bound'] : [409, 200, 'submitted'])
  })
})

const chargesOf = async (id: string) =>
  (await app.db.selectFrom('service_charges').select('state').where('subject_id', '=', id).execute()).map(
    ({ state }) => state,
  )
