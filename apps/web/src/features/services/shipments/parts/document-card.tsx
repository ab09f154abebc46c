import { transportFormText } from '@tradelane/contract/lists/transport-document-forms'
import { shippingDocuments } from '@tradelane/contract/shipments/shipping-documents'
import { type ReactNode, useState } from 'react'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { DocumentDialog } from '../../../../ui/dialogs/document-dialog.tsx'
import type { BookingDetail } from './booking-queries.ts'
import { PrintedDocuments } from './printed-documents.tsx'

type Stored = BookingDetail['documents'][number]

type DocumentCardProps = {
  detail: BookingDetail
  /** The way to put more with it. */
  add: ReactNode
  /** The events can be had as files. */
  hasEvents: boolean
}

/** What either side has put with the booking, and what we print of it. */
export function DocumentCard({ detail, add, hasEvents }: DocumentCardProps) {
  const [viewed, setViewed] = useState<Stored>()
  return (
    <Card title="Documents" action={add} className={classNames(!detail.documents.length && 'print:hidden')}>
      {detail.documents.length > 0 && (
        <ul aria-label="Stored documents" className="mb-3 divide-y divide-line">
          {detail.documents.map((document) => (
            <li key={document.document_id} className="flex items-center gap-3 py-2 first:pt-0">
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium">{shippingDocuments[document.document_type]}</p>
                <FormText document={document} />
                <p className="truncate text-xs text-ink-2">{originText(document)}</p>
              </div>
              <Button tone="quiet" size="sm" onClick={() => setViewed(document)}>
                View<span className="sr-only"> {shippingDocuments[document.document_type]}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <PrintedDocuments detail={detail} hasEvents={hasEvents} />
      <DocumentDialog
        url={viewed?.url}
        title={viewed ? shippingDocuments[viewed.document_type] : ''}
        onClose={() => setViewed(undefined)}
      />
    </Card>
  )
}

function FormText({ document }: { document: Stored }) {
  const form = transportFormText(document)
  return form && <p className="wrap-anywhere text-xs text-ink-2">{form}</p>
}

const originText = ({ file_name, added_at, added_by }: Stored): string =>
  `${file_name} · ${formatDay(added_at)} by ${added_by === 'company' ? 'the company' : 'Tradelane'}`
