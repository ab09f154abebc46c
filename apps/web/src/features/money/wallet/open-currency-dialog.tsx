import { useSuspenseQuery } from '@tanstack/react-query'
import { type OfferedCurrency, offeredCurrencies } from '@tradelane/contract/lists/offered-currencies'
import { type Currency, currencies } from '@tradelane/money'
import { useState } from 'react'
import { messageOf } from '../../../lib/net/api-error.ts'
import { balancesQuery } from '../../../lib/queries/wallet.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { SelectSearch } from '../../../ui/forms/select-search.tsx'
import { toast } from '../../../ui/toast.ts'
import { useOpenWallet } from './wallet-queries.ts'

type OpenCurrencyDialogProps = { currency: Currency | undefined; onClose: () => void }

/** "Add New Currency": any of the twenty that is not open yet. */
export function OpenCurrencyDialog({ currency: wanted, onClose }: OpenCurrencyDialogProps) {
  const { data: balances } = useSuspenseQuery(balancesQuery)
  const [currency, setCurrency] = useState<string>(wanted ?? '')
  const [problem, setProblem] = useState<string>()
  const opening = useOpenWallet()
  const options = offeredCurrencies
    .filter((code) => balances.every(({ curSymbol }) => curSymbol !== code))
    .map((code) => ({ value: code, label: `${code} · ${currencies[code].name}` }))

  const open = () => {
    if (!currency) return setProblem('Currency is required')
    opening.mutate(
      { currency: currency as OfferedCurrency },
      {
        onSuccess: ({ message }) => {
          toast.success(message ?? 'Your account is open.')
          onClose()
        },
        onError: (error) => setProblem(messageOf(error)),
      },
    )
  }

  return (
    <FormDialog
      title="Add New Currency"
      lead="You get your own account details, and can hold, convert and pay in this currency."
      onClose={onClose}
      onSubmit={open}
      submitText="Open account"
      busyText="Opening…"
      isBusy={opening.isPending}
    >
      {/* Room for the list, which would otherwise be cut off by the dialog's edge. */}
      <div className="min-h-88">
        <SelectSearch
          label="Currency"
          placeholder="Search by code or name"
          options={options}
          value={currency}
          onChange={(value) => {
            setProblem(undefined)
            setCurrency(value)
          }}
          error={problem}
        />
      </div>
    </FormDialog>
  )
}
