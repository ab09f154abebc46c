import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import type { EligibilityCheck } from '@tradelane/contract/invoice-factoring/eligibility'
import { shipments } from '@tradelane/contract/shipments/calls'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  approveFunding,
  codeForFunding,
  type FundingForm,
  fundingForm,
  givenDraftFunding,
  givenRequestedFunding,
  givenSupplier,
  todayOfSupplier,
} from '../../../../../test/given-funding.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { confirmed, givenBooking, someDetails } from '../../../../../test/given-shipment.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { dayAfter } from './accrued-interest.ts'

const app = theApp()
let ada: Payer
beforeEach(async () => {
  ada = await givenSupplier(app)
})

describe('the slider', () => {
  it.each([
    ['1', 100],
    ['90', 9_000],
  ])('at %s % of 10,000 advances %i', async (payment_request, advance) => {
    const { status, body } = await offer({ payment_request })
    expect(status).toBe(200)
    expect(body.advance).toBe(advance)
  })

  it.each(['0', '91', '-1', '50.5', '', 'all'])('has no %j', async (payment_request) => {
    const refused = failure(await offer({ payment_request }))
    expect(refused.error.fields).toEqual({
      payment_request: 'Choose a whole percentage from 1 to 90',
    })
  })
})

describe('the credit limit', () => {
  const setLimit = (set: { valid_until?: string; approved_amount?: bigint }) =>
    app.db.updateTable('credit_limits').set(set).where('uid', '=', ada.companyId).execute()

  it('can be used on its last day, and not on the next', async () => {
    await setLimit({ valid_until: today() })
    expect(await passes('limit_active')).toBe(true)
    await setLimit({ valid_until: dayAfter(today(), -1) })
    expect(await passes('limit_active')).toBe(false)
  })

  it('of nothing cannot be used', async () => {
    await setLimit({ approved_amount: 0n })
    expect(await passes('limit_active')).toBe(false)
  })

  it('of another currency than the invoice approves nothing: the invoice has to be denied', async () => {
    const { fundingId } = await givenRequestedFunding(app, ada)
    const limit = app.db.updateTable('credit_limits').set({ currency: 'EUR' })
    await limit.where('uid', '=', ada.companyId).execute()
    const refused = failure(await approveFunding(app, fundingId))
    expect(refused.error.code).toBe('NOT_ELIGIBLE')
    expect(refused.message).toBe('The credit limit is in EUR now, and the invoice in USD. Deny the invoice.')
  })

  it('is used to its last cent by one invoice after another, and by none beyond it', async () => {
    await givenRequestedFunding(app, ada, { invoice_amount: 200_000, payment_request: '85' })
    // 250,000 − 170,000 = 80,000.
    await givenRequestedFunding(app, ada, { invoice_amount: 100_000, payment_request: '80' })
    expect(await passes('limit_amount', { invoice_amount: 100, payment_request: '1' })).toBe(false)
    const { fundingId } = await givenDraftFunding(app, ada, { invoice_amount: 100, payment_request: '1' })
    await expect(codeForFunding(app, ada, fundingId)).rejects.toThrow(
      'Only 0.00 USD of the credit limit are free. The advance is 1.00 USD.',
    )
  })
})

