import type { WireInput } from '@tradelane/contract'
import { logistics } from '@tradelane/contract/logistics/calls'
import type { TestApp } from './test-app.ts'

type Search = WireInput<typeof logistics.getQuotes>['body']

const dayMs = 86_400_000

/** A day so many days from the test's today. */
export const dayFromNow = (app: TestApp, days: number): string =>
  new Date(app.deps.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10)

export const mumbai = {
  from_city: 'Mumbai',
  from_countrycode: 'IN',
  from_lat: '19.07283',
  from_lng: '72.88261',
}
export const hamburg = { to_city: 'Hamburg, DE', to_countrycode: 'Germany', to_lat: 53.55, to_lng: 10 }

/** A forty-foot container with 18 tonnes from Mumbai to Hamburg, in ten days. */
export function mumbaiToHamburg(app: TestApp, changes: Partial<Search> = {}): Search {
  return {
    ...mumbai,
    ...hamburg,
    shipping_date: dayFromNow(app, 10),
    freight_type: 'Sea',
    transportation_by: 'FCL',
    container_size: 'ST40',
    weight: 18_000,
    height: 0,
    length: 0,
    width: 0,
    ...changes,
  }
}

export async function givenFreights(app: TestApp, token: string, changes: Partial<Search> = {}) {
  const { body } = await app.call(logistics.getQuotes, { body: mumbaiToHamburg(app, changes) }, { token })
  return body.freights
}

/** Paint in a refrigerated container: every question of the search has a good answer. */
const knownSpecialCargo = Object.fromEntries(
  Object.entries({
    container_size: 'RF40',
    un_number: '1263',
    shipping_name: 'Paint',
    packing_group: 'II',
    unit: 'L',
    packaging: 'drums',
    flash_point: 18,
    marine_pollutant: false,
    temperature_c: 5,
    humidity_percent: 60,
    ventilation_m3h: 25,
    genset: true,
    over_length_cm: 0,
    over_width_cm: 0,
    over_height_cm: 0,
  }).flatMap(([name, value]) => [
    [`/logistics/get_quotes ${name}`, value],
    [`/logistics/request ${name}`, value],
  ]),
)

/** What the walks through all calls need to know: a search that finds something, an offer, and a booking of another one. */
export async function givenKnownFreight(app: TestApp, token: string): Promise<Record<string, unknown>> {
  const [offer, booked] = await givenFreights(app, token)
  if (!offer || !booked) throw new Error('nobody sails')
  const { body } = await app.call(logistics.add, { body: { freights: [booked] } }, { token })
  return {
    ...mumbaiToHamburg(app),
    ...knownSpecialCargo,
    customs_clearance: true,
    insurance: false,
    freights: [offer],
    shipment_id: offer.shipment_id,
    shipment_ids: [offer.shipment_id],
    logistics_id: body.logistics_id,
    card_id: 'fcl-meridian-crest',
    is_offered: true,
  }
}
