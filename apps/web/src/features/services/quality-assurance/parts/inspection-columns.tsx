import type { WireInspection } from '@tradelane/contract/quality-assurance/inspection'
import type { WireOfficeInspection } from '@tradelane/contract/quality-assurance/office-calls'
import { type InspectionState, inspectionStateTable } from '@tradelane/contract/quality-assurance/states'
import { formatDay, formatInstant } from '../../../../lib/format/format-date.ts'
import type { Column } from '../../../../ui/lists/data-table.tsx'
import { Amount } from '../../../../ui/records/amount.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import { chosenServices } from './inspection-facts.ts'

export const inspectionColumns: Column<WireInspection>[] = [
  {
    key: 'number',
    title: 'Inspection',
    cell: (row) => (
      <>
        <span className="num whitespace-nowrap">{row.quality_assurance_number}</span>
        <span className="block text-xs font-normal text-ink-2">{chosenServices(row)}</span>
      </>
    ),
  },
  {
    key: 'supplier',
    title: 'Supplier',
    className: 'wrap-anywhere',
    cell: ({ company_name }) => company_name ?? 'Not selected',
  },
  {
    key: 'day',
    title: 'Scheduled',
    className: 'num whitespace-nowrap text-ink-2',
    cell: ({ scheduled_for }) => (scheduled_for ? formatDay(scheduled_for) : '–'),
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ status }) => <StatusBadge states={inspectionStateTable} state={status} />,
  },
  {
    key: 'price',
    title: 'Price and fee',
    isRight: true,
    cell: ({ quote }) => (quote ? <Amount value={quote.total} currency="USD" /> : '–'),
  },
]

/** The office has to answer by that day. */
const weAnswer: Record<InspectionState, boolean> = {
  draft: false,
  submitted: true,
  quoted: false,
  confirmed: true,
  scheduled: false,
  reported: false,
  accepted: false,
  reinspection: false,
  denied: false,
  cancelled: false,
  aborted: false,
}

export const officeInspectionColumns: Column<WireOfficeInspection>[] = [
  {
    key: 'company',
    title: 'Company',
    className: 'wrap-anywhere',
    cell: ({ customer_name }) => customer_name,
  },
  ...inspectionColumns,
  {
    key: 'due',
    title: 'Answer by',
    className: 'num whitespace-nowrap',
    cell: ({ status, respond_due_at }) =>
      weAnswer[status] && respond_due_at ? formatInstant(respond_due_at) : '–',
  },
]
