import { stateLabels } from '@tradelane/contract/lifecycle/state-table'
import type { WireListedDispute } from '@tradelane/contract/smart-escrow/dispute-calls'
import { escrowDisputeStateTable } from '@tradelane/contract/smart-escrow/dispute-states'
import { Scale } from 'lucide-react'
import { formatDay } from '../../../../lib/format/format-date.ts'
import type { Column } from '../../../../ui/lists/data-table.tsx'
import { defineListPage } from '../../../../ui/lists/define-list-page.tsx'
import { Amount } from '../../../../ui/records/amount.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import { sideNames } from '../parts/dispute-acts.ts'
import { disputesQuery } from './dispute-queries.ts'

const columns: Column<WireListedDispute>[] = [
  {
    key: 'customer',
    title: 'Buyer',
    className: 'wrap-anywhere',
    cell: ({ customer_name }) => customer_name,
  },
  {
    key: 'number',
    title: 'Dispute',
    cell: ({ dispute_number, escrow_number }) => (
      <>
        <span className="num whitespace-nowrap">{dispute_number}</span>
        <span className="num block text-xs font-normal whitespace-nowrap text-ink-2">{escrow_number}</span>
      </>
    ),
  },
  { key: 'seller', title: 'Seller', className: 'wrap-anywhere', cell: ({ company_name }) => company_name },
  {
    key: 'opened',
    title: 'Opened',
    className: 'text-ink-2',
    cell: ({ opened_by, opened_at }) => (
      <>
        <span className="num whitespace-nowrap">{formatDay(opened_at)}</span>
        <span className="block text-xs">{sideNames[opened_by]}</span>
      </>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ state }) => <StatusBadge states={escrowDisputeStateTable} state={state} />,
  },
  {
    key: 'amount',
    title: 'In dispute',
    isRight: true,
    cell: ({ amount, currency }) => <Amount value={amount} currency={currency} />,
  },
]

const states = stateLabels(escrowDisputeStateTable)

/** /admin/escrow-disputes: the disputes of all escrows. */
export const DisputesPage = defineListPage({
  title: 'Escrow disputes',
  lead: 'The disputes of all escrows, newest first. Tradelane decides those that buyer and seller cannot settle.',
  search: 'Search by company or number',
  states,
  query: disputesQuery,
  rowsOf: ({ disputes }) => disputes,
  columns,
  linkOf: ({ dispute_id }) => `/admin/escrow-disputes/${dispute_id}`,
  empty: { icon: Scale, text: 'Disputes that buyers and sellers open will appear here.' },
})
