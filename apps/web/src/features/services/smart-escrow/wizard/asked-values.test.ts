import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { describe, expect, it } from 'vitest'
import { askedValues } from './asked-values.ts'

const request = {
  name: 'Valves',
  currency: 'USD',
  total: 9000,
  incoterm: 'FCA',
  named_place: 'Nhava Sheva',
  from: { name: 'Pune', countryCode: 'IN', lat: 18.5, lng: 73.9 },
  to: null,
  goods: [{ description: 'Ball valves', quantity: 1000, unit: 'pcs' }],
  shipping_date: '2027-02-10',
} as unknown as WireQuoteRequest

describe('an escrow that a request asked for', () => {
  it('begins with the terms of the trade in the full form', () => {
    expect(askedValues(request, { currency: 'USD', isFull: true })).toEqual({
      reference: 'Valves',
      transation_amount: '9000',
      transport_from: 'Pune, IN',
      incoterms: 'FCA',
      latest_shipment: '2027-02-10',
      description_of_delivery: '1000 pcs Ball valves. FCA Nhava Sheva',
    })
  })

  it('begins with the amount alone in the simple form, and only in the currency of the account', () => {
    expect(askedValues(request, { currency: 'USD', isFull: false })).toEqual({
      reference: 'Valves',
      amount_sent: '9000',
    })
    expect(askedValues(request, { currency: 'EUR', isFull: false })).toEqual({ reference: 'Valves' })
  })
})
