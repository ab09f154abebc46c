import { offeredCurrencies } from '@tradelane/contract/lists/offered-currencies'
import { expect, test } from 'vitest'
import { currenciesToday } from './currencies-today.ts'

test('the landing page says how many currencies a company can open today', () => {
  expect(currenciesToday).toContain(` ${offeredCurrencies.length} currencies today`)
})
