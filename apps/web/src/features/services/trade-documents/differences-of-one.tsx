import { useQuery } from '@tanstack/react-query'
import type { WireComparison } from '@tradelane/contract/trade-documents/compare-calls'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { DifferenceList, NotCompared } from './differences.tsx'
import { comparisonQuery } from './document-queries.ts'
import { comparisonOf, type PresentedDifferencesProps } from './presented-differences.tsx'

type OfOneProps = {
  /** Whether an id is that of the document. */
  isIt: (document_id: string | null) => boolean
  compared: Compared
}
type Compared = { data: WireComparison | undefined; error: Error | null; refetch: () => unknown }

/** In the dialog that approves a document of a trade. */
export function DifferencesOfDocument(of: { transactionId: string; document_id: string }) {
  const compared = useQuery(comparisonQuery(of.transactionId))
  return <DifferencesOfOne compared={compared} isIt={(id) => id === of.document_id} />
}

/** In the dialog that accepts a paper of an escrow. */
export function DifferencesOfPaper({
  presentation_id,
  ...ofEscrow
}: PresentedDifferencesProps & { presentation_id: string }) {
  const compared = useQuery(comparisonOf(ofEscrow))
  return (
    <DifferencesOfOne
      compared={compared}
      isIt={(id) => id?.endsWith(`.presented.${presentation_id}`) === true}
    />
  )
}

/** Where one document says something else, for who approves it. Nothing is opened from here: the dialog would close. */
function DifferencesOfOne({ compared: { data, error, refetch }, isIt }: OfOneProps) {
  if (error && !data) return <NotCompared error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="h-12" />
  const found = data.differences.filter(
    ({ left, right }) => isIt(left.document_id) || isIt(right.document_id),
  )
  const why = data.unread.find(({ document_id }) => isIt(document_id))?.why
  const isCompared = found.length > 0 || data.compared_documents.some(isIt)
  return (
    <section aria-label="Differences">
      <h3 className="font-medium">Differences</h3>
      {found.length > 0 && (
        <p className="text-ink-2">It differs from the trade or from its other documents:</p>
      )}
      <DifferenceList differences={found} />
      {found.length === 0 && isCompared && (
        <p className="text-ink-2">
          {why ? 'What could be compared of it' : 'It'} says the same as the trade and its other documents,
          where they can be compared.
        </p>
      )}
      {isCompared && why && <p className="text-ink-2">Not all of it is compared. {why}</p>}
      {!isCompared && (
        <p className="text-ink-2">
          Not compared{why ? `. ${why}` : ': nothing was read from it, or there is a newer version.'}
        </p>
      )}
    </section>
  )
}
