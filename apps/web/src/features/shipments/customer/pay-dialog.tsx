import { useEffect, useRef } from 'react'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { useApprovalFields } from '../../../lib/forms/use-approval-fields.ts'
import { ApiError, messageOf } from '../../../lib/net/api-error.ts'
import { ApprovalFields } from '../../../ui/approval-fields.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { ResendCode } from '../../../ui/resend-code.tsx'
import { toast } from '../../../ui/toast.ts'
import { type BookingDetail, usePayFreight, useSendPayCode } from '../parts/queries.ts'

type PayDialogProps = { detail: BookingDetail; onClose: () => void }

/** Password and code for exactly this freight: amount, fee and payee stand above them. */
export function PayDialog({ detail, onClose }: PayDialogProps) {
  const { logistics, charge } = detail
  const amount = formatAmount(charge.amount, charge.currency)
  const sending = useCodeOnOpening(logistics.logistics_id)
  const paying = usePayFreight()
  const fields = useApprovalFields()
  const isRecent = sending.error instanceof ApiError && sending.error.code === 'CODE_SENT_RECENTLY'
  const refusal = lackOf(paying.error) ?? (isRecent ? undefined : sending.error)

  const pay = async () => {
    if (!fields.areRight()) return
    try {
      const { message } = await paying.mutateAsync({ logistics_id: logistics.logistics_id, ...fields.given })
      toast.success(message)
      onClose()
    } catch (error) {
      if (!lackOf(error)) fields.refuse(error)
    }
  }
  return (
    <FormDialog
      title="Pay the freight"
      lead={
        isRecent
          ? 'Enter the code that we mailed you a moment ago.'
          : 'We mail you a code for exactly this payment.'
      }
      onClose={onClose}
      onSubmit={() => void pay()}
      submitText={`Pay ${amount}`}
      busyText="Paying…"
      isBusy={paying.isPending}
      isReady={!refusal && !sending.isPending}
    >
      {refusal ? <Refused error={refusal} /> : <Form detail={detail} fields={fields} />}
    </FormDialog>
  )
}

type FormProps = { detail: BookingDetail; fields: ReturnType<typeof useApprovalFields> }

function Form({ detail: { logistics, charge }, fields }: FormProps) {
  const again = useSendPayCode()
  const fee = charge.lines.find(({ code }) => code === 'service_fee')
  return (
    <div className="grid gap-5">
      <div className="num rounded-md bg-mist p-4">
        <p className="text-lg font-semibold">{formatAmount(charge.amount, charge.currency)}</p>
        <p className="wrap-anywhere">
          to <strong className="font-semibold">{logistics.freight.name}</strong>, through Tradelane
        </p>
        {fee && (
          <p className="text-ink-2">
            {formatAmount(fee.amount, charge.currency)} of it are our fee, {charge.service_rate} % of the
            freight
          </p>
        )}
        <p className="text-ink-2">
          for {logistics.booking_number}, from your {charge.currency} account
        </p>
      </div>
      <ApprovalFields {...fields} />
      <ResendCode send={() => again.mutateAsync(logistics.logistics_id)} />
    </div>
  )
}

/** What no other code would change. */
function lackOf(error: unknown): ApiError | undefined {
  const codes = ['INSUFFICIENT_FUNDS', 'PROVIDER_REFUSED', 'KYB_REQUIRED', 'KYB_PENDING', 'ILLEGAL_STATE']
  return error instanceof ApiError && codes.includes(error.code) ? error : undefined
}

function Refused({ error }: { error: Error }) {
  const isPoor = error instanceof ApiError && error.code === 'INSUFFICIENT_FUNDS'
  return (
    <Banner
      tone="lost"
      isNews
      action={
        isPoor && (
          <LinkButton to="/dashboard" size="sm">
            Go to Dashboard
          </LinkButton>
        )
      }
    >
      {messageOf(error)}
      {isPoor && ' Please go to your dashboard and add some balance to your wallet'}
    </Banner>
  )
}

/** Once, though effects run twice while developing. */
function useCodeOnOpening(logisticsId: string) {
  const sending = useSendPayCode()
  const isSent = useRef(false)
  const { mutate } = sending
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    mutate(logisticsId)
  }, [mutate, logisticsId])
  return sending
}
