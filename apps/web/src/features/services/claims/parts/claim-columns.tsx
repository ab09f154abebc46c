import { lossTypes, type WireClaim } from '@tradelane/contract/claims/calls'
import type { WireOfficeClaim } from '@tradelane/contract/claims/office-calls'
import { claimStateTable } from '@tradelane/contract/claims/states'
import { formatDay } from '../../../../lib/format/format-date.ts'
import type { Column } from '../../../../ui/lists/data-table.tsx'
import { Amount } from '../../../../ui/records/amount.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'

export const claimColumns: Column<WireClaim>[] = [
  { key: 'number', title: 'Claim', className: 'num', cell: ({ claim_number }) => claim_number },
  { key: 'certificate', title: 'Certificate', className: 'num', cell: (claim) => claim.certificate_number },
  { key: 'loss', title: 'Loss', cell: ({ loss_type }) => (loss_type ? lossTypes[loss_type] : '–') },
  {
    key: 'since',
    title: 'Noticed',
    className: 'num whitespace-nowrap text-ink-2',
    cell: ({ first_notice_date }) => (first_notice_date ? formatDay(first_notice_date) : '–'),
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ state }) => <StatusBadge states={claimStateTable} state={state} />,
  },
  {
    key: 'amount',
    title: 'Amount',
    isRight: true,
    cell: ({ paid_amount, amount }) => {
      const shown = paid_amount ?? amount
      return shown === null ? '–' : <Amount value={shown} currency="USD" />
    },
  },
]

export const officeClaimColumns: Column<WireOfficeClaim>[] = [
  { key: 'company', title: 'Company', className: 'wrap-anywhere', cell: ({ company_name }) => company_name },
  ...claimColumns,
]
