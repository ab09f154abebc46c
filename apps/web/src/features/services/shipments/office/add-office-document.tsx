import { useState } from 'react'
import { fileBase64 } from '../../../../lib/forms/file-base64.ts'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { FileField } from '../../../../ui/forms/file-field.tsx'
import { typesWithXml } from '../../../../ui/forms/file-rules.ts'
import { AddDocumentDialog } from '../parts/add-document.tsx'
import { useAddOfficeDocument } from './office-booking-queries.ts'

/** The back office's way of adding a document: the file goes with the call. */
export const AddOfficeDocument = ({ logisticsId }: { logisticsId: string }) => (
  <DialogButton size="sm" text="Add document">
    {(close) => <AddDialog logisticsId={logisticsId} onClose={close} />}
  </DialogButton>
)

type AddDialogProps = { logisticsId: string; onClose: () => void }

function AddDialog({ logisticsId, onClose }: AddDialogProps) {
  const [base64File, setBase64File] = useState('')
  const [fileName, setFileName] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { mutateAsync, isPending, error } = useAddOfficeDocument()
  const read = (file: File) => {
    setFileName(file.name)
    return fileBase64(file)
  }
  return (
    <AddDocumentDialog
      onClose={onClose}
      adding={{
        field: (
          <FileField
            label="File"
            value={base64File}
            onChange={setBase64File}
            types={typesWithXml}
            upload={read}
            error={isMissing && base64File === '' ? 'Please upload document' : undefined}
          />
        ),
        isFilled: base64File !== '',
        onMissing: () => setIsMissing(true),
        add: (words) => mutateAsync({ logistics_id: logisticsId, ...words, base64File, file_name: fileName }),
        isBusy: isPending,
        error,
      }}
    />
  )
}
