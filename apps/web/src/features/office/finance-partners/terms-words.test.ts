import type { WirePartnerTerms } from '@tradelane/contract/finance-partners/calls'
import { expect, test } from 'vitest'
import { basisPointsOf, changedLines, typedPercent } from './terms-words.ts'

const dollars = { currency: 'USD', least_fee: 50, buyer_cap: 1_000, total_cap: 9_000 } as const
const first: WirePartnerTerms = {
  finance_partner_id: 1,
  finance_partner_name: 'Meridian Trade Capital',
  version: 1,
  saved_by: 'Tradelane',
  saved_at: '2026-01-01T00:00:00Z',
  annual_rate_basis_points: 1200,
  fee_basis_points: 100,
  most_advance_percent: 90,
  most_annual_cost_basis_points: 10_000,
  finance_terms: [30, 60],
  offer_hours: 48,
  currencies: [dollars, { ...dollars, currency: 'EUR' }],
}

test('only what a version changed is listed, with the currencies that it no longer has', () => {
  const second = { ...first, version: 2, annual_rate_basis_points: 1050, currencies: [dollars] }
  expect(changedLines(first, second)).toEqual(['Annual rate 10.50 %', 'No longer in EUR'])
  expect(changedLines(first, { ...first, version: 2 })).toEqual([])
})

test('a percentage is typed with up to two decimals and stored in basis points', () => {
  for (const points of [0, 1, 29, 100, 1040, 1050, 1999])
    expect(basisPointsOf(typedPercent(points))).toBe(points)
  expect(basisPointsOf('10.4')).toBe(1040)
  expect(basisPointsOf('1.1')).toBe(110)
  expect(basisPointsOf('12')).toBe(1200)
  expect(basisPointsOf('')).toBeNaN()
})
