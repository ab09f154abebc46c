import { expect, test } from 'vitest'
import { startedSearch } from './started-search.ts'

const place = (text: string) => ({ text, city: null })
const empty = { from_city: place(''), to_city: place(''), weight: '', shipping_date: '' }
const lane = {
  from_city: place('Shanghai, CN'),
  to_city: place('Rotterdam, NL'),
  weight: '18000',
  shipping_date: '2026-12-08',
}

test('a search that was started is named, before another one replaces it', () => {
  expect(startedSearch({ ...empty, from_city: place('Pune, IN') }, lane)).toBe('from Pune, IN')
  expect(startedSearch({ ...lane, to_city: place('Hamburg, DE') }, lane)).toBe(
    'from Shanghai, CN to Hamburg, DE',
  )
  expect(startedSearch({ ...empty, weight: '500' }, lane)).toBe('for 500 kg')
})

test('nothing is asked where nothing was entered, or the same search', () => {
  expect(startedSearch(empty, lane)).toBeUndefined()
  expect(startedSearch(lane, lane)).toBeUndefined()
})
