import { fundingStateTable } from '@tradelane/contract/invoice-factoring/states'
import { formatDay } from '../../../../lib/format/format-date.ts'
import type { Column } from '../../../../ui/lists/data-table.tsx'
import { Amount } from '../../../../ui/records/amount.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import type { WireFunding, WireOfficeFunding } from './funding-queries.ts'

export const fundingColumns: Column<WireFunding>[] = [
  { key: 'number', title: 'Funding', className: 'num', cell: ({ funding_number }) => funding_number },
  { key: 'buyer', title: 'Buyer', className: 'wrap-anywhere', cell: ({ company_name }) => company_name },
  {
    key: 'due',
    title: 'Due',
    className: 'num whitespace-nowrap text-ink-2',
    cell: ({ due_date }) => (due_date ? formatDay(due_date) : '–'),
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ status }) => <StatusBadge states={fundingStateTable} state={status} />,
  },
  {
    key: 'amount',
    title: 'Invoice',
    isRight: true,
    cell: ({ invoice_amount, currency }) => <Amount value={invoice_amount} currency={currency} />,
  },
]

export const officeFundingColumns: Column<WireOfficeFunding>[] = [
  {
    key: 'company',
    title: 'Company',
    className: 'wrap-anywhere',
    cell: ({ customer_name }) => customer_name,
  },
  ...fundingColumns,
]
