import type { CustomerRow } from '@tradelane/contract/customers/calls'
import { UsersRound } from 'lucide-react'
import { formatDay } from '../../lib/format/format-date.ts'
import { type CodeName, useCodeName } from '../../lib/queries/code-list.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'

type CustomersTableProps = {
  label: string
  /** undefined while they are loading. */
  rows: readonly CustomerRow[] | undefined
  skeletonRows?: number
  /** Beside 'No records found'. */
  emptyText: string
}

export function CustomersTable({ label, rows, skeletonRows = 4, emptyText }: CustomersTableProps) {
  const nameOf = useCodeName(['COUNTRY_NAME'])
  return (
    <DataTable
      label={label}
      columns={columns(nameOf)}
      rows={rows}
      rowKey={({ uid }) => uid}
      rowLink={({ uid }) => `/admin/customer-profiles/${uid}`}
      skeletonRows={skeletonRows}
      empty={
        <EmptyState icon={UsersRound} title="No records found">
          {emptyText}
        </EmptyState>
      }
    />
  )
}

/** A company may be cleared, and wait for us all the same: for a word on somebody it has added. */
function Verification({ status, persons_in_review: persons }: CustomerRow) {
  return (
    <>
      <StatusBadge kind="kyb" state={status} />
      {persons > 0 && (
        <div className="mt-1 text-xs text-ink-2">
          {persons === 1 ? 'One person to review' : `${persons} persons to review`}
        </div>
      )}
    </>
  )
}

const columns = (nameOf: CodeName): Column<CustomerRow>[] => [
  { key: 'company', title: 'Company', cell: ({ company_name }) => company_name, className: 'wrap-anywhere' },
  { key: 'number', title: 'Registration number', cell: ({ company_reg_number }) => company_reg_number },
  { key: 'city', title: 'City', cell: ({ registered_city }) => registered_city ?? '–' },
  {
    key: 'country',
    title: 'Country',
    cell: ({ registered_country }) => (registered_country ? nameOf('COUNTRY_NAME', registered_country) : '–'),
  },
  { key: 'status', title: 'Verification', cell: (row) => <Verification {...row} /> },
  { key: 'since', title: 'Since', cell: ({ created_at }) => formatDay(created_at), className: 'num' },
]
