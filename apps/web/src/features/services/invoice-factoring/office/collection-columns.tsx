import type { CollectionBucket } from '@tradelane/contract/invoice-factoring/collections-calls'
import { formatDay, formatInstant } from '../../../../lib/format/format-date.ts'
import type { Column } from '../../../../ui/lists/data-table.tsx'
import { Amount } from '../../../../ui/records/amount.tsx'
import type { Collection } from '../parts/collection-queries.ts'
import { CollectionActions } from './collection-actions.tsx'

const days = (range: string): string => `${range} days`

export const bucketLabels: Record<CollectionBucket, string> = {
  due: 'Due today',
  '1-30': days('1–30'),
  '31-60': days('31–60'),
  '61-90': days('61–90'),
  '90+': days('Over 90'),
  short: 'Paid short',
}

export const collectionColumns: Column<Collection>[] = [
  { key: 'number', title: 'Funding', className: 'num whitespace-nowrap', cell: (row) => row.funding_number },
  { key: 'buyer', title: 'Buyer', className: 'min-w-44 wrap-anywhere', cell: (row) => <Buyer row={row} /> },
  { key: 'overdue', title: 'Overdue', cell: (row) => <Overdue row={row} /> },
  { key: 'due', title: 'Due in total', isRight: true, cell: (row) => <Due row={row} /> },
  { key: 'note', title: 'Last note', cell: (row) => <LastNote row={row} /> },
  { key: 'actions', title: 'Actions', isRight: true, cell: (row) => <CollectionActions row={row} /> },
]

type RowProps = { row: Collection }
const small = 'block text-xs text-ink-2'

const Buyer = ({ row: { company_name, customer_name } }: RowProps) => (
  <>
    {company_name}
    <span className={small}>Customer: {customer_name}</span>
  </>
)

const Overdue = ({ row: { bucket, days_overdue: days, due_date, recourse_at } }: RowProps) => (
  <>
    <span className="num whitespace-nowrap">
      {bucket === 'short'
        ? bucketLabels.short
        : days === 0
          ? 'Due today'
          : days === 1
            ? '1 day'
            : `${days} days`}
    </span>
    <span className={`${small} whitespace-nowrap`}>Due {formatDay(due_date)}</span>
    {recourse_at && <span className={`${small} whitespace-nowrap`}>Recourse {formatDay(recourse_at)}</span>}
  </>
)

const Due = ({ row: { total_due, outstanding, short_by, bucket, currency } }: RowProps) =>
  bucket === 'short' ? (
    <>
      <Amount value={short_by} currency={currency} />
      <span className={small}>Missing of the invoice</span>
    </>
  ) : (
    <>
      <Amount value={total_due} currency={currency} />
      <span className={small}>
        Advance <Amount value={outstanding} currency={currency} />
      </span>
    </>
  )

function LastNote({ row: { last_note, next_contact_on } }: RowProps) {
  return (
    <>
      {last_note ? (
        <>
          <span className="line-clamp-2 wrap-anywhere">{last_note.text}</span>
          <span className={small}>
            {last_note.by}, {formatInstant(last_note.at)}
          </span>
        </>
      ) : (
        <span className="text-ink-2">No note</span>
      )}
      {next_contact_on && <span className={small}>Next contact {formatDay(next_contact_on)}</span>}
    </>
  )
}
