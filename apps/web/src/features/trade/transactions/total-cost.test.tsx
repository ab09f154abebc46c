import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { WireBudgetFigures } from '@tradelane/contract/transactions/budget'
import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ProfitFigures } from './budget/profit-figures.tsx'
import { TotalCost } from './total-cost.tsx'

type Lacking = WireBudgetFigures['lacks_import_charges']

const textOf = (element: React.ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{element}</MemoryRouter>
    </QueryClientProvider>,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll(' :', ':')

function shownTotal(lacks_import_charges: Lacking): string {
  const total = { currency: 'USD', total: 0, paid: 0, committed: 0, quoted: 0 }
  const trade = { total, cost_lines: [], transaction_number: 'T-1', budget: { lacks_import_charges } }
  return textOf(<TotalCost trade={trade as unknown as WireTransactionSummary} />)
}

function shownProfit(lacksImport: Lacking): string {
  const profit = { sales_value: 100, amount: 50, units: null, per_unit: null, is_whole: false }
  const rest = { planned: null, currency: 'USD', hasUnknownRate: false } as const
  return textOf(<ProfitFigures profit={profit} lacksImport={lacksImport} {...rest} />)
}

// As a process of before answers during an update.
const [yes, no] = [true, false] as unknown as [Lacking, Lacking]

test.each([
  ['duty_and_tax', 'Import duty and tax: not in this total. Estimate them', 'Import duty and tax are not in'],
  ['tax', 'Import tax: not in this total. Landed cost', 'Import tax may be due'],
  [yes, 'Import duty and tax: not in this total. Estimate them', 'Import duty and tax are not in'],
] as const)('the total and the profit say what of an import is not in them: %s', (lacking, total, profit) => {
  expect(shownTotal(lacking)).toContain(total)
  expect(shownProfit(lacking)).toContain(profit)
})

test.each([null, no])('nothing is said where nothing is lacking: %s', (lacking) => {
  expect(shownTotal(lacking)).not.toContain('mport')
  expect(shownProfit(lacking)).not.toContain('mport')
})
