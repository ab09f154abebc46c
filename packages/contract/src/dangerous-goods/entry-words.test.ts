import { expect, test } from 'vitest'
import { isMarinePollutant, packagesText } from './entry-words.ts'
import type { DangerousEntry } from './forms.ts'

const entry: DangerousEntry = {
  un_number: '1263',
  shipping_name: 'Paint',
  net_quantity: 1,
  unit: 'L',
  packages: 1,
  packaging: 'drums',
  marine_pollutant: false,
}

test.each([
  [1, 'drums', '1 drum'],
  [100_000, 'drums', '100,000 drums'],
  [5, 'ibc', '5 IBCs'],
  [1, 'ibc', '1 IBC'],
  [1, 'boxes', '1 box'],
  [2, 'unpacked', '2 unpacked articles'],
  [1, 'tank', 'tank container'],
] as const)('%d of %s are "%s"', (packages, packaging, text) => {
  expect(packagesText({ ...entry, packages, packaging })).toBe(text)
})

test('goods pollute the sea by the list, ticked or not, or because their shipper says so', () => {
  expect(isMarinePollutant({ ...entry, un_number: '3082' })).toBe(true)
  expect(isMarinePollutant({ ...entry, un_number: '1145' })).toBe(true)
  expect(isMarinePollutant(entry)).toBe(false)
  expect(isMarinePollutant({ ...entry, marine_pollutant: true })).toBe(true)
})
