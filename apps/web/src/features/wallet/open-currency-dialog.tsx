import { useSuspenseQuery } from '@tanstack/react-query'
import { type OfferedCurrency, offeredCurrencies } from '@tradelane/contract/offered-currencies'
import { currencies } from '@tradelane/money'
import { type FormEvent, useId, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { balancesQuery } from '../../lib/wallet.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectSearch } from '../../ui/select-search.tsx'
import { toast } from '../../ui/toast.ts'
import { useOpenWallet } from './queries.ts'

/** "Add New Currency": any of the twenty that is not open yet. */
export function OpenCurrencyDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const { data: balances } = useSuspenseQuery(balancesQuery)
  const [currency, setCurrency] = useState('')
  const [problem, setProblem] = useState<string>()
  const opening = useOpenWallet()
  const options = offeredCurrencies
    .filter((code) => balances.every(({ curSymbol }) => curSymbol !== code))
    .map((code) => ({ value: code, label: `${code} · ${currencies[code].name}` }))

  const open = (event: FormEvent) => {
    event.preventDefault()
    if (opening.isPending) return
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
    <Dialog
      isOpen
      size="sm"
      title="Add New Currency"
      lead="You get account details of your own, and can hold, convert and pay in it."
      onClose={onClose}
      isBusy={opening.isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={opening.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} tone="main" isBusy={opening.isPending} busyText="Opening…">
            Open account
          </Button>
        </>
      }
    >
      {/* Room for the list, which would otherwise be cut off by the dialog's edge. */}
      <form id={formId} onSubmit={open} noValidate className="min-h-88">
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
      </form>
    </Dialog>
  )
}
