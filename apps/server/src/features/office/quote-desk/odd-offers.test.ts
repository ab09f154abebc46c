import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { dayFromNow } from '../../../../test/given-freight.ts'
import { givenInspectionCompany, givenSubmittedOrder } from '../../../../test/given-inspection.ts'
import { inspectionDesk } from '../../../../test/given-inspection-at-desk.ts'
import { givenPayer, type Payer } from '../../../../test/given-payment.ts'
import {
  decideOffers,
  givenDeskRequest,
  givenOffers,
  offerRow,
  requestOf,
  submitOffersOf,
} from '../../../../test/given-quote-case.ts'
import {
  answerAsVendor,
  askVendorOf,
  openVendorLink,
  vendorOffer,
} from '../../../../test/given-vendor-ask.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let company: Payer
beforeEach(async () => {
  company = await givenPayer(app)
})

describe('a margin in per cent', () => {
  test('has at most four decimals', async () => {
    const asked = await givenDeskRequest(app, company)
    const refused = await submitOffersOf(app, asked, [offerRow(app, { margin_percent: 0.12345 })])
    expect(failure(refused).error.fields).toEqual({ 'quotes.0.margin_percent': 'At most four decimals' })
  })

  test('fits the amount from which what the vendor asks was counted back, when the row is sent again', async () => {
    const asked = await givenDeskRequest(app, company)
    const row = { quote_amount: 102.25, margin_percent: 2 }
    const { body } = await submitOffersOf(app, asked, [offerRow(app, { ...row, buy_amount: undefined })])
    expect(body.offers).toMatchObject([{ buy_amount: 100.25, margin_amount: 2 }])
    const again = await submitOffersOf(app, asked, [offerRow(app, { ...row, buy_amount: 100.25 })])
    expect(again.body.offers).toMatchObject([{ buy_amount: 100.25, margin_amount: 2, margin_percent: 2 }])
  })
})

describe('an offer is valid for a year at most', () => {
  const [aYear, more] = [365, 366]
  const said = expect.stringMatching(/^Not after .+: an offer is valid for a year at most$/)

  test('where the desk makes it', async () => {
    const id = await givenSubmittedOrder(app, company.token)
    const desk = await inspectionDesk(app)
    const until = async (days: number) => desk.submit(id, { eta: '400', valid_until: dayFromNow(app, days) })
    expect(failure(await until(more)).error.fields).toEqual({ 'quotes.0.valid_until': said })
    expect((await until(aYear)).status).toBe(200)
  })

  test('where a vendor makes it', async () => {
    const id = await givenSubmittedOrder(app, company.token)
    const desk = await inspectionDesk(app)
    const email = `year-${id}@inspectors.example`
    const vendor_id = await givenInspectionCompany(app)
    await askVendorOf(app, (await desk.request(id)).case_id, { vendor_id, email })
    const { opened } = await openVendorLink(app, email)
    const until = (days: number) =>
      answerAsVendor(app, opened, vendorOffer(app, { valid_until: dayFromNow(app, days) }))
    expect(failure(await until(more)).error.fields).toEqual({ valid_until: said })
    expect((await until(aYear)).status).toBe(200)
  })
})

test('two margins of one offer are the same margin', async () => {
  const asked = await givenDeskRequest(app, company)
  const both = (margin_amount: number, changes: object = {}) =>
    submitOffersOf(app, asked, [offerRow(app, { margin_percent: 2, margin_amount, ...changes })])
  const message = 'With 2 per cent the margin is 200.00 USD. Enter one margin, not two'
  const fields = { 'quotes.0.margin_amount': message }
  expect(failure(await both(300, { quote_amount: 10_300 })).error.fields).toEqual(fields)
  expect((await both(200)).status).toBe(200)
})

describe('an offer whose last day has passed', () => {
  const lastDays = [1, 6]
  const givenOneOver = async () => {
    const rows = lastDays.map((days) => offerRow(app, { valid_until: dayFromNow(app, days) }))
    const asked = await givenOffers(app, company, rows)
    app.clock.advance(2 * 86_400_000)
    const { token } = await givenAdministrator(app)
    const withdraw = (offer_id = '') =>
      app.call(quoteDesk.withdraw, { body: { offer_id, reason: 'The ship is full' } }, { token })
    return { ...asked, withdraw }
  }

  const statesOf = async (case_id: string) => {
    const { state, offers } = await requestOf(app, company.token, case_id)
    return [state, ...offers.map((offer) => offer.state)]
  }

  test('is not open beside one that is withdrawn: the desk answers again', async () => {
    const { case_id, offerIds, withdraw } = await givenOneOver()
    expect((await withdraw(offerIds[1])).status).toBe(200)
    expect(await statesOf(case_id)).toEqual(['ASSIGNED', 'EXPIRED', 'WITHDRAWN'])
  })

  test('is not withdrawn', async () => {
    const { case_id, offerIds, withdraw } = await givenOneOver()
    expect(failure(await withdraw(offerIds[0])).message).toBe('This offer has expired.')
    expect(await statesOf(case_id)).toEqual(['QUOTED', 'EXPIRED', 'PUBLISHED'])
  })
})

test('publishes only the quotes that the administrator has read', async () => {
  const asked = await givenDeskRequest(app, company)
  const [first, second] = [await givenAdministrator(app), await givenAdministrator(app)]
  const own = await submitOffersOf(app, asked, [offerRow(app)], first.token)
  const offer_ids = own.body.offers.map(({ offer_id }) => offer_id)
  const others = await submitOffersOf(app, asked, [offerRow(app, { quote_name: 'Cheaper' })], second.token)
  const approve = { decision: 'approve' } as const
  const refused = await decideOffers(app, asked, { ...approve, offer_ids }, first.token)
  expect(failure(refused)).toMatchObject({
    message: 'A colleague has submitted other quotes meanwhile. Check them, then approve them.',
    error: { code: 'CONFLICT' },
  })
  const seen = others.body.offers.map(({ offer_id }) => offer_id)
  expect((await decideOffers(app, asked, { ...approve, offer_ids: seen }, first.token)).status).toBe(200)
})
