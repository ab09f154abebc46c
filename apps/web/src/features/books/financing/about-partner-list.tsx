import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { RowLink } from '../../../ui/lists/row-link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

type AboutPartnerListProps = {
  label: string
  error: Error | null
  onRetry: () => unknown
  rows: { key: string; title: string; to: string; note: string }[] | undefined
  /** The text of an empty list. */
  empty: string
}

export function AboutPartnerList({ label, error, onRetry, rows, empty }: AboutPartnerListProps) {
  if (error) return <ListFailure error={error} onRetry={onRetry} />
  if (!rows) {
    return (
      <div className="p-5" role="status" aria-label={`Loading ${label}`}>
        <Skeleton className="h-8" />
      </div>
    )
  }
  if (rows.length === 0) return <EmptyState title="No record found">{empty}</EmptyState>
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {rows.map(({ key, title, to, note }) => (
        <li key={key} className="relative px-5 py-3 hover:bg-mist">
          <RowLink to={to}>{title}</RowLink>
          <span className="block truncate text-xs text-ink-2">{note}</span>
        </li>
      ))}
    </ul>
  )
}
