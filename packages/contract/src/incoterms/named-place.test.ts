import { expect, test } from 'vitest'
import { namedPlaceDoubt } from './named-place.ts'

const way = { from: { name: 'Shanghai' }, to: { name: 'Hamburg, Germany' } }

test('a term that ends at the departure and names the destination is questioned, and the other way round', () => {
  expect(namedPlaceDoubt({ ...way, incoterm: 'FOB', named_place: ' hamburg ' })).toBe(
    'Is this the right place? Behind FOB is the port of departure, and hamburg is where the goods go.',
  )
  expect(namedPlaceDoubt({ ...way, incoterm: 'EXW', named_place: 'Hamburg, DE' })).toBe(
    'Is this the right place? Behind EXW is the place of delivery, and Hamburg, DE is where the goods go.',
  )
  expect(namedPlaceDoubt({ ...way, incoterm: 'CIF', named_place: 'Shanghai' })).toBe(
    'Is this the right place? Behind CIF is the port of arrival, and Shanghai is where the goods come from.',
  )
})

test('the right end, a place between, one town, and what is not known are not', () => {
  expect(namedPlaceDoubt({ ...way, incoterm: 'FOB', named_place: 'Shanghai' })).toBeUndefined()
  expect(namedPlaceDoubt({ ...way, incoterm: 'DAP', named_place: 'Hamburg' })).toBeUndefined()
  expect(namedPlaceDoubt({ ...way, incoterm: 'FOB', named_place: 'Ningbo' })).toBeUndefined()
  expect(namedPlaceDoubt({ ...way, from: way.to, incoterm: 'FOB', named_place: 'Hamburg' })).toBeUndefined()
  for (const missing of [{ incoterm: null }, { named_place: null }, { to: null }])
    expect(namedPlaceDoubt({ ...way, incoterm: 'FOB', named_place: 'Hamburg', ...missing })).toBeUndefined()
})
