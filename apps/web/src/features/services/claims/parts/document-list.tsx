import { claimDocumentKinds } from '@tradelane/contract/claims/calls'
import { FileText, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { DocumentDialog } from '../../../../ui/dialogs/document-dialog.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { ClaimDocument } from './claim-values.ts'

type DocumentListProps = {
  documents: readonly ClaimDocument[]
  /** Without it they are only shown. */
  onRemove?: (document: ClaimDocument) => void
}

/** The documents of a claim, each with its kind and a link. */
export function DocumentList({ documents, onRemove }: DocumentListProps) {
  const [shown, setShown] = useState<ClaimDocument>()
  return (
    <>
      <ul aria-label="Documents" className="divide-y divide-line">
        {documents.map((document) => (
          <li key={`${document.kind} ${document.url}`} className="flex items-center gap-3 py-2">
            <FileText size={18} strokeWidth={1.75} className="flex-none text-ink-2" aria-hidden />
            <div className="min-w-0 flex-1">
              <div>{claimDocumentKinds[document.kind].label}</div>
              <div className="truncate text-xs text-ink-2">{document.file_name}</div>
            </div>
            <Button size="sm" tone="quiet" onClick={() => setShown(document)}>
              View<span className="sr-only"> {document.file_name}</span>
            </Button>
            {onRemove && (
              <IconButton
                label={`Remove ${document.file_name}`}
                icon={X}
                isBare
                onClick={() => onRemove(document)}
              />
            )}
          </li>
        ))}
      </ul>
      <DocumentDialog
        url={shown?.url}
        title={shown ? claimDocumentKinds[shown.kind].label : ''}
        onClose={() => setShown(undefined)}
      />
    </>
  )
}