describe('goods are shipped', () => {
  const without = { shipping_file: undefined } as never
  const us = async () =>
    (
      await app.db
        .selectFrom('companies')
        .select('company_name')
        .where('uid', '=', ada.companyId)
        .executeTakeFirstOrThrow()
    ).company_name
  const party = (company_name: string) => ({ ...someDetails.notify_party, company_name })
  const buyer = 'Hafenhandel Nord GmbH'

  type State = 'confirmed' | 'in_transit' | 'delivered'
  async function givenBookingOf(state: State, parties: Partial<typeof someDetails>): Promise<string> {
    const { logisticsId, bookingNumber } = await givenBooking(app, ada.token)
    const details = { ...someDetails, ...parties }
    const body = { logistics_id: logisticsId, details }
    expect((await app.call(shipments.saveDetails, { body }, { token: ada.token })).status).toBe(200)
    await confirmed(app, logisticsId)
    const booked = app.db.updateTable('freight_bookings').where('logistics_id', '=', logisticsId)
    await booked.set({ state }).execute()
    return bookingNumber
  }
  const check = async (changes: Partial<FundingForm> = without) =>
    (await offer(changes)).body.checks.find(({ check: name }) => name === 'shipped')

  it('where a booking of the trade ships them to this buyer, which the reason names', async () => {
    const sale = { shipper: party(await us()), consignee: party('HAFENHANDEL Nord, GmbH') }
    const number = await givenBookingOf('in_transit', sale)
    expect(await check()).toMatchObject({
      passed: true,
      reason: expect.stringMatching(
        new RegExp(`^Booking ${number} of trade TRX-.+ shows that the goods are on their way to ${buyer}`),
      ),
    })
  })

  const dispute = 'The buyer may dispute an invoice for goods that it has not got.'
  it('and warns, without refusing, that they are not delivered, or that no transport document is there', async () => {
    const paper = 'No bill of lading or other transport document is attached.'
    expect(await check({})).toMatchObject({
      ...{ passed: true, reason: 'A transport document is attached.' },
      warning: `Nothing shows yet that the goods were delivered to ${buyer}. ${dispute}`,
    })
    const sale = { shipper: party(await us()), consignee: party(buyer) }
    const number = await givenBookingOf('in_transit', sale)
    const onTheWay = `The goods of booking ${number} have not been delivered yet.`
    expect((await check())?.warning).toBe(`${onTheWay} ${paper} ${dispute}`)
    expect((await check({}))?.warning).toBe(`${onTheWay} ${dispute}`)
    await app.db
      .updateTable('freight_bookings')
      .set({ state: 'delivered' })
      .where('uid', '=', ada.companyId)
      .execute()
    const delivered = await check()
    expect(delivered).toMatchObject({ passed: true, reason: expect.stringContaining('were delivered to') })
    expect(delivered).not.toHaveProperty('warning')
    await givenBookingOf('in_transit', sale)
    expect((await check())?.warning).toContain('have not been delivered yet.')
  })

  it('and names the booking that is not delivered, also where a newer one is', async () => {
    const sale = { shipper: party(await us()), consignee: party(buyer) }
    const older = await givenBookingOf('in_transit', sale)
    const newer = await givenBookingOf('delivered', sale)
    expect(await check({})).toMatchObject({
      reason: expect.stringMatching(new RegExp(`^Booking ${older} .* are on their way`)),
      warning: `The goods of booking ${older} have not been delivered yet. ${dispute}`,
    })
    const delivered = app.db.updateTable('freight_bookings').set({ state: 'delivered' })
    await delivered.where('uid', '=', ada.companyId).execute()
    expect((await check())?.reason).toMatch(new RegExp(`^Booking ${newer} .* were delivered`))
  })

  it('warns of nothing where they do not pass', async () => {
    expect(await check()).toMatchObject({ passed: false })
    expect(await check()).not.toHaveProperty('warning')
  })

  it.each(['To order of Nordbank', 'TO ORDER'])(
    'where the consignee is "%s" and the buyer is notified',
    async (consignee) => {
      const sale = { shipper: party(await us()), consignee: party(consignee) }
      await givenBookingOf('in_transit', { ...sale, notify_party: party(buyer) })
      expect(await check()).toMatchObject({ passed: true })
    },
  )

  it('not before the carrier has them', async () => {
    await givenBookingOf('confirmed', { shipper: party(await us()), consignee: party(buyer) })
    expect(await check()).toMatchObject({ passed: false })
  })

  it.each([
    ['a purchase', async () => ({ shipper: party('Deccan Mills'), consignee: party(await us()) })],
    [
      'goods for another buyer',
      async () => ({ shipper: party(await us()), consignee: party('Hanse Teile') }),
    ],
    [
      'goods for another company, of which the buyer only hears',
      async () => ({
        ...{ shipper: party(await us()), consignee: party('Hanse Teile') },
        notify_party: party(buyer),
      }),
    ],
    ['goods that somebody else ships', async () => ({ shipper: party('Deccan'), consignee: party(buyer) })],
  ])('not by %s: then a document is needed', async (_what, parties) => {
    await givenBookingOf('in_transit', await parties())
    expect(await check()).toMatchObject({
      passed: false,
      reason: expect.stringMatching(
        /^No booking of trade TRX-.+ shows that you shipped goods to Hafenhandel Nord GmbH/,
      ),
    })
    expect(await check({} as never)).toMatchObject({
      check: 'shipped',
      passed: true,
      reason: 'A transport document is attached.',
    })
  })

  it('not by a booking of another trade; the draft is moved to it', async () => {
    await givenBookingOf('in_transit', { shipper: party(await us()), consignee: party(buyer) })
    const { body: shipped } = await app.call(transactionSummary.get, { query: {} }, { token: ada.token })
    await app.call(transactionSummary.start, { body: {} }, { token: ada.token })
    expect(await check()).toMatchObject({ passed: false })
    const { fundingId, form } = await givenDraftFunding(app, ada, without)
    const { transaction_id } = shipped
    const moved = { subject: 'invoice_factoring' as const, id: fundingId, transaction_id }
    expect((await app.call(transactionSummary.move, { body: moved }, { token: ada.token })).status).toBe(200)
    const { purchase_order_file, ...asked } = form
    const again = { ...asked, invoice_factoring_id: fundingId }
    const { body } = await app.call(invoiceFactoring.offer, { body: again }, { token: ada.token })
    expect(body.checks.find(({ check: name }) => name === 'shipped')).toMatchObject({ passed: true })
  })
})

async function offer(changes: Partial<FundingForm>) {
  const { purchase_order_file, ...asked } = await fundingForm(app, ada, changes)
  return app.call(invoiceFactoring.offer, { body: asked }, { token: ada.token })
}
async function passes(
  name: EligibilityCheck,
  changes: Partial<FundingForm> = {},
): Promise<boolean | undefined> {
  return (await offer(changes)).body.checks.find(({ check }) => check === name)?.passed
}
const today = () => todayOfSupplier(app)
