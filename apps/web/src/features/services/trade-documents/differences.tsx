import { useQuery } from '@tanstack/react-query'
import type { Difference, UnreadDocument } from '@tradelane/contract/trade-documents/compare-calls'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { comparisonQuery } from './document-queries.ts'

const documentsOf = (count: number) => `${count} ${count === 1 ? 'document' : 'documents'}`

type DifferencesProps = {
  transactionId: string
  onView: (document: { document_id: string; title: string }) => void
}

/** Where the documents of the trade disagree, at both places. */
export function Differences({ transactionId, onView }: DifferencesProps) {
  const { data, error, refetch } = useQuery(comparisonQuery(transactionId))
  if (error && !data) return <NotCompared error={error} onRetry={refetch} />
  if (!data || (data.compared === 0 && data.unread.length === 0)) return null
  const { differences, compared, unread } = data
  return (
    <section aria-label="Differences">
      <h3 className="font-medium">Differences</h3>
      {compared > 0 && (
        <p className="mb-2 text-ink-2">
          {differences.length === 0
            ? `Compared with the trade: ${documentsOf(compared)}. They say the same.`
            : `Compared with the trade: ${documentsOf(compared)}. What was read from a file is a guess.`}
        </p>
      )}
      <DifferenceList differences={differences} onView={onView} />
      <NotRead unread={unread} />
    </section>
  )
}

/** Silence would mean that they say the same. */
export const NotCompared = (failure: { error: Error; onRetry: () => unknown }) => (
  <ListFailure {...failure} text="The documents could not be compared." />
)

/** What was not read, or not whole, and why: it has to be read by a person. */
export function NotRead({ unread }: { unread: readonly UnreadDocument[] }) {
  if (unread.length === 0) return null
  return (
    <div className="mt-2 text-ink-2">
      <p>Not compared, or only in part:</p>
      <ul className="list-disc pl-5 wrap-anywhere">
        {unread.map(({ document_id, title, why }) => (
          <li key={document_id}>
            {title}. {why}
          </li>
        ))}
      </ul>
    </div>
  )
}

type DifferenceListProps = {
  differences: readonly Difference[]
  onView?: DifferencesProps['onView']
  /** Left out where the reader may open all of them. */
  canView?: (document_id: string) => boolean
}

/** Each field with what both sides say. */
export function DifferenceList({ differences, onView, canView = () => true }: DifferenceListProps) {
  if (differences.length === 0) return null
  const viewerOf = ({ document_id }: Difference['left']) =>
    document_id !== null && canView(document_id) ? onView : undefined
  return (
    <ul className="@container divide-y divide-line">
      {differences.map(({ field, label, left, right }) => (
        <li
          key={`${field} ${right.document_id} ${right.is_guess}`}
          className="grid gap-x-4 gap-y-1 py-2 wrap-anywhere @[460px]:grid-cols-3"
        >
          <strong className="font-medium">{label}</strong>
          <Said side={left} onView={viewerOf(left)} />
          <Said side={right} onView={viewerOf(right)} />
        </li>
      ))}
    </ul>
  )
}

function Said({
  side: { document_id, title, value, is_guess },
  onView,
}: {
  side: Difference['left']
  onView: DifferencesProps['onView'] | undefined
}) {
  return (
    <span>
      <span className="num block">{value}</span>
      {is_guess && <span className="block text-xs text-wait">Read from the file, please check</span>}
      {document_id === null || !onView ? (
        <span className="block text-xs text-ink-2">{title}</span>
      ) : (
        <button
          type="button"
          className="text-link text-start text-xs"
          onClick={() => onView({ document_id, title })}
        >
          {title}
        </button>
      )}
    </span>
  )
}
