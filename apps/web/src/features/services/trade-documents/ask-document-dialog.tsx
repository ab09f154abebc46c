import { documentRequest } from '@tradelane/contract/trade-documents/state-calls'
import { type TradeDocumentType, tradeDocumentTypes } from '@tradelane/contract/trade-documents/types'
import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { DateInput, TextInput } from '../../../ui/forms/text-input.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRequest } from './state-queries.ts'

const options = Object.entries(tradeDocumentTypes).map(([value, label]) => ({ value, label }))

type AskDocumentDialogProps = {
  transactionId: string
  type: TradeDocumentType
  asked: string
  onClose: () => void
}

/** Asks somebody without an account for one document, by email. */
export function AskDocumentDialog({ transactionId, type, asked, onClose }: AskDocumentDialogProps) {
  const form = useContractForm(documentRequest, {
    ...{ transaction_id: transactionId, type, asked, recipient: '', email: '', due_on: '' },
  })
  const { errors } = form.formState
  const asking = useRequest()
  const send = form.handleSubmit((body) =>
    asking.mutate(body, {
      onSuccess: () => {
        onClose()
        toast.success(`We email ${body.email} a link`)
      },
      onError: (error) => showRefusedFields(form, error),
    }),
  )
  const field = (name: 'asked' | 'recipient' | 'email', label: string) => (
    <TextInput label={label} autoComplete="off" error={errors[name]?.message} {...form.register(name)} />
  )
  return (
    <FormDialog
      title="Ask for a document"
      lead="They receive an email with a link that takes one file, until the day that you choose. They need no account."
      submitText="Send request"
      busyText="Sending…"
      isBusy={asking.isPending}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <div className="grid gap-4">
        <Select label="Type" options={options} error={errors.type?.message} {...form.register('type')} />
        {field('asked', 'What you need')}
        {field('recipient', 'Who brings it')}
        {field('email', 'Their email')}
        <DateInput label="Due" error={errors.due_on?.message} {...form.register('due_on')} />
        {asking.error && Object.keys(errors).length === 0 && (
          <Banner tone="lost" isAlert>
            {messageOf(asking.error)}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}
