import type { RegistrationInput } from '@tradelane/contract/onboarding/forms'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { uploadTo } from '../../../lib/queries/documents.ts'
import { DocumentDialog } from '../../../ui/dialogs/document-dialog.tsx'
import { FileField } from '../../../ui/forms/file-field.tsx'
import type { FieldName } from './fields.tsx'

const upload = uploadTo('user')

type DocumentFieldProps = {
  name: FieldName
  label: string
  /** The toast for a failed upload, if it differs from the usual one. */
  failure?: string
  className?: string
}

/** An uploaded document that can be viewed again; the form holds its link. */
export function DocumentField({ name, label, ...more }: DocumentFieldProps) {
  const { control } = useFormContext<RegistrationInput>()
  const { field, fieldState } = useController({ name, control })
  const [viewed, setViewed] = useState<string>()
  return (
    <>
      <FileField
        {...more}
        label={label}
        value={String(field.value ?? '')}
        onChange={field.onChange}
        upload={upload}
        onView={setViewed}
        error={fieldState.error?.message}
        ref={field.ref}
      />
      <DocumentDialog url={viewed} title={label} onClose={() => setViewed(undefined)} />
    </>
  )
}
