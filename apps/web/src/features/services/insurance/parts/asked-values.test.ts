import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askedValues } from './asked-values.ts'

const request = {
  role: 'buyer',
  currency: 'EUR',
  total: 11_000,
  total_in_dollars: 12_345,
  incoterm: 'CIP',
  from: { name: 'Pune', countryCode: 'IN', lat: 18.5, lng: 73.9 },
  to: { name: 'Hamburg', countryCode: 'DE', lat: 53.6, lng: 10 },
  goods: [{ description: 'Ball valves', hs_code: '848180', quantity: 1000, unit: 'pcs' }],
  cargo: { freight_type: 'Land', volume: 12.5 },
  shipping_date: '2027-02-10',
} as unknown as WireQuoteRequest

beforeEach(() => vi.useFakeTimers({ now: new Date('2027-01-15T12:00:00Z') }))
afterEach(() => vi.useRealTimers())

describe('an insurance that a request asked for', () => {
  it('begins with the goods, their value, their way and the day', () => {
    expect(askedValues(request)).toEqual({
      category_of_goods: '',
      description_of_goods: '1000 pcs Ball valves',
      invoice_amount: '12345',
      volume_of_goods: '12.5 m³',
      place_of_origin: 'Pune, IN',
      origin_countrycode: 'IN',
      place_of_destination: 'Hamburg, DE',
      destination_countrycode: 'DE',
      carriage: 'road',
      incoterm: 'CIP',
      insured_party: 'buyer',
      valid_from: '2027-02-10',
      shipped_on: '2027-02-10',
    })
  })

  it('begins today where the day has passed, and without what is not known', () => {
    const bare = {
      ...request,
      shipping_date: '2027-01-10',
      from: null,
      to: null,
      cargo: null,
      incoterm: null,
      role: null,
    }
    expect(askedValues({ ...bare, total_in_dollars: null }).invoice_amount).toBe('')
    expect(askedValues(bare)).toEqual({
      category_of_goods: '',
      description_of_goods: '1000 pcs Ball valves',
      invoice_amount: '12345',
      volume_of_goods: '',
      valid_from: '2027-01-15',
      shipped_on: '2027-01-10',
    })
  })
  it('has the category of the goods where their codes say it', () => {
    const categoryOf = (...codes: (string | null)[]) =>
      askedValues({ ...request, goods: codes.map((hs_code) => ({ ...line, hs_code })) }).category_of_goods
    expect(categoryOf('630260')).toBe('Textiles and clothing')
    expect(categoryOf('630260', '520511')).toBe('Textiles and clothing')
    expect(categoryOf('69120000')).toBe('Glass, ceramics, stone')
    expect(categoryOf('851713')).toBe('Electronics')
    // A battery may be dangerous, and a machine used.
    expect([categoryOf('850760'), categoryOf('841810')]).toEqual(['', ''])
    expect([categoryOf('630260', '691110'), categoryOf('630260', null), categoryOf()]).toEqual(['', '', ''])
  })
})

const line = { description: 'Goods', quantity: 1, unit: 'pcs', unit_price: 1 }
