import type { WireVendorDocument } from '@tradelane/contract/vendors/calls'
import { vendors } from '@tradelane/contract/vendors/calls'
import { X } from 'lucide-react'
import { useState } from 'react'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { formatSize } from '../../../lib/format/format-size.ts'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { FileDialog } from '../../../ui/dialogs/document-dialog.tsx'
import { FileField } from '../../../ui/forms/file-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { StaffOnly } from '../../../ui/staff-only.tsx'
import { useAddVendorDocument, useRemoveVendorDocument, vendorFileQuery } from './vendor-queries.ts'

type VendorDocumentsProps = { vendorId: string; documents: readonly WireVendorDocument[] }

/** Price lists, contracts and certificates of a vendor. */
export function VendorDocuments({ vendorId, documents }: VendorDocumentsProps) {
  const [shown, setShown] = useState<WireVendorDocument>()
  const [removed, setRemoved] = useState<WireVendorDocument>()
  const removing = useRemoveVendorDocument()
  const which = (document_id: string) => ({ vendor_id: vendorId, document_id })
  return (
    <Card title="Documents">
      {documents.length > 0 && (
        <ul aria-label="Documents" className="mb-4 divide-y divide-line">
          {documents.map((document) => (
            <li key={document.document_id} className="flex items-start gap-2 py-2 first:pt-0">
              <div className="min-w-0 flex-1 wrap-anywhere">
                <button type="button" className="text-link text-start" onClick={() => setShown(document)}>
                  {document.file_name}
                </button>
                <div className="num text-xs text-ink-2">
                  {formatSize(document.size)}, added by {document.added_by},{' '}
                  {formatInstant(document.created_at)}
                </div>
              </div>
              <StaffOnly call={vendors.removeDocument}>
                <IconButton
                  label={`Remove ${document.file_name}`}
                  icon={X}
                  isBare
                  onClick={() => setRemoved(document)}
                />
              </StaffOnly>
            </li>
          ))}
        </ul>
      )}
      <StaffOnly call={vendors.addDocument}>
        {/* Emptied after each upload. */}
        <AddDocument key={documents.length} vendorId={vendorId} />
      </StaffOnly>
      {shown && (
        <FileDialog
          query={vendorFileQuery(which(shown.document_id))}
          title={shown.file_name}
          onClose={() => setShown(undefined)}
        />
      )}
      {removed && (
        <ConfirmDialog
          title={`Remove ${removed.file_name}`}
          lead="The file is deleted. The history keeps that it was here."
          confirmText="Remove"
          busyText="Removing…"
          send={() => removing.mutateAsync(which(removed.document_id))}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Card>
  )
}

function AddDocument({ vendorId }: { vendorId: string }) {
  const adding = useAddVendorDocument(vendorId)
  return (
    <FileField
      label="Add a document"
      value=""
      upload={(file, onProgress) => adding.mutateAsync({ file, onProgress })}
      onChange={() => undefined}
    />
  )
}
