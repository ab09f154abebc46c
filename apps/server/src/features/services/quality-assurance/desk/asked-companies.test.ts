import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  givenAcceptance,
  givenInspectionCompany,
  givenSubmittedOrder,
} from '../../../../../test/given-inspection.ts'
import { inspectionDesk } from '../../../../../test/given-inspection-at-desk.ts'
import { givenPayer, type Payer } from '../../../../../test/given-payment.ts'
import { acceptOfferOf } from '../../../../../test/given-quote-case.ts'
import {
  answerAsVendor,
  askVendorOf,
  openVendorLink,
  vendorOffer,
} from '../../../../../test/given-vendor-ask.ts'
import { runJob } from '../../../../../test/plant-throwing-row.ts'
import { checkBooksAfterEach, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })
let payer: Payer
let desk: Awaited<ReturnType<typeof inspectionDesk>>
beforeEach(async () => {
  payer = await givenPayer(app, { balance: '3000' })
  desk = await inspectionDesk(app)
})

describe('companies that were asked for an inspection hear what came of their offers', () => {
  test('with the payment, and not while its price is refused', async () => {
    const { id, won, lost, silent, offerId } = await givenCompaniesAsked()
    await acceptUnpaid(offerId)
    expect([await outcomesOf(won), await outcomesOf(lost)]).toEqual([[], []])
    expect((await desk.request(id)).asks.map(({ email, end_reason }) => [email, end_reason])).toEqual([
      [silent, 'another_offer'],
      [lost, null],
      [won, null],
    ])
    const body = await givenAcceptance(app, payer, id)
    expect((await app.call(qualityAssurance.accept, { body }, payer)).status).toBe(200)
    await app.runJobs()
    expect(await outcomesOf(won)).toEqual([expect.stringContaining('your offer was accepted')])
    expect(await outcomesOf(lost)).toEqual([expect.stringContaining('your offer was not accepted')])
    expect(await outcomesOf(silent)).toEqual([])
  })

  test('that the order was cancelled, once, where it was paid before', async () => {
    const { id, won, lost, offerId } = await givenCompaniesAsked()
    app.clock.advance(31_000)
    await acceptOfferOf(app, payer, offerId)
    const body = { quality_assurance_id: id }
    expect((await app.call(qualityAssurance.cancel, { body }, payer)).status).toBe(200)
    expect((await app.call(qualityAssurance.cancel, { body }, payer)).status).toBe(409)
    await app.runJobs()
    expect(await cancellationsOf(won)).toEqual([
      expect.stringContaining('The order was cancelled. Please stop your work on it.'),
    ])
    expect(await cancellationsOf(lost)).toEqual([])
    expect(await outcomesOf(won)).toHaveLength(1)
  })

  test('that another company has the order by now, which hears so, and that it is cancelled later', async () => {
    const { id, won, lost, offerId } = await givenCompaniesAsked()
    app.clock.advance(31_000)
    await acceptOfferOf(app, payer, offerId)
    const { version } = await desk.order(id)
    const other = (await desk.request(id)).asks.find(({ email }) => email === lost)?.vendor_id ?? ''
    const handed = { quality_assurance_id: id, version, inspection_company_id: other, reason: 'It is full' }
    expect((await app.call(officeInspections.changeCompany, { body: handed }, desk)).status).toBe(200)
    await app.runJobs()
    expect([await cancellationsOf(won), await cancellationsOf(lost)]).toMatchObject([{ length: 1 }, []])
    expect((await app.mails(lost ?? '')).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('you have the order'),
    )
    const body = { quality_assurance_id: id }
    expect((await app.call(qualityAssurance.cancel, { body }, payer)).status).toBe(200)
    await app.runJobs()
    expect(await cancellationsOf(won)).toHaveLength(1)
    expect(await cancellationsOf(lost)).toEqual([expect.stringContaining('You had the order for request')])
  })

  test('that the order was cancelled where we abort it', async () => {
    const { id, won, offerId } = await givenCompaniesAsked()
    app.clock.advance(31_000)
    await acceptOfferOf(app, payer, offerId)
    const { version } = await desk.order(id)
    const body = {
      quality_assurance_id: id,
      version,
      reason: 'The plant is shut',
      at_cost_of: 'tradelane',
    } as const
    expect((await app.call(officeInspections.abort, { body }, desk)).status).toBe(200)
    await app.runJobs()
    expect(await cancellationsOf(won)).toHaveLength(1)
  })

  test('that it is lost where the customer gives the unpaid order up', async () => {
    const { id, won, lost, offerId } = await givenCompaniesAsked()
    await acceptUnpaid(offerId)
    const body = { quality_assurance_id: id }
    expect((await app.call(qualityAssurance.cancel, { body }, payer)).status).toBe(200)
    await app.runJobs()
    for (const email of [won, lost])
      expect(await outcomesOf(email)).toEqual([expect.stringContaining('your offer was not accepted')])
  })

  test('that it is lost where the customer asks for another offer after the unpaid one has expired', async () => {
    const { id, won, lost, offerId } = await givenCompaniesAsked()
    await acceptUnpaid(offerId)
    app.clock.advance(6.5 * 86_400_000)
    const body = { quality_assurance_id: id }
    expect((await app.call(qualityAssurance.submit, { body }, payer)).status).toBe(200)
    await app.runJobs()
    for (const email of [won, lost])
      expect(await outcomesOf(email)).toEqual([expect.stringContaining('your offer was not accepted')])
  })

  test('that it is lost where the accepted offer is not paid in time, and not while it is being collected', async () => {
    const { id, won, lost, offerId } = await givenCompaniesAsked()
    const { charge } = app.deps.payments
    app.deps.payments.charge = async ({ key, amount }) => ({ key, amount, status: 'processing' })
    app.clock.advance(31_000)
    expect((await acceptOfferOf(app, payer, offerId)).status).toBe(200)
    app.clock.advance(6.5 * 86_400_000)
    await runJob(app, 'end-lapsed-answers')
    expect((await desk.order(id)).payment).toBe('processing')
    expect([await outcomesOf(won), await outcomesOf(lost)]).toEqual([[], []])
    app.deps.payments.charge = async ({ key, amount }) => ({ key, amount, status: 'rejected', reason: 'No' })
    await app.runJobs()
    app.deps.payments.charge = charge
    for (const _ of [1, 2]) await runJob(app, 'end-lapsed-answers')
    await app.runJobs()
    for (const email of [won, lost])
      expect(await outcomesOf(email)).toEqual([expect.stringContaining('your offer was not accepted')])
  })
})

