import { money } from '@tradelane/money'
import { expect, test } from 'vitest'
import type { Offer } from './offer.ts'
import { rankOffers } from './rank-offers.ts'

/** Only these four count for the order. */
const offer = (cardId: string, cents: number, days: number, co2Kg: number) =>
  ({ cardId, cost: money(BigInt(cents), 'USD'), days, co2Kg }) as Offer
const ranked = (...offers: Offer[]) => rankOffers(offers).map(({ cardId }) => cardId)

test('price, days and CO2 count alike, each against the lowest of the list', () => {
  // 1 + 4 + 1 = 6; 2 + 2 + 1.5 = 5.5; 4 + 1 + 2 = 7.
  expect(ranked(offer('a', 100, 40, 10), offer('b', 200, 20, 15), offer('c', 400, 10, 20))).toEqual([
    'b',
    'a',
    'c',
  ])
})

test('a fast offer goes before a slow one of the same price and CO2', () => {
  expect(ranked(offer('slow', 100, 20, 10), offer('fast', 100, 10, 10))).toEqual(['fast', 'slow'])
})

test('a clean offer goes before a dirty one of the same price and days', () => {
  expect(ranked(offer('dirty', 100, 10, 20), offer('clean', 100, 10, 10))).toEqual(['clean', 'dirty'])
})

test('of two that are equally good, the cheaper goes first', () => {
  // 2 + 1 and 1 + 2.
  expect(ranked(offer('dear', 200, 10, 10), offer('cheap', 100, 20, 10))).toEqual(['cheap', 'dear'])
})

test('of two that are equally good and equally dear, the faster goes first', () => {
  // Each 1 + 1.5 of days and CO2 together: 1 and 2 against 2 and 1.
  expect(ranked(offer('a slow one', 100, 20, 10), offer('fast', 100, 10, 20))).toEqual(['fast', 'a slow one'])
})

test('of two that are equal in all three, the order of their rate cards decides', () => {
  const [a, b] = [offer('a', 100, 10, 10), offer('b', 100, 10, 10)]
  expect(ranked(a, b)).toEqual(['a', 'b'])
  expect(ranked(b, a)).toEqual(['a', 'b'])
})
