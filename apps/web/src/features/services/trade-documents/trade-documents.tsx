import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { WireTradeDocument } from '@tradelane/contract/trade-documents/calls'
import type { TradeDocumentType } from '@tradelane/contract/trade-documents/types'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../../../lib/session/roles.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FileDialog } from '../../../ui/dialogs/document-dialog.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { UnreadParts } from '../../../ui/unread-parts.tsx'
import { AddDocumentDialog } from './add-document-dialog.tsx'
import { Checklist } from './checklist.tsx'
import { Differences } from './differences.tsx'
import { allDocuments, documentsOfTradeQuery, tradeDocumentsKey, tradeFileQuery } from './document-queries.ts'
import { DocumentRows } from './document-rows.tsx'
import { isMade } from './made-types.ts'

const MakeDocumentDialog = lazy(() =>
  import('./make-document-dialog.tsx').then((module) => ({ default: module.MakeDocumentDialog })),
)

type Work =
  | { kind: 'add' | 'make'; type: TradeDocumentType }
  | { kind: 'view'; document: Pick<WireTradeDocument, 'document_id' | 'title'> }

/** The documents of a trade: which it needs, those that it has, and where they say something else than each other. */
export function TradeDocuments({ transactionId }: { transactionId: string }) {
  const { data, error, refetch } = useQuery(documentsOfTradeQuery(transactionId))
  const [work, setWork] = useState<Work>()
  const client = useQueryClient()
  const mayChange = useMay('preparer')
  const close = () => setWork(undefined)
  const closeView = () => {
    close()
    // It was noted as a view.
    void client.invalidateQueries({ queryKey: tradeDocumentsKey })
  }
  const begin = (kind: 'add' | 'make') => (type: TradeDocumentType) => setWork({ kind, type })
  const view = (document: Pick<WireTradeDocument, 'document_id' | 'title'>) =>
    setWork({ kind: 'view', document })
  return (
    <Card
      id="documents"
      title="Documents"
      action={
        <span className="flex flex-wrap items-center gap-2">
          {mayChange && (
            <>
              <Button size="sm" onClick={() => begin('add')('other')}>
                Add a document
              </Button>
              <Button size="sm" onClick={() => begin('make')('proforma_invoice')}>
                Make a document
              </Button>
            </>
          )}
          {data && data.documents.length > 0 && (
            <DownloadButton size="sm" tone="quiet" {...allDocuments(transactionId)} />
          )}
        </span>
      }
    >
      {error && !data ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-64 rounded-md" />
      ) : (
        <div className="grid gap-6">
          <UnreadParts titles={data.unread} />
          <Checklist
            items={data.checklist}
            {...(mayChange && { onAdd: begin('add'), onMake: begin('make') })}
          />
          <DocumentRows documents={data.documents} onView={view} />
          {data.documents.some(({ type, state }) => state === 'UPLOADED' && isMade(type)) && (
            <Differences transactionId={transactionId} onView={view} />
          )}
        </div>
      )}
      {work?.kind === 'add' && (
        <AddDocumentDialog transactionId={transactionId} type={work.type} onClose={close} />
      )}
      {work?.kind === 'make' && (
        <Suspense>
          <MakeDocumentDialog
            transactionId={transactionId}
            type={isMade(work.type) ? work.type : 'proforma_invoice'}
            onClose={close}
          />
        </Suspense>
      )}
      {work?.kind === 'view' && (
        <FileDialog
          query={tradeFileQuery(work.document.document_id)}
          title={work.document.title}
          onClose={closeView}
        />
      )}
    </Card>
  )
}
