import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAmount } from '../../lib/format/format-amount.ts'
import { ApiError, messageOf } from '../../lib/net/api-error.ts'
import { balancesQuery } from '../../lib/queries/wallet.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useSendAddBalanceCode } from './queries.ts'

type AddBalanceAmountProps = {
  amount: string
  onChange: (amount: string) => void
  onSent: () => void
  onClose: () => void
}

export function AddBalanceAmount({ amount, onChange, onSent, onClose }: AddBalanceAmountProps) {
  const [problem, setProblem] = useState<string>()
  const { data: balances } = useQuery(balancesQuery)
  const sending = useSendAddBalanceCode()
  const dollars = balances?.find(({ curSymbol }) => curSymbol === 'USD')

  const goOn = () => {
    if (Number(amount) <= 0) return setProblem('Enter a valid amount')
    sending.mutate(Number(amount), {
      onSuccess: onSent,
      onError: (error) => {
        const told = aboutTheAmount(error)
        if (told) setProblem(told)
        else toast.error(messageOf(error))
      },
    })
  }

  return (
    <FormDialog
      title="Add balance"
      lead="To your US Dollar account, from your prefunded balance. It is there at once."
      onClose={onClose}
      onSubmit={goOn}
      submitText="Continue"
      busyText="Sending the code…"
      isBusy={sending.isPending}
    >
      <MoneyField
        label="Amount"
        value={amount}
        onChange={(text) => {
          setProblem(undefined)
          onChange(text)
        }}
        currency="USD"
        isBig
        error={problem}
        help={dollars && `You have ${formatAmount(dollars.balance, 'USD')} now.`}
      />
    </FormDialog>
  )
}

/** What can be put right here: the amount itself, or asking again in a moment. */
function aboutTheAmount(error: Error): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.fields.amount ?? (error.status === 429 ? error.message : undefined)
}
