import { QueryClient } from '@tanstack/react-query'
import type { WireOfficeTask } from '@tradelane/contract/tasks/calls'
import { expect, it } from 'vitest'
import { OfficeTaskButtons } from '../src/features/inbox/tasks/office/task-buttons.tsx'
import { invoiceSummaryQuery, invoicesQuery } from '../src/features/money/invoices/invoice-queries.ts'
import { InvoicesPage } from '../src/features/money/invoices/invoices-page.tsx'
import { MonthSummary } from '../src/features/money/invoices/month-summary.tsx'
import { HistoryServices } from '../src/features/office/customers/history/history-services.tsx'
import { policyColumns } from '../src/features/services/insurance/parts/policy-columns.tsx'
import { shipmentColumns } from '../src/features/services/shipments/customer/shipment-columns.tsx'
import { bookingColumns } from '../src/features/services/shipments/office/booking-columns.tsx'
import { clientOfStaff } from './client-of-staff.ts'
import { openPage, textOf } from './open-page.tsx'

it('where goods go has one title in every list', () => {
  for (const columns of [policyColumns, shipmentColumns, bookingColumns])
    expect(columns.map(({ title }) => title)).toContain('From and to')
})

it('a transaction without services says what will appear', async () => {
  const text = textOf(await openPage('/', <HistoryServices number="TRX-2026-000001" services={[]} />))
  expect(text).toContain('services that the customer orders in this transaction will appear here')
})

it.each([
  [undefined, 'November 2026', 'All months | November 2026 | October 2026'],
  ['2020-01', 'January 2020', 'All months | January 2020 | November 2026 | October 2026'],
])('the summary of invoices names its month, which can be chosen: %s', async (month, shown, choices) => {
  const client = new QueryClient()
  client.setQueryData(invoiceSummaryQuery(month).queryKey, {
    ...{ status: 'success' as const, months: ['2026-11', '2026-10'], month: month ?? '2026-11', totals: [] },
  })
  const summary = <MonthSummary month={month} onMonth={() => undefined} />
  const text = textOf(await openPage('/', summary, client))
  expect(text).toContain(`Monthly summary: ${shown}`)
  expect(text).toContain(choices)
  expect(text).toContain('No invoices in this month.')
})

it('a month without invoices does not say that there is none yet', async () => {
  const client = new QueryClient()
  client.setQueryData(invoicesQuery('2020-01', 1).queryKey, {
    ...{
      status: 'success' as const,
      invoices: [],
      pagination: { current_page: 1, total_pages: 0, total: 0 },
    },
  })
  const address = '/dashboard/wallet/invoices?month=2020-01'
  const text = textOf(await openPage(address, <InvoicesPage />, client))
  expect(text).toContain('No invoices in this month | Choose another month above.')
  expect(text).not.toContain('No invoice yet')
})

it('the number of a service stays on one line of the history', async () => {
  const services = [{ ...nothingPaid, title: 'Payment PY-2026-463609', status: 'Executed' }]
  const html = await openPage('/', <HistoryServices number="TRX-2026-000001" services={services} />)
  expect(html).toContain('<span class="whitespace-nowrap">PY-2026-463609</span>')
})

const nothingPaid = {
  ...{ from: null, to: null, amount: null, fee: null, interest: null, value: null, currency: null },
  ...{ terms: null, link: null },
}

it('the buttons of a task stay on one line beside a long title', async () => {
  const html = await openPage('/', <OfficeTaskButtons task={task} />, clientOfStaff('trade'))
  expect(html).toMatch(/^<span class="[^"]*\bwhitespace-nowrap\b/)
})

const task = {
  ...{ task_id: '1', title: 'Ask the buyer to pay', closed_at: null, is_mine: false, may_complete: false },
  administrator_name: null,
} as WireOfficeTask
