import type { WireTradeDocument } from '@tradelane/contract/trade-documents/calls'
import { tradeDocumentTypes } from '@tradelane/contract/trade-documents/types'
import { useState } from 'react'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { formatSize } from '../../../lib/format/format-size.ts'
import { Button } from '../../../ui/button.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { contentOf } from './document-queries.ts'

const shownFirst = 10

type DocumentRowsProps = {
  documents: readonly WireTradeDocument[]
  onView: (document: WireTradeDocument) => void
}

/** The newest ten, and the others once they are asked for: a trade may have hundreds. */
export function DocumentRows({ documents, onView }: DocumentRowsProps) {
  const [most, setMost] = useState(shownFirst)
  if (documents.length === 0)
    return (
      <p className="text-ink-2">
        The documents of this trade appear here. Add a file, or make one from what the trade says.
      </p>
    )
  const left = documents.length - most
  return (
    <section aria-label="Documents of this trade">
      <ul className="divide-y divide-line">
        {documents.slice(0, most).map((document) => (
          <DocumentRow key={document.document_id} document={document} onView={onView} />
        ))}
      </ul>
      {left > 0 && (
        <Button size="sm" className="mt-2" onClick={() => setMost(most + 100)}>
          Show {Math.min(left, 100)} more documents
        </Button>
      )}
    </section>
  )
}

type DocumentRowProps = { document: WireTradeDocument; onView: DocumentRowsProps['onView'] }

function DocumentRow({ document, onView }: DocumentRowProps) {
  const content = contentOf(document)
  return (
    <li className="flex flex-wrap items-start gap-x-3 py-2 first:pt-0">
      <div className="min-w-0 grow wrap-anywhere">
        <button type="button" className="text-link text-start" onClick={() => onView(document)}>
          {document.title}
        </button>
        {document.version > 1 && <span className="text-ink-2"> · version {document.version}</span>}
        <div className="num text-xs text-ink-2">{originOf(document)}</div>
        <div className="text-xs text-ink-2">{viewsOf(document)}</div>
      </div>
      {content && <DownloadButton size="sm" tone="quiet" label={`${document.title} as JSON`} {...content} />}
    </li>
  )
}

function originOf({ type, title, state, size, from, uploaded_at, file_name }: WireTradeDocument): string {
  const at = formatInstant(uploaded_at)
  if (state === 'ISSUED') return `Issued by ${from}, ${at}`
  const name = file_name === title ? tradeDocumentTypes[type] : file_name
  return [name, size !== null && formatSize(size), `added by ${from}, ${at}`].filter(Boolean).join(', ')
}

function viewsOf({ views, view_count }: WireTradeDocument): string {
  const [last] = views
  if (!last) return 'Not opened yet'
  return `Opened ${view_count === 1 ? 'once' : `${view_count} times`}, last by ${last.by}, ${formatInstant(last.at)}`
}
