import { shippingDocumentKinds, shippingDocuments } from '@tradelane/contract/shipments/shipping-documents'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { toast } from '../../../../ui/toast.ts'

type Kind = (typeof shippingDocumentKinds)[number]

export type DocumentAdding = {
  /** The field that holds the file, whichever way it is sent. */
  field: ReactNode
  /** What is wrong with the file, before anything is sent. */
  isFilled: boolean
  onMissing: () => void
  add: (kind: Kind) => Promise<unknown>
  isBusy: boolean
  error: Error | null
  reset: () => void
}

const kinds = shippingDocumentKinds.map((value) => ({ value, label: shippingDocuments[value] }))

/** One document with its kind. Customers and the back office send theirs by different calls. */
export function AddDocument({ adding }: { adding: DocumentAdding }) {
  const [isOpen, setIsOpen] = useState(false)
  const [kind, setKind] = useState<Kind | ''>('')
  const [isKindMissing, setIsKindMissing] = useState(false)
  const close = () => {
    setIsOpen(false)
    setKind('')
    setIsKindMissing(false)
    adding.reset()
  }
  const send = async () => {
    setIsKindMissing(kind === '')
    if (!adding.isFilled) adding.onMissing()
    if (kind === '' || !adding.isFilled) return
    const isAdded = await adding.add(kind).then(
      () => true,
      () => false,
    )
    if (!isAdded) return
    toast.success('The document has been added to the booking.')
    close()
  }
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        Add document
      </Button>
      {isOpen && (
        <FormDialog
          title="Add a document"
          lead="The company and Tradelane can both view it."
          submitText="Add"
          busyText="Adding…"
          isBusy={adding.isBusy}
          onSubmit={() => void send()}
          onClose={close}
        >
          <div className="grid gap-5">
            <Select
              label="Kind"
              placeholder="Select a type"
              options={kinds}
              value={kind}
              onChange={({ target }) =>
                setKind(kinds.find(({ value }) => value === target.value)?.value ?? '')
              }
              error={isKindMissing && kind === '' ? 'Select a type' : undefined}
            />
            {adding.field}
            {adding.error && (
              <Banner tone="lost" isAlert>
                {messageOf(adding.error)}
              </Banner>
            )}
          </div>
        </FormDialog>
      )}
    </>
  )
}
