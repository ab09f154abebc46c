import { type TradeDocumentType, tradeDocumentTypes } from '@tradelane/contract/trade-documents/types'
import { useState } from 'react'
import { ApiError, messageOf } from '../../../lib/net/api-error.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { FileChoice } from '../../../ui/forms/file-choice.tsx'
import { whyRefused } from '../../../ui/forms/file-rules.ts'
import { Select } from '../../../ui/forms/select.tsx'
import { useSending } from '../../../ui/forms/use-sending.ts'
import { useAddDocument } from './document-queries.ts'

const options = Object.entries(tradeDocumentTypes).map(([value, label]) => ({ value, label }))

type AddDocumentDialogProps = { transactionId: string; type: TradeDocumentType; onClose: () => void }

/** A file for the trade: another one of its type is the next version. */
export function AddDocumentDialog({ transactionId, type: first, onClose }: AddDocumentDialogProps) {
  const [type, setType] = useState(first)
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const adding = useAddDocument(transactionId)
  const sending = useSending(
    async (added: { type: TradeDocumentType; file: File }) => {
      const { version } = await adding.mutateAsync(added)
      return { message: version > 1 ? `Document added as version ${version}` : 'Document added' }
    },
    { onDone: onClose, onFailure: (error) => setProblem(reasonOf(error)) },
  )
  const choose = (chosen: File) => {
    const refusal = whyRefused(chosen)
    setProblem(refusal)
    setFile(refusal ? undefined : chosen)
  }
  return (
    <FormDialog
      title="Add a document"
      lead="Everybody in your company can open it on the page of this trade."
      submitText="Add document"
      busyText="Uploading…"
      isBusy={sending.isPending}
      onClose={onClose}
      onSubmit={() => (file ? sending.mutate({ type, file }) : setProblem('Choose a file'))}
    >
      <div className="grid gap-4">
        <Select
          label="Type"
          options={options}
          value={type}
          onChange={({ target }) => setType(target.value as TradeDocumentType)}
        />
        <FileChoice label="File" file={file} problem={problem} onFile={choose} />
      </div>
    </FormDialog>
  )
}

/** What was found in the file, or why it could not be sent. */
const reasonOf = (error: Error): string =>
  (error instanceof ApiError && error.fields.base64File) || messageOf(error)
