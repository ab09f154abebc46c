import { insurance } from '@tradelane/contract/insurance/calls'
import { logistics } from '@tradelane/contract/logistics/calls'
import { restrictedCountries } from '@tradelane/contract/restricted-countries/calls'
import { money } from '@tradelane/money'
import { describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { insuredGoods } from '../../../../test/given-covered-freight.ts'
import { givenFreights, mumbaiToHamburg } from '../../../../test/given-freight.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { rateInForce } from '../../money/price-rates/index.ts'
import { coverTariff } from '../premiums/index.ts'

const app = theApp()
const company = prepared(() => givenCompany(app))
const office = prepared(() => givenAdministrator(app))

describe('the price of the insurance', () => {
  test.each([
    ['electronics', {}],
    ['general merchandise where nothing is said', { category_of_goods: undefined }],
    ['glass of little value', { category_of_goods: 'Glass, ceramics, stone', invoice_amount: 500 }],
    ['textiles by air', { category_of_goods: 'textiles', freight_type: 'Air', container_size: '' }],
  ] as const)('is that of the insurance page, for %s', async (_, changes) => {
    const air = 'freight_type' in changes && { transportation_by: undefined }
    const { body } = await search({ ...changes, ...air })
    const [offer] = body.freights
    if (!offer) throw new Error('nobody carries this')
    const { shipment_id } = offer
    const filled = await app.call(insurance.prefill, { body: { shipment_id } }, { token: company.token })
    const { freight_amount, invoice_amount, carriage, place_of_origin, place_of_destination } = filled.body
    const asked = {
      category_of_goods:
        'category_of_goods' in changes
          ? (changes.category_of_goods ?? 'General merchandise')
          : insuredGoods.category_of_goods,
      invoice_amount: invoice_amount ?? '',
      ...{ freight_amount, carriage, place_of_origin, place_of_destination },
      origin_countrycode: filled.body.origin_countrycode,
      destination_countrycode: filled.body.destination_countrycode,
      type_of_insurance_cover: 'ICC A',
      // By sea the way leads through a listed area: there the freight's insurance has no war.
      political_risks: carriage === 'sea' ? ('strikes' as const) : ('war_strikes' as const),
    }
    const priced = await app.call(insurance.premium, { body: asked }, { token: company.token })
    const clause = priced.body.clauses.find(({ clause }) => clause === 'ICC A')
    const amountOf = (code: string) => offer.fees.find((fee) => fee.code === code)?.amount
    expect([amountOf('INS'), amountOf('INSF')]).toEqual([clause?.premium, clause?.fee])
  })

  test('names its rate and the insured value, or that it is the minimum', async () => {
    const labelFor = async (invoice_amount: number) => {
      const { body } = await search({ invoice_amount })
      return body.freights[0]?.fees.find(({ code }) => code === 'INS')?.label
    }
    expect(await labelFor(100_000)).toMatch(
      /: 0\.\d+ % \(\d+\.\d{2}\)(?:,? and|,) 0\.\d+ % \(\d+\.\d{2}\).* of 11\d,\d{3}\.\d{2} USD insured$/,
    )
    expect(await labelFor(100)).toMatch(/: minimum premium for [\d,]+\.\d{2} USD insured$/)
  })

  test('says what it leaves out of all risks, where the way leads through listed areas', async () => {
    const without = async (changes: object) =>
      (await search(changes)).body.freights[0]?.fees.find(({ code }) => code === 'INS')?.without
    expect(await without({})).toBe('war')
    const blackSea = { to_city: 'Varna, BG', to_countrycode: 'BG', to_lat: 43.21, to_lng: 27.91 }
    const rotterdam = { from_city: 'Rotterdam', from_countrycode: 'NL', from_lat: 51.92, from_lng: 4.48 }
    expect(await without({ ...rotterdam, ...blackSea })).toBe('war')
    expect(
      await without({
        ...rotterdam,
        to_city: 'Piraeus, GR',
        to_countrycode: 'GR',
        to_lat: 37.94,
        to_lng: 23.65,
      }),
    ).toBeUndefined()
    const air = { freight_type: 'Air', container_size: '', transportation_by: undefined }
    expect(await without(air)).toBeUndefined()
  })

  test('is on top where it was not asked for', async () => {
    const { body } = await search({ insurance: false })
    const kinds = body.freights.flatMap(({ fees }) =>
      fees.filter(({ code }) => code === 'INS' || code === 'INSF').map(({ kind }) => kind),
    )
    expect(new Set(kinds)).toEqual(new Set(['optional']))
  })

  test('insures the carriage alone: no premium, clearance or fee', async () => {
    const { body } = await search({ customs_clearance: true })
    const [offer] = body.freights
    const { shipment_id = '', fees = [] } = offer ?? {}
    const filled = await app.call(insurance.prefill, { body: { shipment_id } }, { token: company.token })
    const others = ['SVC', 'CUS', 'INS', 'INSF']
    const carriage = fees.filter(({ kind, code }) => kind === 'included' && !others.includes(code))
    const cents = carriage.reduce((sum, { amount }) => sum + Math.round((amount ?? 0) * 100), 0)
    expect(Math.round(Number(filled.body.freight_amount) * 100)).toBe(cents)
  })
})

describe('what the insurance refuses', () => {
  test.each([
    ['goods without a price', { category_of_goods: 'Dangerous goods' }],
    ['goods that nobody knows', { category_of_goods: 'Moon rock' }],
    ['goods of more than 500,000 USD', { invoice_amount: 500_000 }],
  ])('is refused with the freight in the same words: %s', async (_, changes) => {
    const wanted = { ...insuredGoods, ...changes }
    const priced = await app.call(
      insurance.premium,
      {
        body: {
          category_of_goods: wanted.category_of_goods,
          invoice_amount: String(wanted.invoice_amount),
          place_of_origin: 'Mumbai, India',
          place_of_destination: 'Hamburg, Germany',
        },
      },
      { token: company.token },
    )
    const refused = failure(await search(changes))
    expect(refused.error.code).toBe('NOT_INSURABLE')
    expect(refused.error.fields).toEqual({ insurance: priced.body.quote_desk })
  })

  test('is freight without insurance where it was not asked for', async () => {
    const { status, body } = await search({ insurance: false, category_of_goods: 'Dangerous goods' })
    expect(status).toBe(200)
    expect(body.freights.flatMap(({ fees }) => fees).filter(({ code }) => code === 'INS')).toEqual([])
  })

  test('is refused from an excluded country in the same words', async () => {
    const pyongyang = { place_of_origin: 'Pyongyang', origin_countrycode: 'KP' }
    const hamburg = { place_of_destination: 'Hamburg', destination_countrycode: 'DE' }
    const body = { category_of_goods: 'Electronics', invoice_amount: '80000', ...pyongyang, ...hamburg }
    const page = await app.call(insurance.premium, { body }, { token: company.token })
    const priceOf = await coverTariff(
      app.db,
      {
        goods: 'Electronics',
        invoice: money(8_000_000n, 'USD'),
        from: { country: 'KP', city: 'Pyongyang' },
        to: { country: 'DE', city: 'Hamburg' },
      },
      {
        now: app.clock.now(),
        feeRate: await rateInForce(app.db, 'insurance', {
          companyId: company.companyId,
          at: app.clock.now(),
        }),
      },
    )
    expect(page.body.refused).toContain('North Korea')
    const main = {
      from: { countryCode: 'KP', position: [125.4, 38.7] },
      to: { countryCode: 'DE', position: [9.99, 53.54] },
    } as const
    expect(priceOf('FCL', money(500_000n, 'USD'), main)).toEqual({ refused: page.body.refused })
  })

  test('is not booked any more either', async () => {
    const [offer] = await givenFreights(app, company.token, insuredGoods)
    if (!offer) throw new Error('nobody sails')
    const exclude = { country: 'DE', reason: 'The port is closed.' }
    await app.call(restrictedCountries.restrict, { body: exclude }, office)
    const booked = await app.call(logistics.add, { body: { freights: [offer] } }, { token: company.token })
    await app.call(restrictedCountries.admit, { body: { country: 'DE' } }, office)
    expect(failure(booked).message).toContain('Germany. The port is closed.')
  })
})

type Search = Parameters<typeof mumbaiToHamburg>[1]
const search = (changes: Search = {}) =>
  app.call(
    logistics.getQuotes,
    { body: mumbaiToHamburg(app, { ...insuredGoods, ...changes }) },
    { token: company.token },
  )
