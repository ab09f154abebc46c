import { FileText } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { DocumentDialog } from '../../../../ui/dialogs/document-dialog.tsx'
import type { LimitPage } from './credit-limit-queries.ts'

type LimitDocument = LimitPage['documents'][number]

/** The documents that were added to a limit. */
export function LimitDocuments({ documents }: { documents: readonly LimitDocument[] }) {
  const [shown, setShown] = useState<LimitDocument>()
  return (
    <>
      <ul aria-label="Documents" className="divide-y divide-line">
        {documents.map((document) => (
          <li key={document.url} className="flex items-center gap-3 py-2">
            <FileText size={18} strokeWidth={1.75} className="flex-none text-ink-2" aria-hidden />
            <span className="min-w-0 flex-1 truncate">{document.file_name}</span>
            <Button size="sm" tone="quiet" onClick={() => setShown(document)}>
              View<span className="sr-only"> {document.file_name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <DocumentDialog url={shown?.url} title={shown?.file_name ?? ''} onClose={() => setShown(undefined)} />
    </>
  )
}
