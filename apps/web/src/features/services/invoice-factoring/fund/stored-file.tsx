import { useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { DocumentDialog } from '../../../../ui/dialogs/document-dialog.tsx'
import { FileField } from '../../../../ui/forms/file-field.tsx'
import type { FileTypes } from '../../../../ui/forms/file-rules.ts'
import type { UploadFile } from '../../../../ui/forms/use-file-upload.ts'
import type { FundValues } from './fund-values.ts'

type StoredFileProps = {
  name: 'invoice_file' | 'purchase_order_file' | 'shipping_file'
  label: string
  upload: UploadFile
  types?: FileTypes
  help?: string
}

/** An uploaded document that can be viewed again; the form holds its link and its name. */
export function StoredFile({ name, label, ...more }: StoredFileProps) {
  const { control, setValue } = useFormContext<FundValues>()
  const fileName = useWatch({ control, name: `${name}_name` })
  const { field, fieldState } = useController({ name, control })
  const [viewed, setViewed] = useState<string>()
  return (
    <>
      <FileField
        {...more}
        label={label}
        value={field.value}
        onChange={(url, given) => {
          setValue(`${name}_name`, given)
          field.onChange(url)
        }}
        fileName={fileName}
        onView={setViewed}
        error={fieldState.error?.message}
        ref={field.ref}
      />
      <DocumentDialog url={viewed} title={label} onClose={() => setViewed(undefined)} />
    </>
  )
}
