import type { WireBuyerRow } from '@tradelane/contract/trading-info/calls'
import { Handshake } from 'lucide-react'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { defineListPage } from '../../../ui/lists/define-list-page.tsx'
import { buyersQuery } from './trading-info-queries.ts'

const columns: Column<WireBuyerRow>[] = [
  {
    key: 'buyer',
    title: 'Buyer',
    className: 'wrap-anywhere',
    cell: ({ buyer_name, buyer_reg_no }) => (
      <>
        {buyer_name}
        <div className="text-xs text-ink-2">{buyer_reg_no}</div>
      </>
    ),
    isMain: true,
  },
  {
    key: 'supplier',
    title: 'Supplier',
    className: 'wrap-anywhere',
    cell: ({ supplier_name }) => supplier_name,
  },
  {
    key: 'customer',
    title: 'Customer',
    className: 'wrap-anywhere',
    cell: ({ company_name }) => company_name ?? 'Not known',
  },
  {
    key: 'limit',
    title: 'Limit',
    isRight: true,
    cell: ({ limit_amount, currency }) => formatAmount(limit_amount, currency),
  },
  { key: 'status', title: 'Status', cell: ({ state }) => <TradingBadge state={state} /> },
  {
    key: 'received',
    title: 'Received',
    className: 'num whitespace-nowrap text-ink-2',
    cell: ({ created_at }) => formatDay(created_at),
  },
]

export function TradingBadge({ state }: Pick<WireBuyerRow, 'state'>) {
  return state === 'converted' ? <Badge tone="done">Partner</Badge> : <Badge tone="wait">New</Badge>
}

/** /admin/buyer: what buyers say of their trade. */
export const BuyersPage = defineListPage({
  title: 'Buyers',
  lead: 'Trading information that buyers have sent, newest first.',
  search: 'Search by buyer, supplier or number',
  query: buyersQuery,
  rowsOf: ({ buyers }) => buyers,
  columns,
  linkOf: ({ trading_id }) => `/admin/buyer/${trading_id}`,
  empty: {
    icon: Handshake,
    title: 'Buyer not found!',
    text: 'Trading information that buyers send will appear here.',
  },
  narrowed: { title: 'Buyer not found!', text: 'Try fewer words.' },
})
