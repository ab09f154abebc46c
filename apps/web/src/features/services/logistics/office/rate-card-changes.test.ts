import type { WireRateCard } from '@tradelane/contract/logistics/rate-cards'
import { expect, test } from 'vitest'
import { rateCardChanges } from './rate-card-changes.ts'

const card: WireRateCard = {
  card_id: 'air-halcyon',
  version: 1,
  mode: 'AIR',
  currency: 'USD',
  saved_by: 'Tradelane',
  saved_at: '2000-01-01T00:00:00.000Z',
  carrier: 'Halcyon Air Freight',
  base: 90,
  per_thousand: 26,
  minimum: 120,
  handling: 18,
  documents: 45,
  fuel_percent: 20,
  per_day: 8_000,
  handling_days: 2,
  co2_percent: 100,
  validity_days: 3,
  is_offered: true,
}

test('a version lists its changes, each term with both values', () => {
  expect(rateCardChanges(card, { ...card, base: 95.5, fuel_percent: 25, is_offered: false })).toEqual([
    'Base: 90.00 USD → 95.50 USD',
    'Fuel surcharge, %: 20 → 25',
    'No longer offered',
  ])
  expect(rateCardChanges(card, { ...card, version: 2 })).toEqual([])
})
