import { useQuery } from '@tanstack/react-query'
import { type TradeDocumentType, tradeDocumentTypes } from '@tradelane/contract/trade-documents/types'
import { useState } from 'react'
import { ApiError, messageOf } from '../../../lib/net/api-error.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { FileChoice } from '../../../ui/forms/file-choice.tsx'
import { whyRefused } from '../../../ui/forms/file-rules.ts'
import { Select } from '../../../ui/forms/select.tsx'
import { DateInput } from '../../../ui/forms/text-input.tsx'
import { useSending } from '../../../ui/forms/use-sending.ts'
import { documentsOfTradeQuery, useAddDocument } from './document-queries.ts'
import { becomes } from './versions.ts'

const options = Object.entries(tradeDocumentTypes).map(([value, label]) => ({ value, label }))

type AddDocumentDialogProps = { transactionId: string; type: TradeDocumentType; onClose: () => void }

/** A file for the trade: another one of its type is the next version. */
export function AddDocumentDialog({ transactionId, type: first, onClose }: AddDocumentDialogProps) {
  const [type, setType] = useState(first)
  const [file, setFile] = useState<File>()
  const [expiresOn, setExpiresOn] = useState('')
  const [problem, setProblem] = useState<string>()
  const adding = useAddDocument(transactionId)
  const { data } = useQuery(documentsOfTradeQuery(transactionId, true))
  const refusal = whyRefused(file)
  const version =
    data &&
    becomes({ type, file_name: refusal ? undefined : file?.name }, [...data.documents, ...data.removed])
  const sending = useSending(
    async (added: { type: TradeDocumentType; file: File; expires_on: string }) => {
      const { version } = await adding.mutateAsync(added)
      return { message: version > 1 ? `Document added as version ${version}` : 'Document added' }
    },
    { onDone: onClose, onFailure: (error) => setProblem(dayProblem(error) ? undefined : reasonOf(error)) },
  )
  const send = () => {
    if (!file || refusal) setProblem(refusal ?? 'Choose a file')
    else sending.mutate({ type, file, expires_on: expiresOn })
  }
  const choose = (chosen: File | undefined) => {
    setProblem(undefined)
    setFile(chosen)
  }
  return (
    <FormDialog
      title="Add a document"
      lead="Everybody in your company can open it on the page of this trade."
      submitText="Add document"
      busyText="Uploading…"
      isBusy={sending.isPending}
      onClose={onClose}
      onSubmit={send}
    >
      <div className="grid gap-4">
        <Select
          label="Type"
          options={options}
          value={type}
          onChange={({ target }) => setType(target.value as TradeDocumentType)}
        />
        <DateInput
          label="Good until"
          isOptional
          help="The last day, where the paper has an end."
          error={dayProblem(sending.error)}
          value={expiresOn}
          onChange={({ target }) => setExpiresOn(target.value)}
        />
        <FileChoice label="File" file={file} problem={problem} onFile={choose} />
        <p role="status" className="text-ink-2 empty:hidden">
          {version}
        </p>
      </div>
    </FormDialog>
  )
}

const dayProblem = (error: Error | null) => (error instanceof ApiError ? error.fields.expires_on : undefined)

/** What was found in the file, or why it could not be sent. */
const reasonOf = (error: Error): string =>
  (error instanceof ApiError && error.fields.base64File) || messageOf(error)
