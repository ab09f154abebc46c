import { useQuery } from '@tanstack/react-query'
import type { WireTradeDocument } from '@tradelane/contract/trade-documents/calls'
import type { WireComparison } from '@tradelane/contract/trade-documents/compare-calls'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { DifferenceList, NotCompared } from './differences.tsx'
import { comparisonQuery } from './document-queries.ts'
import { comparisonOf, type PresentedDifferencesProps } from './presented-differences.tsx'

type OfOneProps = {
  /** Why nothing of it is compared, where the comparison does not say so. */
  whyNot: string
  /** Whether an id is that of the document. */
  isIt: (document_id: string | null) => boolean
  compared: Compared
}
type Compared = { data: WireComparison | undefined; error: Error | null; refetch: () => unknown }

/** In the dialog that approves a document of a trade. */
export function DifferencesOfDocument({ transactionId, document, newer }: OfDocument) {
  const compared = useQuery(comparisonQuery(transactionId))
  const whyNot = whyNotCompared(document, newer)
  return <DifferencesOfOne {...{ compared, whyNot }} isIt={(id) => id === document.document_id} />
}
type OfDocument = {
  transactionId: string
  document: Pick<WireTradeDocument, 'document_id' | 'state' | 'read' | 'is_locked'>
  newer: number | undefined
}

/** Only the newest good version is compared, by what was read from it. */
function whyNotCompared({ state, read, is_locked }: OfDocument['document'], newer?: number): string {
  if (state === 'rejected') return 'It was rejected.'
  if (newer !== undefined) return `Version ${newer} is newer.`
  if (is_locked) return 'It needs a password: its text cannot be read.'
  if (read === null) return 'Its text has not been read yet.'
  return 'Its text names nothing that is compared.'
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
      whyNot="Nothing is known of what it says."
      isIt={(id) => id?.endsWith(`.presented.${presentation_id}`) === true}
    />
  )
}

/** Where one document says something else, for who approves it. Nothing is opened from here: the dialog would close. */
function DifferencesOfOne({ compared: { data, error, refetch }, whyNot, isIt }: OfOneProps) {
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
      {!isCompared && <p className="text-ink-2">Not compared. {why ?? whyNot}</p>}
    </section>
  )
}
