import type { CodeRequestOf } from '@tradelane/contract/approvals/calls'
import type { addBalanceRequest } from '@tradelane/contract/wallet/code-request'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { ApprovalDialog } from '../../../ui/dialogs/approval-dialog.tsx'
import { useAddBalance } from './wallet-queries.ts'

type AddBalanceApprovalProps = {
  amount: string
  onCodeRefused: (error: Error) => void
  onBack: () => void
  onClose: () => void
  onAdded: (message: string) => void
}

const dollars = {
  sourceCurrencyCode: 'USD',
  destinationCurrencyCode: 'USD',
  fundingChannel: 'PREFUND',
} as const

export function AddBalanceApproval(props: AddBalanceApprovalProps) {
  const { amount: text, onCodeRefused, onBack, onClose, onAdded } = props
  const adding = useAddBalance()
  const amount = Number(text)
  return (
    <ApprovalDialog
      title={`Add ${formatAmount(text, 'USD')}`}
      action={{
        request: { type: 'add balance', amount, currency: 'USD' } satisfies CodeRequestOf<
          typeof addBalanceRequest
        >,
        send: (given) => adding.mutateAsync({ ...dollars, amount, ...given }),
        onDone: ({ message }) => onAdded(message),
        onCodeRefused,
      }}
      shown={{ amount, currency: 'USD' }}
      submitText={`Add ${formatAmount(text, 'USD')}`}
      busyText="Adding…"
      refused={() => ({ title: 'The balance was not added' })}
      onBack={onBack}
      onClose={onClose}
    />
  )
}
