import { useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { uploadTo } from '../../../../lib/queries/documents.ts'
import { DocumentDialog } from '../../../../ui/dialogs/document-dialog.tsx'
import { FileField } from '../../../../ui/forms/file-field.tsx'
import type { FundValues } from './fund-values.ts'

const upload = uploadTo('invoice_factoring')

export function FileFields() {
  return (
    <div className="grid gap-5">
      <StoredFile name="invoice_file" label="Invoice" />
      <StoredFile name="purchase_order_file" label="Purchase order" />
      <StoredFile
        name="shipping_file"
        label="Transport document"
        help="Needed unless a booking of this trade shows that you ship to the buyer. png, jpeg, jpg or pdf, up to 10 MB"
      />
    </div>
  )
}

type StoredFileProps = {
  name: 'invoice_file' | 'purchase_order_file' | 'shipping_file'
  label: string
  help?: string
}

/** An uploaded document that can be viewed again; the form holds its link and its name. */
function StoredFile({ name, label, ...more }: StoredFileProps) {
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
        upload={upload}
        onView={setViewed}
        error={fieldState.error?.message}
        ref={field.ref}
      />
      <DocumentDialog url={viewed} title={label} onClose={() => setViewed(undefined)} />
    </>
  )
}
