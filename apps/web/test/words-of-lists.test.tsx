import { QueryClient } from '@tanstack/react-query'
import type { WireOfficeTask } from '@tradelane/contract/tasks/calls'
import { expect, it } from 'vitest'
import { OfficeTaskButtons } from '../src/features/inbox/tasks/office/task-buttons.tsx'
import { invoiceSummaryQuery } from '../src/features/money/invoices/invoice-queries.ts'
import { MonthSummary } from '../src/features/money/invoices/month-summary.tsx'
import { HistoryServices } from '../src/features/office/customers/history/history-services.tsx'
import { policyColumns } from '../src/features/services/insurance/parts/policy-columns.tsx'
import { shipmentColumns } from '../src/features/services/shipments/customer/shipment-columns.tsx'
import { bookingColumns } from '../src/features/services/shipments/office/booking-columns.tsx'
import { openPage, textOf } from './open-page.tsx'

it('where goods go has one title in every list', () => {
  for (const columns of [policyColumns, shipmentColumns, bookingColumns])
    expect(columns.map(({ title }) => title)).toContain('From and to')
})

it('a transaction without services says what will appear', async () => {
  const text = textOf(await openPage('/', <HistoryServices number="TRX-2026-000001" services={[]} />))
  expect(text).toContain('services that the customer orders in this transaction will appear here')
})

it('while all invoices are listed, the choice says which month is summed', async () => {
  const client = new QueryClient()
  const months = ['2026-11', '2026-10']
  client.setQueryData(invoiceSummaryQuery(undefined).queryKey, {
    ...{ status: 'success' as const, months, month: '2026-11', totals: [] },
  })
  const summary = <MonthSummary month={undefined} onMonth={() => undefined} />
  expect(textOf(await openPage('/', summary, client))).toContain('All invoices, summary of November 2026')
})

it('the buttons of a task stay on one line beside a long title', async () => {
  const html = await openPage('/', <OfficeTaskButtons task={task} />)
  expect(html).toMatch(/^<span class="[^"]*\bwhitespace-nowrap\b/)
})

const task = {
  ...{ task_id: '1', title: 'Ask the buyer to pay', closed_at: null, is_mine: false, may_complete: false },
  administrator_name: null,
} as WireOfficeTask
