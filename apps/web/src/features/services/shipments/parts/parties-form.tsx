import type { AskedDetails } from '@tradelane/contract/shipments/asked-details'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { ApiError, messageOf } from '../../../../lib/net/api-error.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { LeaveGuard } from '../../../../ui/dialogs/leave-guard.tsx'
import { DetailsFields } from '../../../../ui/parties/details-fields.tsx'
import { useDetailsSchema } from '../../../../ui/parties/details-schema.ts'
import type { Details } from '../../../../ui/parties/party-words.ts'

type PartiesFormProps = {
  details: Details
  asked: AskedDetails
  isOffice?: boolean
  submitText: string
  isBusy?: boolean
  error?: Error | null
  onSubmit: (given: Details) => void
  onClose: () => void
}

/** Every field may stay empty: what is known now is saved now. */
export function PartiesForm(props: PartiesFormProps) {
  const { details, asked, isOffice = false, submitText, isBusy = false, error, onSubmit, onClose } = props
  const form = useContractForm(useDetailsSchema(asked), details)
  return (
    <form noValidate onSubmit={form.handleSubmit((given) => onSubmit(given))} className="grid gap-6">
      <LeaveGuard isDirty={form.formState.isDirty} />
      <DetailsFields form={form} asked={asked} isOffice={isOffice} />
      {error && (
        <Banner tone="lost" isAlert>
          {refusalText(error)}
        </Banner>
      )}
      <div className="flex justify-end gap-3">
        <Button onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
        <Button type="submit" tone="main" isBusy={isBusy} busyText="Saving…">
          {submitText}
        </Button>
      </div>
    </form>
  )
}

/** The form has checked the same rules already. If the server still refuses a field, its message appears below the form. */
const refusalText = (error: Error): string =>
  (error instanceof ApiError && Object.values(error.fields)[0]) || messageOf(error)
