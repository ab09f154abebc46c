import { deniedBooking } from '@tradelane/contract/shipments/office-calls'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextArea } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast.ts'
import type { Decided } from './decided.ts'
import { useDenyBooking } from './queries.ts'

export function DenyDialog({ booking, onClose }: { booking: Decided; onClose: () => void }) {
  const denying = useDenyBooking()
  const form = useContractForm(deniedBooking, { logistics_id: booking.logistics_id, reason: '' })
  const deny = form.handleSubmit(async (body) => {
    const answer = await denying.mutateAsync(body).catch(() => undefined)
    if (!answer) return
    toast.success(answer.message ?? 'The request is denied.')
    onClose()
  })
  return (
    <FormDialog
      title={`Deny ${booking.booking_number}`}
      lead="The company reads the reason. Nothing was paid for it."
      submitText="Deny"
      busyText="Denying…"
      isBusy={denying.isPending}
      onSubmit={() => void deny()}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <TextArea
          label="Reason"
          maxLength={300}
          error={form.formState.errors.reason?.message}
          {...form.register('reason')}
        />
        {denying.error && (
          <Banner tone="lost" isNews>
            {messageOf(denying.error)}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}
