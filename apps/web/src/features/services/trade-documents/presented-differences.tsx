import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../../ui/card.tsx'
import { FileDialog } from '../../../ui/dialogs/document-dialog.tsx'
import { DifferenceList } from './differences.tsx'
import { comparisonQuery, tradeFileQuery } from './document-queries.ts'

const isPresented = (id: string | null): boolean => id?.includes('.presented.') ?? false

/** For who examines presented papers: where they say something else than the trade or its documents. */
export function PresentedDifferences({ transactionId }: { transactionId: string }) {
  const { data } = useQuery(comparisonQuery(transactionId))
  const [viewed, setViewed] = useState<{ document_id: string; title: string }>()
  const found = (data?.differences ?? []).filter(
    ({ left, right }) => isPresented(left.document_id) || isPresented(right.document_id),
  )
  if (found.length === 0) return null
  return (
    <Card title="Presented papers and the trade">
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
