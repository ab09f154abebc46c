import type { WireListedEscrow, WireOfficeListedEscrow } from '@tradelane/contract/smart-escrow/list-calls'
import { escrowStatesAs } from '@tradelane/contract/smart-escrow/shown-states'
import { formatDay } from '../../../../lib/format/format-date.ts'
import type { Column } from '../../../../ui/lists/data-table.tsx'
import { Amount } from '../../../../ui/records/amount.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'

export const escrowColumns: Column<WireListedEscrow>[] = [
  {
    key: 'number',
    title: 'Escrow',
    cell: ({ escrow_number, reference }) => (
      <>
        <span className="num whitespace-nowrap">{escrow_number}</span>
        {reference && <span className="block text-xs font-normal text-ink-2 wrap-anywhere">{reference}</span>}
      </>
    ),
  },
  {
    key: 'beneficiary',
    title: 'Beneficiary',
    className: 'wrap-anywhere',
    cell: ({ company_name }) => company_name,
  },
  {
    key: 'expiry',
    title: 'Expiry date',
    className: 'num whitespace-nowrap text-ink-2',
    cell: ({ expiry_date }) => formatDay(expiry_date),
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ status, paid_out }) => (
      <StatusBadge states={escrowStatesAs({ isPartlyPaid: paid_out > 0 })} state={status} />
    ),
  },
  {
    key: 'amount',
    title: 'Amount sent',
    isRight: true,
    cell: ({ amount_sent, amount_sent_currency }) => (
      <Amount value={amount_sent} currency={amount_sent_currency} />
    ),
  },
]

export const officeEscrowColumns: Column<WireOfficeListedEscrow>[] = [
  {
    key: 'company',
    title: 'Company',
    className: 'wrap-anywhere',
    cell: ({ customer_name }) => customer_name,
  },
  ...escrowColumns,
]
