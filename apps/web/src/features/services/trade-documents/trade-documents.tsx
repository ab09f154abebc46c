import { useQuery } from '@tanstack/react-query'
import type { TradeRole } from '@tradelane/contract/trade-documents/made-by'
import { useState } from 'react'
import { useMay } from '../../../lib/session/roles.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { UnreadParts } from '../../../ui/unread-parts.tsx'
import { Checklist } from './checklist.tsx'
import { Differences } from './differences.tsx'
import { DocumentDialogs, type DocumentWork, type ViewedDocument } from './document-dialogs.tsx'
import { allDocuments, documentsOfTradeQuery } from './document-queries.ts'
import { DocumentRows } from './document-rows.tsx'
import { RemovedDocuments } from './removed-documents.tsx'
import { RequestedDocuments } from './requested-documents.tsx'

/** The documents of a trade: which it needs, those that it has, and where they say something else than each other. */
export function TradeDocuments({ transactionId }: { transactionId: string }) {
  const [isWhole, setWhole] = useState(false)
  const { data, error, refetch } = useQuery(documentsOfTradeQuery(transactionId, isWhole))
  const [work, setWork] = useState<DocumentWork>()
  const mayChange = useMay('preparer')
  const view = (document: ViewedDocument) => setWork({ kind: 'view', document })
  const hasDocuments = data !== undefined && data.documents.length > 0
  return (
    <Card
      title="Documents"
      action={
        <span className="flex flex-wrap items-center gap-2">
          {mayChange && <Begin role={data?.role ?? null} onBegin={setWork} />}
          {hasDocuments && <DownloadButton size="sm" tone="quiet" {...allDocuments(transactionId)} />}
        </span>
      }
    >
      {error && !data && <ListFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton className="h-64 rounded-md" />}
      {data && (
        <div tabIndex={-1} className="grid gap-6 outline-none">
          <UnreadParts titles={data.unread} />
          <Checklist
            role={data.role}
            items={data.checklist}
            {...(mayChange && {
              onAdd: (type) => setWork({ kind: 'add', type }),
              onMake: (type) => setWork({ kind: 'make', type }),
              onAsk: (type, asked) => setWork({ kind: 'ask', type, asked }),
            })}
          />
          <RequestedDocuments requested={data.requested} />
          <DocumentRows
            transactionId={transactionId}
            documents={data.documents}
            types={data.types}
            onWhole={() => setWhole(true)}
            onView={view}
          />
          <RemovedDocuments removed={data.removed} onView={view} />
          {hasDocuments && <Differences transactionId={transactionId} onView={view} />}
        </div>
      )}
      <DocumentDialogs
        {...{ transactionId, work }}
        role={data?.role ?? null}
        onClose={() => setWork(undefined)}
      />
    </Card>
  )
}

type BeginProps = { role: TradeRole | null; onBegin: (work: DocumentWork) => void }

function Begin({ role, onBegin }: BeginProps) {
  return (
    <>
      <Button size="sm" onClick={() => onBegin({ kind: 'add', type: 'other' })}>
        Add a document
      </Button>
      <Button size="sm" onClick={() => onBegin({ kind: 'ask', type: 'other', asked: '' })}>
        Ask for a document
      </Button>
      <Button
        size="sm"
        onClick={() =>
          onBegin({ kind: 'make', type: role === 'buyer' ? 'purchase_order' : 'proforma_invoice' })
        }
      >
        Make a document
      </Button>
    </>
  )
}
