import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { expect, test } from 'vitest'
import { hasSeveralKinds, valuesOfAddress, valuesOfRequest, writeValues } from './address-values.ts'
import { type EstimateValues, emptyValues } from './estimate-values.ts'

const values: EstimateValues = {
  ...emptyValues,
  ...{ hs_code: '6302.60', origin: 'IN', destination: 'US', incoterm: 'FOB', currency: 'EUR' },
  ...{ value: '9600', freight: '780', in_container: true, arrives_by: 'sea', other_destination: 'DE' },
}

test('What was typed is in the address, and read from it', () => {
  const address = new URLSearchParams('transaction_id=1&term=CIF&quantity=3')
  writeValues(address, values)
  expect(address.has('transaction_id')).toBe(false)
  expect(address.has('quantity')).toBe(false)
  expect(valuesOfAddress(address)).toEqual(values)
})

test('What a field cannot have is left out', () => {
  const address = new URLSearchParams('incoterm=XXX&currency=ZZZ&in_container=yes&value=')
  expect(valuesOfAddress(address)).toEqual(emptyValues)
  expect(valuesOfAddress(new URLSearchParams('term=CIF')).incoterm).toBe('CIF')
  const amounts = new URLSearchParams('value=100.5&currency=JPY&to_port=abc&freight=80&insurance=5e3')
  expect(valuesOfAddress(amounts)).toEqual({ ...emptyValues, currency: 'JPY', freight: '80' })
})

const request = {
  goods: [{ description: 'Towels', hs_code: '630260', quantity: 1200, unit: 'pcs', unit_price: 8 }],
  ...{ from: { name: 'Mumbai', countryCode: 'IN' }, to: { name: 'New York', countryCode: 'US' } },
  ...{ incoterm: 'FOB', currency: 'USD', cargo: { freight_type: 'Sea' } },
} as unknown as WireQuoteRequest

test('The goods and the route of a trade fill the form', () => {
  expect(valuesOfRequest(request)).toEqual({
    ...{ hs_code: '630260', quantity: '1200', origin: 'IN', destination: 'US', incoterm: 'FOB' },
    ...{ currency: 'USD', value: '9600.00', arrives_by: 'sea' },
  })
  expect(hasSeveralKinds(request)).toBe(false)
  const two = { ...request, goods: [...request.goods, ...request.goods] }
  expect(hasSeveralKinds(two)).toBe(false)
  expect(valuesOfRequest(two)).toMatchObject({ value: '19200.00' })
  expect(valuesOfRequest(two)).not.toHaveProperty('quantity')
})

test.each([['610910'], [null]])(
  'Goods of another kind (%s) beside the first leave code and value empty',
  (hs_code) => {
    const [towels] = request.goods
    const mixed = { ...request, goods: [towels, { ...towels, hs_code }] } as WireQuoteRequest
    expect(hasSeveralKinds(mixed)).toBe(true)
    expect(valuesOfRequest(mixed)).toEqual({
      ...{ origin: 'IN', destination: 'US', incoterm: 'FOB', currency: 'USD', arrives_by: 'sea' },
    })
  },
)

test('Goods of which a line has no price have no value', () => {
  const [towels] = request.goods
  const unpriced = { ...request, goods: [towels, { ...towels, unit_price: null }] } as WireQuoteRequest
  expect(valuesOfRequest(unpriced)).toMatchObject({ hs_code: '630260' })
  expect(valuesOfRequest(unpriced)).not.toHaveProperty('value')
})
