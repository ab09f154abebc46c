import { logistics } from '@tradelane/contract/logistics/calls'
import { expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { dayFromNow, givenFreights, mumbaiToHamburg } from '../../../../test/given-freight.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { priceAgain } from './price-again.ts'

const app = theApp()
const ada = prepared(() => givenCompany(app))

test('every carrier on the lane makes an offer from door to door, with the route for the map', async () => {
  const { status, body } = await search()
  expect(status).toBe(200)
  expect(new Set(body.freights.map(({ name }) => name)).size).toBe(4)
  const [best] = body.freights
  expect(best).toMatchObject({
    from_city: 'Mumbai, IN',
    to_city: 'Hamburg, DE',
    mode: 'FCL',
    container_size: 'ST40',
  })
  expect(best?.route_info.portTo).toMatchObject({ code: 'DEHAM', countryCode: 'DE' })
  const [lane] = body.routes
  expect(lane?.route).toBe(best?.legs[1]?.route)
  expect(lane?.geometry[0]).toEqual([best?.route_info.portFrom.lng, best?.route_info.portFrom.lat])
})

test('the figures add up: included fees to the cost, and legs with clearance, insurance and fees to cost, legs to days and CO2', async () => {
  const { body } = await search({ customs_clearance: 1, insurance: true, invoice_amount: '80000' })
  for (const { cost, days, co2_kg, fees, legs, route_info } of body.freights) {
    expect(total(fees.map(({ kind, amount }) => (kind === 'included' ? amount : 0)))).toBe(cents(cost))
    const ofShipment = fees.filter(({ leg, kind }) => leg === 'shipment' && kind === 'included')
    expect(total([...legs, ...ofShipment].map((one) => ('price' in one ? one.price : one.amount)))).toBe(
      cents(cost),
    )
    expect(legs.reduce((sum, leg) => sum + leg.days, 0)).toBe(days)
    expect(legs.reduce((sum, leg) => sum + leg.co2_kg, 0)).toBe(co2_kg)
    const { truckFrom, truckTo } = route_info
    expect(legs[1]?.days).toBe(days - truckFrom.transitTime - truckTo.transitTime)
    expect(ofShipment.map(({ code }) => code)).toEqual(['SVC', 'CUS', 'INS', 'INSF'])
    expect([legs[0]?.price, legs[2]?.price]).toEqual([truckFrom.price, truckTo.price])
    expect(fees.filter(({ code }) => ['CUS', 'INS'].includes(code)).map(({ kind }) => kind)).toEqual([
      'included',
      'included',
    ])
  }
})

test('the same search on the same day has the same prices, with a new number for each offer', async () => {
  const [first, second] = [await givenFreights(app, ada.token), await givenFreights(app, ada.token)]
  expect(second.map(({ cost }) => cost)).toEqual(first.map(({ cost }) => cost))
  const numbers = [...first, ...second].map((freight) => freight.quote_number)
  expect(new Set(numbers).size).toBe(8)
  for (const number of numbers) expect(number).toMatch(/^FQ-\d{4}-\d{6}$/)
})

test('every offer costs the same to the cent when it is priced again', async () => {
  const land = { ...munich, ...zurich, freight_type: 'Land' } as const
  await search({ customs_clearance: true, insurance: true, invoice_amount: 80_000 })
  await search({ ...noContainer, transportation_by: 'LCL', volume: 7.77, weight: 900 })
  await search({ ...noContainer, freight_type: 'Air', weight: 333.3 })
  await search({ ...land, transportation_by: 'RAIL_FCL', container_size: 'ST20' })
  const quotes = await app.db.selectFrom('freight_quotes').selectAll().execute()
  expect(new Set(quotes.map(({ card_id }) => card_id)).size).toBeGreaterThan(8)
  for (const quote of quotes) expect(await priceAgain(app.db, quote, app.clock.now())).toBe(quote.cost_amount)
})

test('part loads, bulk, air and land are priced by weight or volume', async () => {
  const pallets = { weight: '900', length: 1.2, width: 0.8, height: 1.5, packages: 3 }
  const chargeable = async (changes: Changes) =>
    (await search({ ...noContainer, ...pallets, ...changes })).body.freights[0]?.chargeable
  expect(await chargeable({ transportation_by: 'LCL' })).toBe('4.32 W/M')
  expect(await chargeable({ freight_type: 'Air' })).toBe('900 kg')
  expect(await chargeable({ transportation_by: 'BULK', weight: 40_000_000 })).toBe('40,000 t')
  const land = { ...munich, ...zurich, freight_type: 'Land' } as const
  expect(await chargeable({ ...land, transportation_by: 'LTL' })).toBe('1.439 W/M')
  expect(await chargeable({ ...land, transportation_by: 'FTL' })).toBe('1 truck')
  expect(await chargeable({ transportation_by: 'FCL', container_size: 'ST20', quantity: 2 })).toBe(
    '2 containers',
  )
  expect(await chargeable({ ...land, transportation_by: 'RAIL_FCL', container_size: 'ST20' })).toBe(
    '1 container',
  )
})

test('how many containers would do is said with the thousands apart', async () => {
  const { message } = failure(await search({ weight: 100_000_000 }))
  expect(message).toMatch(/^100,000,000 kg is more than .* You need 3,744\.$/)
})

test('within one customs territory nothing is cleared, and no clearance is sold', async () => {
  const milan = { to_city: 'Milan', to_countrycode: 'IT', to_lat: 45.46427, to_lng: 9.18951 }
  const byRoad = {
    ...noContainer,
    ...munich,
    ...milan,
    freight_type: 'Land',
    transportation_by: 'FTL',
  } as const
  const { body } = await search({ ...byRoad, insurance: true, invoice_amount: 80_000 })
  const codes = body.freights[0]?.fees.map(({ code }) => code)
  expect(codes).toEqual(['FRT', 'BAF', 'DOC', 'SVC', 'INS', 'INSF', 'WAIT', 'UNLD'])
  const refused = failure(await search({ ...byRoad, customs_clearance: true }))
  expect(refused.error.fields).toEqual({
    customs_clearance: 'Goods from Germany to Italy need no customs clearance. Search without it.',
  })
})

test('Auto compares every mode that can carry the cargo', async () => {
  const { body } = await search({ ...noContainer, ...munich, ...zurich, freight_type: 'Auto', weight: 500 })
  expect(new Set(body.freights.map(({ mode }) => mode))).toEqual(new Set(['LCL', 'AIR', 'LTL']))
  const full = await search({ ...munich, ...zurich, freight_type: 'Auto', transportation_by: undefined })
  expect(full.body.freights.map(({ mode }) => mode)).toContain('RAIL_FCL')
})

test('an impossible search is refused at its field', async () => {
  expect(await refusal({ shipping_date: dayFromNow(app, -2) })).toMatchObject({
    code: 'INVALID_REQUEST',
    message: 'The loading date is in the past',
    fields: ['shipping_date'],
  })
  expect(await refusal({ shipping_date: dayFromNow(app, 400) })).toMatchObject({ fields: ['shipping_date'] })
  expect(
    await refusal({ to_city: 'Mumbai', to_countrycode: 'IN', to_lat: 19.07, to_lng: 72.88 }),
  ).toMatchObject({
    code: 'INVALID_REQUEST',
    message: 'Choose two different places',
    fields: ['to_city'],
  })
  expect(await refusal({ to_lat: 40, to_lng: -3 })).toMatchObject({
    message: 'Please choose a city from the list',
    fields: ['to_city'],
  })
  expect(await refusal({ to_countrycode: 'Atlantis' })).toMatchObject({ fields: ['to_city'] })
  expect(await refusal({ weight: '' })).toMatchObject({
    message: 'Please enter some weight',
    fields: ['weight'],
  })
  expect(await refusal({ weight: -5 })).toMatchObject({ fields: ['weight'] })
  expect(await refusal({ container_size: '' })).toMatchObject({ fields: ['container_size'] })
  expect(await refusal({ insurance: true })).toMatchObject({ fields: ['invoice_amount'] })
})

test('today in any time zone can be the loading date, and the offer is valid until that day is over there', async () => {
  const { freights } = (await search({ shipping_date: dayFromNow(app, -0.5) })).body
  const [offer] = freights
  expect(Date.parse(offer?.valid_until ?? '')).toBeGreaterThan(app.clock.now().getTime())
  const before = await refusal({ shipping_date: dayFromNow(app, -1.5) })
  expect(before).toMatchObject({ message: 'The loading date is in the past' })
})

test('without a route, the answer says which place is the reason', async () => {
  const iquitos = { to_city: 'Iquitos', to_countrycode: 'PE', to_lat: -3.75, to_lng: -73.25 }
  expect(await refusal(iquitos)).toMatchObject({
    code: 'NO_ROUTE',
    message: expect.stringContaining('No road connects Iquitos'),
  })
  const island = { to_city: 'Longyearbyen', to_countrycode: 'SJ', to_lat: 78.22, to_lng: 15.64 }
  expect(await refusal(island)).toMatchObject({
    code: 'NO_ROUTE',
    message: expect.stringContaining('Longyearbyen is on an island without a port'),
  })
  expect(
    await refusal({
      ...noContainer,
      freight_type: 'Land',
      to_city: 'Colombo',
      to_countrycode: 'LK',
      to_lat: 6.93,
      to_lng: 79.85,
    }),
  ).toMatchObject({
    code: 'NO_ROUTE',
    message: expect.stringContaining('no land route'),
  })
})

test('too much for the chosen containers is refused with the number that is needed, and that number is accepted', async () => {
  expect(await refusal({ weight: 60_000 })).toMatchObject({
    code: 'OVER_CAPACITY',
    message: '60,000 kg is more than 1 × ST40 can carry (26,710 kg and 67.6 m³). You need 3.',
    fields: ['weight'],
  })
  expect(await refusal({ volume: 100 })).toMatchObject({ code: 'OVER_CAPACITY', fields: ['volume'] })
  expect((await search({ weight: 60_000, quantity: 3 })).status).toBe(200)
})

test('a container is refused for a mode that carries none, or not this type', async () => {
  expect(await refusal({ freight_type: 'Air', transportation_by: undefined })).toMatchObject({
    code: 'CONTAINER_NOT_CARRIED',
    message: 'You cannot choose a container for air freight.',
  })
  expect(await refusal({ transportation_by: 'LCL' })).toMatchObject({
    code: 'CONTAINER_NOT_CARRIED',
    fields: ['container_size'],
  })
  const rail = { ...munich, ...zurich, freight_type: 'Land', transportation_by: 'RAIL_FCL' } as const
  expect(await refusal({ ...rail, container_size: 'RF40' })).toMatchObject({
    code: 'CONTAINER_NOT_CARRIED',
    message: 'Trains do not carry this container. Choose another, or go by sea.',
  })
  expect(await refusal({ container_size: 'ST99' as 'ST20' })).toMatchObject({
    code: 'INVALID_REQUEST',
    message: 'Select a type',
    fields: ['container_size'],
  })
})

const illinois = { from_countrycode: 'US', from_lat: 39.8017, from_lng: -89.6437 }
test.each(['Springfield', 'Springfield, US', 'Springfield, Illinois', 'Springfield, Illinois, US'])(
  'of several cities of one name, the offers name the region: “%s”',
  async (from_city) => {
    const { body } = await search({ ...illinois, from_city })
    const [offer] = body.freights
    expect(offer).toMatchObject({ from_city: 'Springfield, Illinois, US', to_city: 'Hamburg, DE' })
    expect(offer?.legs[0]?.from.name).toBe('Springfield, Illinois')
  },
)

test('a city with the region of another of its name is refused at its field', async () => {
  expect(await refusal({ ...illinois, from_city: 'Springfield, Missouri' })).toMatchObject({
    message: 'Please choose a city from the list',
    fields: ['from_city'],
  })
})

test('a container that is sent from a port that is a place of its own leaves from that port', async () => {
  const { body } = await search({ from_city: 'Nhava Sheva', from_lat: 18.95, from_lng: 72.95 })
  expect(body.freights[0]).toMatchObject({ from_city: 'Nhava Sheva, IN' })
  for (const { route_info } of body.freights) {
    expect(route_info.portFrom.code).toBe('INNSA')
    expect(route_info.truckFrom.distance).toBeLessThan(10)
  }
})

test('the search of a popular lane finds the offer that is shown', async () => {
  const { body } = await app.call(logistics.popular, {}, { token: ada.token })
  for (const { search: shown, name, days, cost, from_city } of body.lanes) {
    const { from, to, ...cargo } = shown
    const found = await search({
      ...{ from_city: from.name, from_countrycode: from.countryCode, from_lat: from.lat, from_lng: from.lng },
      ...{ to_city: to.name, to_countrycode: to.countryName, to_lat: to.lat, to_lng: to.lng },
      ...cargo,
    })
    expect(found.body.freights[0]).toMatchObject({ name, days, cost, from_city })
  }
})

test('popular lanes show their best offer of the day, and nothing is stored', async () => {
  const kept = async () => (await app.db.selectFrom('freight_quotes').select('shipment_id').execute()).length
  const before = await kept()
  const { body } = await app.call(logistics.popular, {}, { token: ada.token })
  expect(body.lanes).toHaveLength(6)
  expect(body.lanes.map(({ to_city }) => to_city)).toContain('Hamburg, DE')
  expect(body.lanes.every(({ carriers }) => carriers === 4)).toBe(true)
  expect(body.lanes.every(({ cost, days }) => cost > 500 && days > 5)).toBe(true)
  expect(await kept()).toBe(before)
})

type Changes = Parameters<typeof mumbaiToHamburg>[1]
const search = (changes: Changes = {}) =>
  app.call(logistics.getQuotes, { body: mumbaiToHamburg(app, changes) }, { token: ada.token })
const refusal = async (changes: Changes) => {
  const { error, message } = failure(await search(changes))
  return { code: error.code, message, fields: Object.keys(error.fields ?? {}) }
}
const cents = (amount: number | null) => Math.round((amount ?? 0) * 100)
const total = (amounts: (number | null)[]) => amounts.map(cents).reduce((sum, amount) => sum + amount, 0)

const zurich = { to_city: 'Zürich', to_countrycode: 'CH', to_lat: 47.37, to_lng: 8.55 }
const munich = { from_city: 'Munich', from_countrycode: 'DE', from_lat: 48.14, from_lng: 11.58 }
const noContainer = { container_size: '', transportation_by: undefined } as const
