import { offeredCurrencies } from '@tradelane/contract/lists/offered-currencies'
import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import { tradeChange } from '@tradelane/contract/transactions/forms'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { useUpdateTrade } from '../../../lib/queries/trades.ts'
import { Banner } from '../../../ui/banner.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { SelectSearch } from '../../../ui/forms/select-search.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

/** The trade's name, and the currency of its total. */
export function RenameTrade({ trade }: { trade: WireTransactionSummary }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton label="Name and currency of this trade" icon={Pencil} onClick={() => setIsOpen(true)} />
      {isOpen && <RenameDialog trade={trade} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function RenameDialog({ trade, onClose }: { trade: WireTransactionSummary; onClose: () => void }) {
  const form = useContractForm(tradeChange, { name: trade.name ?? '', currency: trade.total.currency })
  const { errors } = form.formState
  const updating = useUpdateTrade()
  const save = form.handleSubmit(({ name, currency }) =>
    updating.mutate(
      { transaction_id: trade.transaction_id, name: name || null, currency },
      { onSuccess: onClose, onError: (error) => showRefusedFields(form, error) },
    ),
  )
  return (
    <FormDialog
      title="Name and currency"
      lead={trade.transaction_number}
      onClose={onClose}
      onSubmit={() => void save()}
      submitText="Save"
      busyText="Saving…"
      isBusy={updating.isPending}
    >
      <div className="grid gap-5">
        <TextInput
          label="Name"
          isOptional
          maxLength={80}
          help="For example the goods and the buyer."
          error={errors.name?.message}
          {...form.register('name')}
        />
        <Controller
          name="currency"
          control={form.control}
          render={({ field }) => (
            <SelectSearch
              label="Currency of the total"
              options={offeredCurrencies.map((value) => ({ value, label: value }))}
              error={errors.currency?.message}
              {...field}
            />
          )}
        />
        {updating.error && !errors.name && !errors.currency && (
          <Banner tone="lost" isAlert>
            {messageOf(updating.error)}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}
