import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../../ui/card.tsx'
import { DocumentDialog, FileDialog } from '../../../ui/dialogs/document-dialog.tsx'
import { DifferenceList, NotCompared, NotRead } from './differences.tsx'
import { comparisonQuery, type PapersOfEscrow, tradeFileQuery } from './document-queries.ts'
import { officeComparisonQuery } from './office-comparison.ts'

const title = 'Presented papers and the trade'

export type PresentedDifferencesProps = { papers: PapersOfEscrow; isOffice?: boolean }

export const comparisonOf = ({ papers, isOffice }: PresentedDifferencesProps) =>
  isOffice ? officeComparisonQuery(papers) : comparisonQuery(papers.transactionId, papers.presented)

/** For who examines the papers that were presented in an escrow: where they say something else than the trade or its documents. */
export function PresentedDifferences({ papers, isOffice = false }: PresentedDifferencesProps) {
  const { data, error, refetch } = useQuery(comparisonOf({ papers, isOffice }))
  const [viewed, setViewed] = useState<{ document_id: string; title: string }>()
  const presentedAs = (id: string | null) =>
    papers.presented.find(({ presentation_id }) => id?.endsWith(`.presented.${presentation_id}`))
  if (papers.presented.length === 0) return null
  if (error && !data)
    return (
      <Card title={title}>
        <NotCompared error={error} onRetry={refetch} />
      </Card>
    )
  const found = (data?.differences ?? []).filter(
    ({ left, right }) => presentedAs(left.document_id) || presentedAs(right.document_id),
  )
  const unread = (data?.unread ?? []).filter(({ document_id }) => presentedAs(document_id))
  if (found.length + unread.length === 0) return null
  const close = () => setViewed(undefined)
  return (
    <Card title={title}>
      <p className="mb-2 text-ink-2">
        {found.length > 0
          ? 'What the seller typed beside its papers, or what was read from them, differs from the trade, from its documents or from each other. The escrow does not depend on it.'
          : 'No difference was found in what could be compared.'}
      </p>
      <DifferenceList
        differences={found}
        onView={setViewed}
        // A colleague opens the papers of the escrow alone.
        canView={(id) => !isOffice || presentedAs(id) !== undefined}
      />
      <NotRead unread={unread} />
      {viewed && isOffice && (
        <DocumentDialog url={presentedAs(viewed.document_id)?.file} title={viewed.title} onClose={close} />
      )}
      {viewed && !isOffice && (
        <FileDialog query={tradeFileQuery(viewed.document_id)} title={viewed.title} onClose={close} />
      )}
    </Card>
  )
}
