import { verification } from '@tradelane/contract/approvals/calls'
import { insurance } from '@tradelane/contract/insurance/calls'
import { logistics } from '@tradelane/contract/logistics/calls'
import { partners } from '@tradelane/contract/partners/calls'
import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { restrictedCountries } from '@tradelane/contract/restricted-countries/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { officeBookings } from '@tradelane/contract/shipments/office-calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { afterEach, describe, expect, it } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenUncleared, requestClearanceOf } from '../../../../test/given-clearance-request.ts'
import { givenFreights, mumbaiToHamburg } from '../../../../test/given-freight.ts'
import { givenBinding, givenQuotedInsurance } from '../../../../test/given-insurance.ts'
import { euros, hafenhandel } from '../../../../test/given-partner.ts'
import { givenPayer, givenSubmission } from '../../../../test/given-payment.ts'
import { givenOffers, offerApproval } from '../../../../test/given-quote-case.ts'
import { daysPass, freightApproval, givenBooking, givenShipment } from '../../../../test/given-shipment.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { findRestriction } from './find-restriction.ts'

const app = theApp()

const refusedFor = async (country: string, city = '') => {
  const uses = ['payments', 'freight', 'insurance'] as const
  const found = await Promise.all(uses.map((use) => findRestriction(app.db, [{ country, city }], use)))
  return uses.filter((_, index) => found[index])
}

