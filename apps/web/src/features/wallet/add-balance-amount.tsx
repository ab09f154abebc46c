import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { formatAmount } from '../../lib/format-amount.ts'
import { balancesQuery } from '../../lib/wallet.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
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
  const formId = useId()
  const [problem, setProblem] = useState<string>()
  const { data: balances } = useQuery(balancesQuery)
  const sending = useSendAddBalanceCode()
  const dollars = balances?.find(({ curSymbol }) => curSymbol === 'USD')

  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isPending) return
    if (Number(amount) <= 0) return setProblem('Enter a valid amount')
    sending.mutate(Number(amount), {
      onSuccess: onSent,
      onError: (error) => {
        const told =
          error instanceof ApiError && (error.fields.amount ?? (error.status === 429 && error.message))
        if (told) setProblem(told)
        else toast.error(messageOf(error))
      },
    })
  }

  return (
    <Dialog
      isOpen
      size="sm"
      title="Add balance"
      lead="To your US Dollar account, from your prefunded balance. It is there at once."
      onClose={onClose}
      isBusy={sending.isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={sending.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="main"
            isBusy={sending.isPending}
            busyText="Sending the code…"
          >
            Continue
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={goOn} noValidate>
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
      </form>
    </Dialog>
  )
}
