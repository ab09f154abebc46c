import {
  type TransportDocumentForm,
  transportDocumentForms,
} from '@tradelane/contract/lists/transport-document-forms'
import { Select } from './select.tsx'
import { TextInput } from './text-input.tsx'

/** '' is not given. */
export type TypedTransportForm = {
  document_form: TransportDocumentForm | ''
  platform: string
  platform_reference: string
}

type TransportFormFieldsProps = {
  value: TypedTransportForm
  onChange: (changed: Partial<TypedTransportForm>) => void
  faults: Readonly<Record<string, string>>
}

const options = Object.entries(transportDocumentForms).map(([value, label]) => ({ value, label }))

/** In which form a transport document exists, and where an electronic one is kept. */
export function TransportFormFields({ value, onChange, faults }: TransportFormFieldsProps) {
  return (
    <>
      <Select
        label="Form of the document"
        placeholder="Choose the form"
        help="What you upload of paper is a scan. Where the original is asked for, a scan is examined as a copy."
        options={options}
        value={value.document_form}
        onChange={({ target }) => onChange({ document_form: target.value as TransportDocumentForm })}
        error={faults.document_form}
      />
      {value.document_form === 'electronic' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput
            label="Platform"
            maxLength={100}
            value={value.platform}
            onChange={({ target }) => onChange({ platform: target.value })}
            error={faults.platform}
          />
          <TextInput
            label="Reference on the platform"
            maxLength={100}
            value={value.platform_reference}
            onChange={({ target }) => onChange({ platform_reference: target.value })}
            error={faults.platform_reference}
          />
        </div>
      )}
    </>
  )
}
