import { useQuery } from '@tanstack/react-query'
import type { Difference } from '@tradelane/contract/trade-documents/compare-calls'
import { comparisonQuery } from './document-queries.ts'

type DifferencesProps = {
  transactionId: string
  onView: (document: { document_id: string; title: string }) => void
}

/** Where the documents that were made here disagree, at both places. Uploaded files are not read. */
export function Differences({ transactionId, onView }: DifferencesProps) {
  const { data } = useQuery(comparisonQuery(transactionId))
  if (!data) return null
  const { differences, compared } = data
  return (
    <section aria-label="Differences">
      <h3 className="font-medium">Differences</h3>
      <p className="mb-2 text-ink-2">
        {differences.length === 0
          ? 'The documents that were made here agree with the trade and with each other.'
          : `Compared: what the trade says, and ${compared} made ${compared === 1 ? 'document' : 'documents'}. Files that were added are not read.`}
      </p>
      <ul className="divide-y divide-line">
        {differences.map(({ field, label, left, right }) => (
          <li
            key={`${field} ${right.document_id}`}
            className="grid gap-x-4 gap-y-1 py-2 wrap-anywhere sm:grid-cols-3"
          >
            <strong className="font-medium">{label}</strong>
            <Said side={left} onView={onView} />
            <Said side={right} onView={onView} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Said({
  side: { document_id, title, value },
  onView,
}: {
  side: Difference['left']
  onView: DifferencesProps['onView']
}) {
  return (
    <span>
      <span className="num block">{value}</span>
      {document_id === null ? (
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