/** Two companies have answered, a third one has not; the first one's offer is open. */
async function givenCompaniesAsked() {
  const id = await givenSubmittedOrder(app, payer.token)
  const { case_id } = await desk.request(id)
  const [won, lost, silent] = ['won', 'lost', 'silent'].map((name) => `${name}-${id}@inspection.example`)
  for (const [index, email] of [won, lost, silent].entries()) {
    const vendor_id = await givenInspectionCompany(app, `Inspection company ${index}`)
    await askVendorOf(app, case_id, { vendor_id, email: email ?? '' })
    if (email === silent) continue
    const { opened } = await openVendorLink(app, email)
    await answerAsVendor(app, opened, vendorOffer(app, { buy_amount: 900, eta: 11 }))
  }
  const [used] = (await desk.request(id)).asks.filter(({ email }) => email === won)
  await desk.offer(id, {
    ...{ ask_id: used?.ask_id ?? '', vendor_id: used?.vendor_id ?? '' },
    ...{ buy_amount: 900, margin_amount: 200, quote_amount: 1100 },
  })
  const [offer] = (await desk.request(id)).offers
  return { id, won, lost, silent, offerId: offer?.offer_id }
}

/** The provider refuses the price. */
async function acceptUnpaid(offerId: string | undefined): Promise<void> {
  const { charge } = app.deps.payments
  app.deps.payments.charge = async ({ key, amount }) => ({ key, amount, status: 'rejected', reason: 'No' })
  app.clock.advance(31_000)
  const accepted = await acceptOfferOf(app, payer, offerId)
  app.deps.payments.charge = charge
  expect(accepted.status).toBe(200)
  await app.runJobs()
}

const cancellationsOf = async (email = '') =>
  (await app.mails(email))
    .filter(({ subject }) => subject.includes('the order was cancelled'))
    .map(({ text }) => text)

const outcomesOf = async (email = '') =>
  (await app.mails(email))
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes('your offer was'))
