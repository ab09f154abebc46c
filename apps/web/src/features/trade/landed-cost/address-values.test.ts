import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { expect, test } from 'vitest'
import { valuesOfAddress, valuesOfRequest, writeValues } from './address-values.ts'
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
  const two = { ...request, goods: [...request.goods, ...request.goods] }
  expect(valuesOfRequest(two)).toMatchObject({ value: '19200.00' })
  expect(valuesOfRequest(two)).not.toHaveProperty('quantity')
})
