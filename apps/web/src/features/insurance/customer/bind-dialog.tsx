import type { WirePolicy } from '@tradelane/contract/insurance/policy'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { useApprovalFields } from '../../../lib/forms/use-approval-fields.ts'
import { ApiError, messageOf } from '../../../lib/net/api-error.ts'
import { ApprovalFields } from '../../../ui/approval-fields.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { ResendCode } from '../../../ui/resend-code.tsx'
import { toast } from '../../../ui/toast.ts'
import { BindTerms } from './bind-terms.tsx'
import { useBind, useBindCode } from './writes.ts'

type BindDialogProps = { policy: WirePolicy; onClose: () => void }

/** Premium, fee and insurer, and below them password and code for exactly that. */
export function BindDialog({ policy, onClose }: BindDialogProps) {
  const { insurance_id: id, quote } = policy
  const asking = useBindCode()
  const again = useBindCode()
  const binding = useBind()
  const fields = useApprovalFields()
  useEffect(() => asking.mutate(id), [])
  if (!quote) return null
  const isSentRecently = codeOf(asking.error) === 'CODE_SENT_RECENTLY'
  const isPoor = codeOf(binding.error) === 'INSUFFICIENT_FUNDS'
  const bind = async () => {
    if (!fields.areRight()) return
    try {
      const { message, insurance_status } = await binding.mutateAsync({ insurance_id: id, ...fields.given })
      onClose()
      toast[insurance_status === 'bound' ? 'success' : 'info'](message)
    } catch (error) {
      fields.refuse(error)
    }
  }
  return (
    <FormDialog
      title="Bind this policy"
      lead={
        isSentRecently
          ? 'Enter the code that we mailed you a moment ago.'
          : 'We mail you a code for exactly this policy at this premium.'
      }
      onClose={onClose}
      onSubmit={() => void bind()}
      submitText={`Pay ${formatAmount(quote.total, 'USD')}`}
      busyText="Paying…"
      isBusy={binding.isPending}
      isReady={!asking.isPending && (asking.isSuccess || isSentRecently)}
    >
      <div className="grid gap-5">
        <BindTerms quote={quote} payee={asking.data?.approves.payee} />
        {asking.error && !isSentRecently && (
          <Banner tone="lost" isNews>
            {messageOf(asking.error)}
          </Banner>
        )}
        <ApprovalFields {...fields} />
        {isPoor && (
          <Banner
            tone="wait"
            action={
              <Link to="/dashboard/wallet" className="text-link">
                Add balance
              </Link>
            }
          >
            The premium is paid from your US Dollar account.
          </Banner>
        )}
        <ResendCode send={() => again.mutateAsync(id)} />
      </div>
    </FormDialog>
  )
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined)
