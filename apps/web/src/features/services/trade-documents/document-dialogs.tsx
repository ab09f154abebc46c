import { useQueryClient } from '@tanstack/react-query'
import type { MadeType } from '@tradelane/contract/trade-documents/forms'
import type { TradeRole } from '@tradelane/contract/trade-documents/made-by'
import type { TradeDocumentType } from '@tradelane/contract/trade-documents/types'
import { lazy, Suspense } from 'react'
import { FileDialog } from '../../../ui/dialogs/document-dialog.tsx'
import { AddDocumentDialog } from './add-document-dialog.tsx'
import { tradeDocumentsKey, tradeFileQuery } from './document-queries.ts'

const MakeDocumentDialog = lazy(() =>
  import('./make-document-dialog.tsx').then((module) => ({ default: module.MakeDocumentDialog })),
)

export type ViewedDocument = { document_id: string; title: string; is_locked?: boolean }

/** What the user does with the documents of a trade. */
export type DocumentWork =
  | { kind: 'add'; type: TradeDocumentType }
  | { kind: 'make'; type: MadeType }
  | { kind: 'ask'; type: TradeDocumentType; asked: string }
  | { kind: 'view'; document: ViewedDocument }

const AskDocumentDialog = lazy(() =>
  import('./ask-document-dialog.tsx').then((module) => ({ default: module.AskDocumentDialog })),
)

type DocumentDialogsProps = {
  transactionId: string
  role: TradeRole | null
  work: DocumentWork | undefined
  onClose: () => void
}

export function DocumentDialogs({ transactionId, role, work, onClose }: DocumentDialogsProps) {
  const client = useQueryClient()
  if (work?.kind === 'add')
    return <AddDocumentDialog transactionId={transactionId} type={work.type} onClose={onClose} />
  if (work?.kind === 'ask')
    return (
      <Suspense>
        <AskDocumentDialog {...{ transactionId, type: work.type, asked: work.asked }} onClose={onClose} />
      </Suspense>
    )
  if (work?.kind === 'make')
    return (
      <Suspense>
        <MakeDocumentDialog {...{ transactionId, role }} type={work.type} onClose={onClose} />
      </Suspense>
    )
  if (work?.kind !== 'view') return null
  const closeView = () => {
    onClose()
    // It was noted as a view.
    void client.invalidateQueries({ queryKey: tradeDocumentsKey })
  }
  const { document_id, title, is_locked } = work.document
  return (
    <FileDialog
      query={tradeFileQuery(document_id)}
      title={title}
      onClose={closeView}
      {...(is_locked && {
        notShown: 'This PDF needs a password. Download it and open it with its password.',
      })}
    />
  )
}
