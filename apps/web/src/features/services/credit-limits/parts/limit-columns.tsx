import type { WireCreditLimit } from '@tradelane/contract/credit-limits/calls'
import type { WireOfficeLimit } from '@tradelane/contract/credit-limits/office-calls'
import { creditLimitStateTable } from '@tradelane/contract/credit-limits/states'
import { formatDay } from '../../../../lib/format/format-date.ts'
import type { Column } from '../../../../ui/lists/data-table.tsx'
import { Amount } from '../../../../ui/records/amount.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'

export const limitColumns: Column<WireCreditLimit>[] = [
  { key: 'number', title: 'Limit', className: 'num', cell: ({ limit_number }) => limit_number },
  { key: 'buyer', title: 'Buyer', className: 'wrap-anywhere', cell: ({ buyer_name }) => buyer_name },
  {
    key: 'requested_at',
    title: 'Requested',
    className: 'num whitespace-nowrap text-ink-2',
    cell: ({ requested_at }) => formatDay(requested_at),
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ state }) => <StatusBadge states={creditLimitStateTable} state={state} />,
  },
  {
    key: 'amount',
    title: 'Amount',
    isRight: true,
    cell: ({ limit_approved, limit_request, currency }) => (
      <Amount value={limit_approved ?? limit_request} currency={currency} />
    ),
  },
]

export const officeLimitColumns: Column<WireOfficeLimit>[] = [
  { key: 'company', title: 'Company', className: 'wrap-anywhere', cell: ({ company_name }) => company_name },
  ...limitColumns,
]
