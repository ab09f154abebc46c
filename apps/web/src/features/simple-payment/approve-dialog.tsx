import type { Currency } from '@tradelane/money'
import { useEffect } from 'react'
import { formatAmount } from '../../lib/format/format-amount.ts'
import { useApprovalFields } from '../../lib/forms/use-approval-fields.ts'
import { ApiError, messageOf } from '../../lib/net/api-error.ts'
import { ApprovalFields } from '../../ui/approval-fields.tsx'
import { Banner } from '../../ui/banner.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { type ApprovalPrice, useApprove, usePrepareApproval } from './approval-queries.ts'
import { Approves } from './approves.tsx'
import type { PaymentDetail } from './queries.ts'

type ApproveDialogProps = { page: PaymentDetail; onClose: () => void }

/** The payment at this moment's price, beside what it was submitted at; then password and code for exactly that. */
export function ApproveDialog({ page, onClose }: ApproveDialogProps) {
  const { simple_payment: payment } = page
  const { simple_payment_id: id } = payment
  const preparing = usePrepareApproval()
  const approving = useApprove()
  const fields = useApprovalFields()
  useEffect(() => preparing.mutate(id), [])
  const price = preparing.data
  const submit = () => {
    if (!price || !fields.areRight()) return
    approving.mutate(
      { simple_payment_id: id, quote_id: price.quote_id, ...fields.given },
      {
        onSuccess: ({ message }) => {
          onClose()
          toast.success(message)
        },
        onError: (error) => {
          fields.refuse(error)
          // The price ran out while the code was looked for: a new one is shown, and has to be confirmed.
          if (error instanceof ApiError && error.code === 'QUOTE_EXPIRED') preparing.mutate(id)
        },
      },
    )
  }
  return (
    <FormDialog
      title="Approve this payment"
      lead={price?.notice ?? 'We mail you a code for exactly this payment at this price.'}
      onClose={onClose}
      onSubmit={submit}
      submitText={`Approve ${formatAmount(payment.amount_sent ?? 0, payment.amount_sent_currency as Currency)}`}
      busyText="Approving…"
      isBusy={approving.isPending}
      isReady={price !== undefined && !preparing.isPending}
    >
      {preparing.error ? (
        <Banner tone="lost" isNews>
          {messageOf(preparing.error)}
        </Banner>
      ) : price ? (
        <div className="grid gap-5">
          <Approves
            amount={formatAmount(payment.amount_sent ?? 0, payment.amount_sent_currency as Currency)}
            payee={payment.company_name ?? ''}
            lastFour={payment.account_last_four ?? ''}
          >
            <Arrives price={price} currency={payment.amount_received_currency as Currency} />
          </Approves>
          <ApprovalFields {...fields} />
        </div>
      ) : (
        <Skeleton className="h-40" />
      )}
    </FormDialog>
  )
}

/** What arrives now; where the rate has changed since, what it would have been. */
function Arrives({ price: { before, now }, currency }: { price: ApprovalPrice; currency: Currency }) {
  const isChanged = before.amount_received !== now.amount_received
  return (
    <div className="num mt-2 text-ink-2">
      <p>{formatAmount(now.amount_received, currency)} arrive.</p>
      {isChanged && (
        <p role="alert" className="mt-1 font-medium text-wait">
          The rate has changed: when it was submitted, {formatAmount(before.amount_received, currency)} would
          have arrived.
        </p>
      )}
    </div>
  )
}
