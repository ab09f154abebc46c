import type { WirePolicy } from '@tradelane/contract/insurance/policy'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { recordWord } from '../parts/policy-words.ts'
import { useCancel } from './writes.ts'

/** Cancels a policy. A paid premium is refunded if the cover has not started. */
export function CancelPolicy({ policy, closed }: { policy: WirePolicy; closed: string | undefined }) {
  const cancelling = useCancel()
  const cancel = async () => {
    const { message, refunded } = await cancelling.mutateAsync(policy.insurance_id)
    const refund = refunded === null ? '' : ` ${formatAmount(refunded, 'USD')} goes back to your wallet.`
    return { message: message ?? `The policy has been cancelled.${refund}` }
  }
  const cancelText = `Cancel ${recordWord(policy).toLowerCase()}`
  return (
    <DialogButton text={cancelText} closed={closed}>
      {(close) => (
        <ConfirmDialog
          title={`Cancel ${policy.policy_number}?`}
          lead={
            policy.state === 'bound' && policy.quote
              ? `Your goods are then no longer insured, and the certificate is marked as cancelled. The premium of ${formatAmount(policy.quote.premium, 'USD')} goes back to your wallet; our fee does not.`
              : 'Nothing was insured or charged yet. The quote request stays in your list.'
          }
          confirmText={cancelText}
          busyText="Cancelling…"
          cancelText="Keep it"
          send={cancel}
          onClose={close}
        />
      )}
    </DialogButton>
  )
}
