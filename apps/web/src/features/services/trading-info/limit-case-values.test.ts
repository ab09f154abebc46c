import type { WireBuyer } from '@tradelane/contract/trading-info/calls'
import { expect, test } from 'vitest'
import { problemsOf, proposedFrom } from './limit-case-values.ts'

const record = {
  currency: 'EUR',
  limit_amount: '250000',
  trading_history: '3 years',
  underlying_goods: 'Ball bearings',
  incoterms: 'cif Hamburg',
  payment_terms: '60 days after delivery',
} as WireBuyer['record']

test('the credit limit is proposed from what the buyer wrote, and can be requested as it is', () => {
  const proposed = proposedFrom(record)
  expect(proposed).toEqual({
    currency: 'EUR',
    limit_request: '250000',
    trading_history: '3',
    description_goods: 'Ball bearings',
    inco_terms: 'CIF',
    payment_days: '60',
  })
  expect(problemsOf(proposed)).toEqual({})
})

test('the number of days counts more than the words', () => {
  const said = { ...record, payment_terms: '2/10, net 60', payment_days: '60' }
  expect(proposedFrom(said).payment_days).toBe('60')
})

test('what cannot be read is left empty and asked for', () => {
  const proposed = proposedFrom({
    ...record,
    trading_history: 'since long',
    incoterms: 'as usual',
    payment_terms: 'on delivery',
  })
  expect(problemsOf(proposed)).toEqual({
    trading_history: 'Years of trading is required',
    inco_terms: 'Select an Incoterm',
    payment_days: 'Enter the days, from 0 to 365',
  })
})

test('a limit of nothing is refused', () => {
  expect(problemsOf({ ...proposedFrom(record), limit_request: '0' })).toEqual({
    limit_request: 'Enter a valid Limit request amount',
  })
})
