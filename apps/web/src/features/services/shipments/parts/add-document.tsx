import { missingOfForm, type TransportForm } from '@tradelane/contract/lists/transport-document-forms'
import { shippingDocumentKinds, shippingDocuments } from '@tradelane/contract/shipments/shipping-documents'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TransportFormFields, type TypedTransportForm } from '../../../../ui/forms/transport-form-fields.tsx'
import { toast } from '../../../../ui/toast.ts'

type Kind = (typeof shippingDocumentKinds)[number]
/** What is said of a document: its kind and, of a transport document, its form. */
type DocumentWords = { document_type: Kind } & TransportForm
const noForm: TypedTransportForm = { document_form: '', platform: '', platform_reference: '' }

type DocumentAdding = {
  /** The field that holds the file, whichever way it is sent. */
  field: ReactNode
  /** What is wrong with the file, before anything is sent. */
  isFilled: boolean
  onMissing: () => void
  add: (words: DocumentWords) => Promise<unknown>
  isBusy: boolean
  error: Error | null
}

const kinds = shippingDocumentKinds.map((value) => ({ value, label: shippingDocuments[value] }))

type AddDocumentDialogProps = { adding: DocumentAdding; onClose: () => void }

/** One document with its kind. Customers and the back office send theirs by different calls. */
export function AddDocumentDialog({ adding, onClose }: AddDocumentDialogProps) {
  const words = useWords()
  const send = async () => {
    const said = words.read()
    if (!adding.isFilled) adding.onMissing()
    if (!said || !adding.isFilled) return
    const isAdded = await adding.add(said).then(
      () => true,
      () => false,
    )
    if (!isAdded) return
    toast.success('The document has been added to the booking.')
    onClose()
  }
  return (
    <FormDialog
      title="Add a document"
      lead="The company and Tradelane can both view it."
      submitText="Add"
      busyText="Adding…"
      isBusy={adding.isBusy}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <div className="grid gap-5">
        {words.fields}
        {adding.field}
        {adding.error && (
          <Banner tone="lost" isAlert>
            {messageOf(adding.error)}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}

/** Kind and form, as they are typed. */
function useWords() {
  const [kind, setKind] = useState<Kind | ''>('')
  const [form, setForm] = useState(noForm)
  const [isTried, setIsTried] = useState(false)
  const isTransport = kind === 'bill_of_lading'
  const faults = isTransport ? faultsOf(form) : {}
  return {
    fields: (
      <>
        <Select
          label="Kind"
          placeholder="Select a type"
          options={kinds}
          value={kind}
          onChange={({ target }) => setKind(kinds.find(({ value }) => value === target.value)?.value ?? '')}
          error={isTried && kind === '' ? 'Select a type' : undefined}
        />
        {isTransport && (
          <TransportFormFields
            value={form}
            onChange={(changed) => setForm((before) => ({ ...before, ...changed }))}
            faults={isTried ? faults : {}}
          />
        )}
      </>
    ),
    /** Undefined, and shown at its field, where something is missing. */
    read: (): DocumentWords | undefined => {
      setIsTried(true)
      if (kind === '' || Object.keys(faults).length > 0) return
      return { document_type: kind, ...(isTransport && sentForm(form)) }
    },
  }
}

/** The call does not ask for the form: older clients do not send it. */
const faultsOf = (form: TypedTransportForm): Record<string, string> =>
  form.document_form === ''
    ? { document_form: 'Choose the form of the document' }
    : Object.fromEntries(missingOfForm(form).map(({ field, message }) => [field, message]))

const sentForm = ({ document_form, ...place }: TypedTransportForm): TransportForm =>
  document_form === 'electronic' ? { document_form, ...place } : document_form === '' ? {} : { document_form }