describe('the one list of places', () => {
  it.each(['BY', 'CU', 'IR', 'KP', 'RU'])('refuses every service for %s', async (country) => {
    expect(await refusedFor(country)).toEqual(['payments', 'freight', 'insurance'])
  })

  it.each(['AF', 'SD', 'SO', 'SS', 'SY', 'YE'])('refuses goods, and not money, for %s', async (country) => {
    expect(await refusedFor(country)).toEqual(['freight', 'insurance'])
  })

  it.each(['Sevastopol', 'Simferópol', 'DONETSK', 'Luhansk', 'Севастополь', 'Донецьк'])(
    'refuses %s, and not its country',
    async (city) => {
      expect(await refusedFor('UA', city)).toEqual(['payments', 'freight', 'insurance'])
      expect(await refusedFor('UA', 'Odesa')).toEqual([])
    },
  )

  it('names the source and its date for each entry under sanctions', async () => {
    const { token } = await givenAdministrator(app)
    const { body } = await app.call(restrictedCountries.list, {}, { token })
    const sanctioned = body.countries.filter(({ basis }) => basis === 'sanctions')
    expect(sanctioned).toHaveLength(10)
    for (const { source, published_on } of sanctioned) {
      expect(source).not.toBeNull()
      expect(published_on).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })
})

describe('freight', () => {
  it('is not offered from or to a place of the list, said at that place', async () => {
    const { token } = await givenPayer(app, { balance: '0' })
    const pyongyang = { from_city: 'Pyongyang', from_countrycode: 'KP', from_lat: 39.03, from_lng: 125.75 }
    const refused = await app.call(logistics.getQuotes, { body: mumbaiToHamburg(app, pyongyang) }, { token })
    expect(failure(refused).error.fields).toEqual({
      from_city: 'We carry nothing from or to North Korea. Sanctions forbid it.',
    })
  })

  it('is not booked where the country came onto the list after the search', async () => {
    const { token } = await givenPayer(app, { balance: '0' })
    const [offer] = await givenFreights(app, token)
    const office = { token: (await givenAdministrator(app)).token }
    const exclude = { country: 'IN', reason: 'A test.' }
    await app.call(restrictedCountries.restrict, { body: exclude }, office)
    const body = { freights: [{ shipment_id: offer?.shipment_id ?? '' }] }
    const refused = await app.call(logistics.add, { body }, { token })
    expect(failure(refused).error.fields).toHaveProperty('from_city')
    await app.call(restrictedCountries.admit, { body: { country: 'IN' } }, office)
    expect((await app.call(logistics.add, { body }, { token })).status).toBe(200)
  })
})

describe('where a country comes onto the list after the request,', () => {
  const office = async () => ({ token: (await givenAdministrator(app)).token })
  const exclude = async (basis: 'sanctions' | 'risk') =>
    app.call(
      restrictedCountries.restrict,
      { body: { country: 'IN', basis, reason: 'A test.' } },
      await office(),
    )
  afterEach(async () => app.call(restrictedCountries.admit, { body: { country: 'IN' } }, await office()))
  const words = 'We carry nothing from or to India. A test.'

  it('no code is mailed for an offer of freight, nor is it accepted', async () => {
    const payer = await givenPayer(app)
    const { offerIds } = await givenOffers(app, payer)
    const body = await offerApproval(app, payer, offerIds[0])
    await exclude('risk')
    const refused = failure(await app.call(quoteOffers.accept, { body }, payer))
    expect(refused.error.fields).toEqual({ from_city: words })
    const asked = { type: 'quote offer', offer_id: body.offer_id }
    expect(failure(await app.call(verification.sendCode, { body: asked }, payer))).toEqual(refused)
  })

  it('freight is neither confirmed nor paid', async () => {
    const payer = await givenPayer(app)
    const requested = await givenBooking(app, payer.token)
    const { logisticsId } = await givenShipment(app, payer.token)
    const body = await freightApproval(app, payer, logisticsId)
    await exclude('risk')
    const confirm = { body: { logistics_id: requested.logisticsId } }
    const refused = await app.call(officeBookings.confirm, confirm, await office())
    expect(failure(refused)).toMatchObject({ message: `${words} Deny the booking.` })
    const unpaid = await app.call(shipments.pay, { body }, { token: payer.token })
    expect(failure(unpaid)).toMatchObject({ message: `${words} Cancel the booking, or write to us.` })
    expect(await booksOf(app, payer.companyId)).toMatchObject({ 'available USD': '5000.00' })
  })

  it('freight that has left is paid, unless sanctions forbid it', async () => {
    const payer = await givenPayer(app)
    const { logisticsId, bookingNumber } = await givenShipment(app, payer.token)
    await daysPass(app, bookingNumber, 20)
    const body = await freightApproval(app, payer, logisticsId)
    await exclude('sanctions')
    const refused = await app.call(shipments.pay, { body }, { token: payer.token })
    expect(failure(refused).message).toContain(words)
    await exclude('risk')
    expect((await app.call(shipments.pay, { body }, { token: payer.token })).status).toBe(200)
  })

  it('customs clearance is not asked for', async () => {
    const payer = await givenPayer(app, { balance: '0' })
    const id = await givenUncleared(app, payer)
    await exclude('risk')
    expect(failure(await requestClearanceOf(app, payer, id))).toMatchObject({
      error: { code: 'ILLEGAL_STATE' },
      message: `${words} Write to us.`,
    })
  })

  it('a quoted insurance is not bound', async () => {
    const payer = await givenPayer(app)
    const body = await givenBinding(app, payer, await givenQuotedInsurance(app, payer))
    await exclude('risk')
    const refused = await app.call(insurance.bind, { body }, { token: payer.token })
    expect(failure(refused)).toMatchObject({
      error: { code: 'NOT_INSURABLE' },
      message: 'Nothing is insured from or to India. A test.',
    })
  })
})

describe('a bank in a country under sanctions', () => {
  const pyongyang = {
    ...euros,
    account_no: '0012345678',
    swift_ifsc: 'FTBDKPPY',
    bank: 'Foreign Trade Bank',
    bank_city: 'Pyongyang',
    beneficiaryCountryCode: 'KP',
  } as const

  it('is refused at its country when the partner is added', async () => {
    const payer = await givenPayer(app, { balance: '0' })
    const body = [{ ...hafenhandel, account_details: [pyongyang] }]
    const refused = await app.call(partners.add, { body }, { token: payer.token })
    expect(refused.status).toBe(400)
    expect(failure(refused).error.fields).toEqual({
      '0.account_details.0.beneficiaryCountryCode':
        'We cannot pay to banks in North Korea. Sanctions forbid it.',
    })
  })

  it('is not paid where the country came onto the list after the account was saved', async () => {
    const payer = await givenPayer(app)
    const body = await givenSubmission(app, payer)
    const { token } = await givenAdministrator(app)
    const exclude = { country: 'DE', basis: 'sanctions', reason: 'A test.' } as const
    await app.call(restrictedCountries.restrict, { body: exclude }, { token })
    const refused = await app.call(simplePayments.save, { body }, { token: payer.token })
    expect(failure(refused).error.fields).toHaveProperty('beneficiary_account_id')
    await app.call(restrictedCountries.admit, { body: { country: 'DE' } }, { token })
    expect((await app.call(simplePayments.save, { body }, { token: payer.token })).status).toBe(200)
  })
})
