import { refusalReason } from '@tradelane/contract/simple-payment/release-calls'
import { z } from 'zod/mini'
import { showRefusedFields, useContractForm } from '../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../lib/net/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.ts'
import { useRefuse } from './approval-queries.ts'

const refusal = z.object({ reason: refusalReason })

export function RefuseDialog({ simplePaymentId, onClose }: { simplePaymentId: string; onClose: () => void }) {
  const form = useContractForm(refusal, { reason: '' })
  const refusing = useRefuse()
  const send = form.handleSubmit(({ reason }) =>
    refusing.mutate(
      { simple_payment_id: simplePaymentId, reason },
      {
        onSuccess: ({ message }) => {
          onClose()
          toast.success(message ?? 'The payment is refused.')
        },
        onError: (error) => showRefusedFields(form, error),
      },
    ),
  )
  return (
    <FormDialog
      title="Refuse this payment"
      lead="It goes back to whoever prepared it, as a draft, with your reason."
      onClose={onClose}
      onSubmit={() => void send()}
      submitText="Refuse payment"
      busyText="Refusing…"
      isBusy={refusing.isPending}
    >
      <div className="grid gap-4">
        <TextInput
          label="Reason"
          maxLength={200}
          error={form.formState.errors.reason?.message}
          {...form.register('reason')}
        />
        {refusing.error && (
          <Banner tone="lost" isNews>
            {messageOf(refusing.error)}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}
