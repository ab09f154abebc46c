import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { expect, test } from 'vitest'
import { type QuotesFilter, quotesShown } from './quotes-filter.ts'

const offer = (name: string, mode: string, cost: number, days: number, co2_kg: number) =>
  ({ name, mode, cost, days, co2_kg, legs: legsOf(mode) }) as unknown as FreightWire
const legsOf = (mode: string) => [
  {
    role: 'main',
    by: mode === 'AIR' ? 'air' : 'sea',
    passages: mode === 'AIR' ? undefined : ['gibraltar', 'suez'],
  },
]

const offers = [
  offer('Tern', 'LCL', 900, 29, 60),
  offer('Crest', 'LCL', 950, 25, 70),
  offer('Petrel', 'AIR', 6_000, 4, 9_000),
]
const namesBy = (filter: Partial<QuotesFilter>) =>
  quotesShown(offers, { sort: 'best', mode: '', carrier: '', via: '', maxDays: undefined, ...filter }).map(
    ({ name }) => name,
  )

test('the order called best is the server’s own; the others go by one figure', () => {
  expect(namesBy({})).toEqual(['Tern', 'Crest', 'Petrel'])
  expect(namesBy({ sort: 'days' })).toEqual(['Petrel', 'Crest', 'Tern'])
  expect(namesBy({ sort: 'price' })).toEqual(['Tern', 'Crest', 'Petrel'])
  expect(namesBy({ sort: 'co2' })).toEqual(['Tern', 'Crest', 'Petrel'])
})

test('filters are combined, and the maximum transit time is included', () => {
  expect(namesBy({ mode: 'LCL', maxDays: 25 })).toEqual(['Crest'])
  expect(namesBy({ carrier: 'Tern' })).toEqual(['Tern'])
  expect(namesBy({ carrier: 'Tern', mode: 'AIR' })).toEqual([])
  expect(namesBy({ via: 'Suez Canal', maxDays: 25 })).toEqual(['Crest'])
})
