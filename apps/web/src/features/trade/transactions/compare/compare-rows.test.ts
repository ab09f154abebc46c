import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import type { Currency } from '@tradelane/money'
import { expect, test } from 'vitest'
import { compareRows } from './compare-rows.ts'

const trade = (
  currency: Currency,
  kinds: readonly { kind: 'freight' | 'insurance'; total: number }[],
  units: number | null,
) => {
  const total = kinds.reduce((sum, each) => sum + each.total, 0)
  const profit = { sales_value: 1000, amount: 1000 - total, units, per_unit: null, is_whole: true }
  return {
    transaction_id: currency,
    total: { currency, paid: 0, committed: 0, quoted: 0, total },
    budget: { kinds, total: { budget: null }, profit, written: { units } },
  } as unknown as WireTransactionSummary
}

test('trades are compared by kind, each in its own currency and by its own units', () => {
  const dollars = trade('USD', [{ kind: 'freight', total: 1005 }], 8)
  const yen = trade('JPY', [{ kind: 'insurance', total: 100 }], 1.5)
  const rows = compareRows([dollars, yen, trade('KWD', [], null)])
  const shown = rows.map(({ title, cells }) => [
    title,
    ...cells.map((cell) => cell && [cell.amount, cell.perUnit]),
  ])
  expect(shown).toEqual([
    // 125.625 is rounded half up.
    ['Freight', [1005, '125.63'], [0, '0'], [0, null]],
    ['Insurance', [0, '0.00'], [100, '67'], [0, null]],
    ['Total cost', [1005, '125.63'], [100, '67'], [0, null]],
    ['Budget', null, null, null],
    ['Sales value', [1000, '125.00'], [1000, '667'], [1000, null]],
    ['Profit', [-5, '-0.63'], [900, '600'], [1000, null]],
  ])
})

test('a kind that no trade has is left out', () => {
  const [first] = compareRows([trade('USD', [], null), trade('EUR', [], null)])
  expect(first?.key).toBe('total')
})
