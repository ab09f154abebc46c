import { useState } from 'react'
import { uploadInvoiceTo } from '../../../../lib/queries/documents.ts'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { FileField } from '../../../../ui/forms/file-field.tsx'
import { typesWithXml } from '../../../../ui/forms/file-rules.ts'
import { AddDocumentDialog } from '../parts/add-document.tsx'
import { useAddDocument } from '../parts/booking-queries.ts'

/** The company's own way: the file is stored first, and its link put with the booking. */
export const AddCompanyDocument = ({ logisticsId }: { logisticsId: string }) => (
  <DialogButton size="sm" text="Add document">
    {(close) => <AddDialog logisticsId={logisticsId} onClose={close} />}
  </DialogButton>
)

type AddDialogProps = { logisticsId: string; onClose: () => void }

function AddDialog({ logisticsId, onClose }: AddDialogProps) {
  const [url, setUrl] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { mutateAsync, isPending, error } = useAddDocument()
  return (
    <AddDocumentDialog
      onClose={onClose}
      adding={{
        field: (
          <FileField
            label="File"
            value={url}
            onChange={setUrl}
            // Which kind it is may be chosen later: the booking takes XML as a commercial invoice alone.
            types={typesWithXml}
            upload={uploadInvoiceTo('logistics')}
            error={isMissing && url === '' ? 'Please upload document' : undefined}
          />
        ),
        isFilled: url !== '',
        onMissing: () => setIsMissing(true),
        add: (words) => mutateAsync({ logistics_id: logisticsId, ...words, url }),
        isBusy: isPending,
        error,
      }}
    />
  )
}
