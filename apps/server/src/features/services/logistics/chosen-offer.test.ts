import { randomUUID } from 'node:crypto'
import type { FreightRequest } from '@tradelane/contract/logistics/calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { firstFees } from '../../../../test/first-fees.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { givenFreights } from '../../../../test/given-freight.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { getChosenOffer } from './chosen-offer.ts'
import type { Enquiry } from './enquiry.ts'
import { rateEnquiry } from './rate-enquiry.ts'

const app = theApp()
const ada = prepared(() => givenCompany(app))
let offer: Awaited<ReturnType<typeof givenFreights>>[number]
beforeAll(async () => {
  const [first] = await givenFreights(app, ada.token)
  if (!first) throw new Error('nobody sails')
  offer = first
})

describe('an offer', () => {
  it('is found by its id alone', async () => {
    const { shipmentId, offered } = await choose()
    expect([shipmentId, offered.name]).toEqual([offer.shipment_id, offer.name])
  })

  it('is accepted by container train and by truck, though both are of one card', async () => {
    const chicago = { from_city: 'Chicago', from_countrycode: 'US', from_lat: '41.85', from_lng: '-87.65' }
    const shanghai = { to_city: 'Shanghai', to_countrycode: 'CN', to_lat: 31.22, to_lng: 121.46 }
    const offers = await givenFreights(app, ada.token, { ...chicago, ...shanghai })
    expect(new Set(offers.map(({ legs }) => legs[0]?.by))).toEqual(new Set(['rail', 'truck']))
    for (const { shipment_id } of offers)
      await expect(choose({ chosen: { shipment_id } })).resolves.toMatchObject({ shipmentId: shipment_id })
  })

  it('is accepted as it was shown', async () => {
    const { days, name, from_city, to_city, container_size, shipping_date } = offer
    const chosen = { cost: offer.cost.toFixed(2), days, name, from_city, to_city } as Chosen
    const request = { container_size, shipping_date, from_city, to_city } as Partial<FreightRequest>
    await expect(choose({ chosen, request })).resolves.toBeDefined()
  })

  it('is accepted with fields that were left empty', async () => {
    await expect(choose({ chosen: { name: '' } as Chosen })).resolves.toBeDefined()
  })

  it('is accepted with the name of a city alone', async () => {
    await expect(choose({ request: { from_city: 'Mumbai', to_city: 'Hamburg' } })).resolves.toBeDefined()
  })

  it.each(['Springfield', 'Springfield, US', 'Springfield, Illinois', 'Springfield, Illinois, US'])(
    'from one of several cities of one name is accepted for “%s”, and not for another',
    async (from_city) => {
      const illinois = { from_city, from_countrycode: 'US', from_lat: 39.8017, from_lng: -89.6437 }
      const [other] = await givenFreights(app, ada.token, illinois)
      const chosen = { shipment_id: other?.shipment_id ?? '' }
      await expect(choose({ chosen, request: { from_city } })).resolves.toBeDefined()
      const ohio = { from_city: 'Springfield, Ohio, US' }
      await expect(choose({ chosen, request: ohio })).rejects.toMatchObject(altered)
    },
  )

  it.each([
    ['price', () => ({ cost: (offer.cost + 0.01).toFixed(2) })],
    ['lower price', () => ({ cost: (offer.cost - 0.01).toFixed(2) })],
    ['number of days', () => ({ days: offer.days + 1 })],
    ['carrier', () => ({ name: 'Other Line' })],
    ['origin', () => ({ from_city: 'Chennai, IN' })],
    ['destination', () => ({ to_city: 'Bremen, DE' })],
  ])('is refused with another %s', async (_what, chosen) => {
    await expect(choose({ chosen: chosen() as Chosen })).rejects.toMatchObject(altered)
  })

  it.each([
    ['container', { container_size: 'ST20' }],
    ['loading date', { shipping_date: '2020-01-01' }],
    ['origin', { from_city: 'Chennai' }],
    ['destination', { to_city: 'Bremen, DE' }],
    ['place before the city', { to_city: 'Port of Hamburg' }],
  ])('is refused for a request with another %s', async (_what, request) => {
    await expect(choose({ request: request as Partial<FreightRequest> })).rejects.toMatchObject(altered)
  })

  it('is not found without a choice', async () => {
    await expect(choose({ request: { freights: [] } as never })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is not found under an unknown id', async () => {
    const chosen = { shipment_id: randomUUID() }
    await expect(choose({ chosen })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is not found by another company', async () => {
    const company = await givenCompany(app)
    await expect(choose({ company })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is valid until its last moment, and not from then on', async () => {
    const until = Date.parse(offer.valid_until)
    await expect(choose({ at: new Date(until - 1) })).resolves.toBeDefined()
    await expect(choose({ at: new Date(until) })).rejects.toMatchObject({
      code: 'QUOTE_EXPIRED',
      message: 'This quote has expired. Please search again.',
    })
  })

  it('is refused when its stored price is not the price of its rate card', async () => {
    const [other] = await givenFreights(app, ada.token)
    const shipment_id = other?.shipment_id ?? ''
    await app.deps.pool.query(
      'update freight_quotes set cost_amount = cost_amount + 1 where shipment_id = $1',
      [shipment_id],
    )
    await expect(choose({ chosen: { shipment_id } })).rejects.toMatchObject(altered)
  })

  it('is refused when its stored rate card is another', async () => {
    const [other] = await givenFreights(app, ada.token)
    const shipment_id = other?.shipment_id ?? ''
    await app.deps.pool.query("update freight_quotes set card_id = 'bulk-longshore' where shipment_id = $1", [
      shipment_id,
    ])
    await expect(choose({ chosen: { shipment_id } })).rejects.toMatchObject(altered)
  })
})

it('no offer is made without a rate card for the carriage to the port', () => {
  expect(() =>
    rateEnquiry(
      {} as Enquiry,
      ['FCL'],
      { cards: [], tariff: { version: 1, lanes: [], surcharges: [] }, fees: firstFees },
      [],
    ),
  ).toThrow('There is no rate card for TRUCK_FULL.')
})

type Chosen = Partial<FreightRequest['freights'][number]>
type Choice = { chosen?: Chosen; request?: Partial<FreightRequest>; at?: Date; company?: GivenCompany }
const choose = ({ chosen = {}, request = {}, at = app.clock.now(), company = ada }: Choice = {}) => {
  const freights = [{ shipment_id: offer.shipment_id, ...chosen }]
  const whole = { freights, ...request } as FreightRequest
  return getChosenOffer(app.deps, systemScope(company.companyId), whole, at)
}
const altered = { code: 'QUOTE_ALTERED' }
