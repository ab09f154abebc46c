import { FileText } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { DocumentDialog } from '../../../../ui/dialogs/document-dialog.tsx'
import type { FundingPage, WireFunding } from './funding-queries.ts'

type FundingDocumentsProps = { funding: WireFunding; names: FundingPage['file_names'] }

/** The files of an invoice, to be looked at. */
export function FundingDocuments({ funding, names }: FundingDocumentsProps) {
  const [shown, setShown] = useState<{ url: string; title: string }>()
  const files = [
    { title: 'Invoice', url: funding.invoice_file, name: names.invoice_file },
    { title: 'Purchase order', url: funding.purchase_order_file, name: names.purchase_order_file },
    ...(funding.shipping_file
      ? [{ title: 'Transport document', url: funding.shipping_file, name: names.shipping_file }]
      : []),
  ]
  return (
    <>
      <ul aria-label="Documents" className="mt-3 divide-y divide-line border-t border-line">
        {files.map((file) => (
          <li key={file.title} className="flex items-center gap-3 py-2">
            <FileText size={18} strokeWidth={1.75} className="flex-none text-ink-2" aria-hidden />
            <span className="min-w-0 flex-1">
              {file.title}
              {file.name && <span className="block truncate text-xs text-ink-2">{file.name}</span>}
            </span>
            <Button size="sm" tone="quiet" onClick={() => setShown(file)}>
              View<span className="sr-only"> {file.title}</span>
            </Button>
          </li>
        ))}
      </ul>
      <DocumentDialog url={shown?.url} title={shown?.title ?? ''} onClose={() => setShown(undefined)} />
    </>
  )
}
