import { bookingStates, bookingStateTable } from '@tradelane/contract/shipments/states'
import { expect, test } from 'vitest'
import { movesTowards } from './carrier-progress.ts'

test('final states are final', () => {
  for (const state of ['closed', 'denied', 'cancelled'] as const) {
    expect(bookingStateTable[state].moves).toEqual([])
    expect(movesTowards(state, 'delivered')).toEqual([])
  }
  expect(movesTowards('requested', 'in_transit')).toEqual([])
})

test('updates move the state forward, step by step, and never back', () => {
  expect(movesTowards('confirmed', 'in_transit')).toEqual(['in_transit'])
  expect(movesTowards('confirmed', 'delivered')).toEqual(['in_transit', 'arrived', 'delivered'])
  expect(movesTowards('arrived', 'arrived')).toEqual([])
  expect(movesTowards('delivered', 'in_transit')).toEqual([])
})

test('every path that updates can take consists of legal moves', () => {
  for (const from of bookingStates) {
    for (const reached of ['confirmed', 'in_transit', 'arrived', 'delivered'] as const) {
      let current = from
      for (const next of movesTowards(from, reached)) {
        expect(bookingStateTable[current].moves).toContain(next)
        current = next
      }
    }
  }
})
