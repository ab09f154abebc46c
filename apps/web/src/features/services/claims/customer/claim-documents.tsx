import { claimDocumentKinds } from '@tradelane/contract/claims/calls'
import { useRef, useState } from 'react'
import { uploadInvoiceTo, uploadTo } from '../../../../lib/queries/documents.ts'
import { FileField } from '../../../../ui/forms/file-field.tsx'
import { fileTypes, typesWithXml } from '../../../../ui/forms/file-rules.ts'
import { Select } from '../../../../ui/forms/select.tsx'
import type { UploadFile } from '../../../../ui/forms/use-file-upload.ts'
import { type ClaimDocument, type DocumentKind, missingKinds } from '../parts/claim-values.ts'
import { DocumentList } from '../parts/document-list.tsx'

type ClaimDocumentsProps = {
  documents: ClaimDocument[]
  /** Those that the claim has besides. */
  others?: readonly ClaimDocument[]
  onChange: (documents: ClaimDocument[]) => void
  error?: string | undefined
}

const store = uploadTo('claims')
const storeInvoice = uploadInvoiceTo('claims')
const options = Object.entries(claimDocumentKinds).map(([value, { label, isRequired }]) => ({
  value,
  label: isRequired ? label : `${label} (optional)`,
}))

/** The documents of a claim, added one by one: first the kind, then the file. */
export function ClaimDocuments({ documents, others = [], onChange, error }: ClaimDocumentsProps) {
  const [chosen, setChosen] = useState<DocumentKind>()
  const [wanted] = missingKinds([...others, ...documents])
  const kind = chosen ?? wanted ?? 'photo'
  const isInvoice = kind === 'commercial_invoice'
  const name = useRef('')
  const upload: UploadFile = (file, onProgress) => {
    name.current = file.name
    return (isInvoice ? storeInvoice : store)(file, onProgress)
  }
  const add = (url: string) => {
    onChange([...documents, { kind, url, file_name: name.current }])
    setChosen(undefined)
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {documents.length > 0 && (
        <DocumentList
          documents={documents}
          onRemove={(removed) => onChange(documents.filter((document) => document !== removed))}
        />
      )}
      <Select
        label="Kind of document"
        options={options}
        value={kind}
        onChange={({ target }) => setChosen(target.value as DocumentKind)}
      />
      <FileField
        label={claimDocumentKinds[kind].label}
        isOptional={!claimDocumentKinds[kind].isRequired}
        value=""
        types={isInvoice ? typesWithXml : fileTypes}
        upload={upload}
        onChange={add}
        error={error}
      />
    </div>
  )
}
