import { freightRequest } from '@tradelane/contract/logistics/calls'
import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { freightRequestOf } from './freight-request-of.ts'
import type { KeptFreight } from './quotes-queries.ts'

const offer = {
  shipment_id: '0190a1b2-0000-7000-8000-000000000001',
  name: 'Meridian Crest Line',
  from_city: 'Mumbai, IN',
  to_city: 'Hamburg, DE',
  days: 34,
  cost: 2788.8,
  container_size: 'ST20',
  shipping_date: '2026-12-01',
} as unknown as FreightWire
const search = {
  from_city: 'Mumbai',
  from_countrycode: 'IN',
  from_lat: 19.0728,
  from_lng: 72.8826,
  to_city: 'Hamburg',
  to_countrycode: 'DE',
  to_lat: 53.5507,
  to_lng: 9.993,
  shipping_date: '2026-12-01',
  freight_type: 'Sea',
  weight: 18_000,
} as KeptFreight['search']
const party = { company_name: 'Deccan Mills', address: 'Pune', contact_name: '', email: '', phone: '' }
const details = {
  ...{ shipper: party, consignee: party, notify_party: party },
  incoterm: 'FOB' as const,
  goods_description: 'Cotton yarn',
  ...{ named_place: 'Mumbai', packages: '', marks: '' },
  customer_reference: '',
  hs_codes: ['520511'],
}

test('the request of a freight has the whole body of the specification, and the server understands it', () => {
  const body = freightRequestOf(offer, { search }, details)
  expect(body).toEqual({
    cid: 123,
    height: '2.5',
    length: '12',
    weight: '2000',
    width: '2.5',
    from_city: 'Mumbai, IN',
    from_countrycode: 'IN',
    from_lat: 19.0728,
    from_lng: 72.8826,
    to_city: 'Hamburg, DE',
    to_countrycode: 'DE',
    to_lat: 53.5507,
    to_lng: 9.993,
    shipping_date: '2026-12-01',
    freight_type: 'Sea',
    container_size: 'ST20',
    freights: [offer],
    details,
  })
  expect(z.safeParse(freightRequest, body).success).toBe(true)
})
