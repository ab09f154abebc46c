import { bookingDetails } from '@tradelane/contract/shipments/forms'
import { useState } from 'react'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { ApiError, messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { LeaveGuard } from '../../../ui/leave-guard.tsx'
import { DetailsFields } from '../../../ui/parties/details-fields.tsx'
import type { Details } from '../../../ui/parties/party-words.ts'
import { toast } from '../../../ui/toast.ts'
import { useSaveDetails } from '../parts/queries.ts'

type PartiesFormProps = {
  logisticsId: string
  details: Details
  /** Of these details, so that a colleague's newer ones are not overwritten. */
  savedAt: string | null
  onClose: () => void
}

/** Every field may stay empty: what is known now is saved now. */
export function PartiesForm({ logisticsId, details, savedAt, onClose }: PartiesFormProps) {
  // Refreshed behind the form: what the person sees is what it was opened with.
  const [seen] = useState(savedAt)
  const form = useContractForm(bookingDetails, details)
  const saving = useSaveDetails()
  const save = form.handleSubmit(async (given) => {
    const answer = await saving
      .mutateAsync({ logistics_id: logisticsId, details: given, details_saved_at: seen })
      .catch(() => undefined)
    if (!answer) return
    toast.success(answer.message ?? 'Saved.')
    onClose()
  })
  return (
    <form noValidate onSubmit={save} className="grid gap-6">
      <LeaveGuard isDirty={form.formState.isDirty} />
      <DetailsFields form={form} />
      {saving.error && (
        <Banner tone="lost" isAlert>
          {refusalText(saving.error)}
        </Banner>
      )}
      <div className="flex justify-end gap-3">
        <Button onClick={onClose} disabled={saving.isPending}>
          Cancel
        </Button>
        <Button type="submit" tone="main" isBusy={saving.isPending} busyText="Saving…">
          Save
        </Button>
      </div>
    </form>
  )
}

/** The form has checked the same rules already. If the server still refuses a field, its message appears below the form. */
const refusalText = (error: Error): string =>
  (error instanceof ApiError && Object.values(error.fields)[0]) || messageOf(error)
