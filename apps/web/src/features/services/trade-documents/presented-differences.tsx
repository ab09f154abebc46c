import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../../ui/card.tsx'
import { FileDialog } from '../../../ui/dialogs/document-dialog.tsx'
import { DifferenceList, NotCompared } from './differences.tsx'
import { comparisonQuery, type Presented, tradeFileQuery } from './document-queries.ts'

const title = 'Presented papers and the trade'

type PresentedDifferencesProps = { transactionId: string; presented: readonly Presented[] }

/** For who examines the papers that were presented in an escrow: where they say something else than the trade or its documents. */
export function PresentedDifferences({ transactionId, presented }: PresentedDifferencesProps) {
  const { data, error, refetch } = useQuery(comparisonQuery(transactionId, presented))
  const [viewed, setViewed] = useState<{ document_id: string; title: string }>()
  const isPresented = (id: string | null) =>
    presented.some(({ presentation_id }) => id?.endsWith(`.presented.${presentation_id}`))
  if (presented.length === 0) return null
  if (error && !data)
    return (
      <Card title={title}>
        <NotCompared error={error} onRetry={refetch} />
      </Card>
    )
  const found = (data?.differences ?? []).filter(
    ({ left, right }) => isPresented(left.document_id) || isPresented(right.document_id),
  )
  if (found.length === 0) return null
  return (
    <Card title={title}>
      <p className="mb-2 text-ink-2">
        What the seller typed beside its papers differs from the trade or from its documents. The escrow does
        not depend on it.
      </p>
      <DifferenceList differences={found} onView={setViewed} />
      {viewed && (
        <FileDialog
          query={tradeFileQuery(viewed.document_id)}
          title={viewed.title}
          onClose={() => setViewed(undefined)}
        />
      )}
    </Card>
  )
}
