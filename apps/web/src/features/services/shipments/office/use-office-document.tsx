import { useState } from 'react'
import { fileBase64 } from '../../../../lib/forms/file-base64.ts'
import { FileField } from '../../../../ui/forms/file-field.tsx'
import { typesWithXml } from '../../../../ui/forms/file-rules.ts'
import type { DocumentWords } from '../parts/add-document.tsx'
import { useAddOfficeDocument } from './office-booking-queries.ts'

/** The back office's way of adding a document: the file goes with the call. */
export function useOfficeDocument(logisticsId: string) {
  const [base64File, setBase64File] = useState('')
  const [fileName, setFileName] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { mutateAsync, isPending, error, reset } = useAddOfficeDocument()
  const read = (file: File) => {
    setFileName(file.name)
    return fileBase64(file)
  }
  return {
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
    add: (words: DocumentWords) =>
      mutateAsync({ logistics_id: logisticsId, ...words, base64File, file_name: fileName }),
    isBusy: isPending,
    error,
    reset: () => {
      setBase64File('')
      setIsMissing(false)
      reset()
    },
  }
}
