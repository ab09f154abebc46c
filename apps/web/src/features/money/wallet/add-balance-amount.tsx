import { useQuery } from '@tanstack/react-query'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { balancesQuery } from '../../../lib/queries/wallet.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { MoneyField } from '../../../ui/forms/money-field.tsx'

type AddBalanceAmountProps = {
  amount: string
  problem: string | undefined
  onChange: (amount: string) => void
  onEntered: () => void
  onClose: () => void
}

export function AddBalanceAmount(props: AddBalanceAmountProps) {
  const { amount, problem, onChange, onEntered, onClose } = props
  const { data: balances } = useQuery(balancesQuery)
  const dollars = balances?.find(({ curSymbol }) => curSymbol === 'USD')
  return (
    <FormDialog
      title="Add balance"
      lead="To your US Dollar account, from your prefunded balance. It is available at once."
      onClose={onClose}
      onSubmit={onEntered}
      submitText="Continue"
      busyText="Continue"
      isBusy={false}
    >
      <MoneyField
        label="Amount"
        value={amount}
        onChange={onChange}
        currency="USD"
        isBig
        error={problem}
        help={dollars && `Your balance is ${formatAmount(dollars.balance, 'USD')}.`}
      />
    </FormDialog>
  )
}
