import type { PricedClause } from '@tradelane/contract/insurance/policy'
import { expect, test } from 'vitest'
import { shownPrice } from './war-to-quote.ts'

const listed = [{ code: 'listed_area', text: 'Black Sea' }] as const
const line = (code: PricedClause['lines'][number]['code'], amount: number) => ({ code, label: code, amount })
const priced: PricedClause = {
  clause: 'ICC A',
  lines: [line('goods', 109.35), line('war', 11.55), line('strikes', 11.5)],
  premium: 132.4,
  fee: 10,
  total: 142.4,
}

test('in a listed area the price is without war, which is to be quoted', () => {
  expect(shownPrice(priced, listed)).toMatchObject({
    lines: [{ code: 'goods' }, { code: 'strikes' }],
    premium: 120.85,
    total: 130.85,
    isWarToQuote: true,
  })
})

test('elsewhere, and without war, it stays', () => {
  expect(shownPrice(priced, [])).toBe(priced)
  const goods = { ...priced, lines: [line('goods', 109.35)] }
  expect(shownPrice(goods, listed)).toBe(goods)
})

test('a minimum stays the minimum', () => {
  const least = {
    ...priced,
    lines: [line('goods', 20), line('war', 2), line('minimum', 28)],
    premium: 50,
    total: 60,
  }
  const shown = shownPrice(least, listed)
  expect(shown).toMatchObject({ premium: 50, total: 60 })
  expect(shown.lines.map(({ amount }) => amount)).toEqual([20, 30])
})
