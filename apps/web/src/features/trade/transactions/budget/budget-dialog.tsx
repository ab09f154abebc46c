import {
  type BudgetKind,
  budgetKindNames,
  budgetKinds,
  type WireBudgetFigures,
} from '@tradelane/contract/transactions/budget'
import { tradeBudget } from '@tradelane/contract/transactions/forms'
import type { Currency } from '@tradelane/money'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { showRefusedFields, useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import { NumberField } from '../../../../ui/forms/number-field.tsx'
import { useWriteBudget } from './budget-queries.ts'

type BudgetDialogProps = {
  transactionId: string
  currency: Currency
  budget: WireBudgetFigures
  onClose: () => void
}

/** What may be spent on each kind of cost, and what the goods are sold for. */
export function BudgetDialog(props: BudgetDialogProps) {
  const { currency, budget, onClose } = props
  const { control, save, isBusy, error } = useBudgetForm(props)
  const isOther = budget.written && budget.written.currency !== currency
  return (
    <FormDialog
      title="Budget of this trade"
      lead={`In ${currency}. Leave empty what you do not plan.${isOther ? ` The budget so far is in ${budget.written?.currency}: write all of it again.` : ''}`}
      size="md"
      onClose={onClose}
      onSubmit={() => void save()}
      submitText="Save budget"
      busyText="Saving…"
      isBusy={isBusy}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {amountNames.map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field: { value, ...field }, fieldState }) => (
              <MoneyField
                label={labelOf(name)}
                isOptional
                currency={currency}
                error={fieldState.error?.message}
                {...field}
                value={String(value ?? '')}
              />
            )}
          />
        ))}
        <Controller
          control={control}
          name="units"
          render={({ field: { value, ...field }, fieldState }) => (
            <NumberField
              label="Units sold"
              help="For the profit per unit."
              isOptional
              isShort
              decimals={3}
              error={fieldState.error?.message}
              {...field}
              value={String(value ?? '')}
            />
          )}
        />
        {error && (
          <div className="col-span-full">
            <Banner tone="lost" isAlert>
              {messageOf(error)}
            </Banner>
          </div>
        )}
      </div>
    </FormDialog>
  )
}

function useBudgetForm({ transactionId, currency, budget, onClose }: BudgetDialogProps) {
  const form = useContractForm(tradeBudget, valuesOf(budget, currency))
  // That of the values: what somebody else saves meanwhile is not overwritten.
  const [version] = useState(budget.version)
  const writing = useWriteBudget()
  const save = form.handleSubmit((written) =>
    writing.mutate(
      { transaction_id: transactionId, version, ...written },
      { onSuccess: onClose, onError: (error) => showRefusedFields(form, error) },
    ),
  )
  const hasFaults = Object.keys(form.formState.errors).length > 0
  return { control: form.control, save, isBusy: writing.isPending, error: hasFaults ? null : writing.error }
}

type FieldName = `amounts.${BudgetKind}` | 'sales_value'
const amountNames: readonly FieldName[] = [
  ...budgetKinds.map((kind) => `amounts.${kind}` as const),
  'sales_value',
]

const labelOf = (name: FieldName): string => {
  const kind = budgetKinds.find((each) => name === `amounts.${each}`)
  return kind ? budgetKindNames[kind] : 'Sales value of the goods'
}

function valuesOf({ written }: WireBudgetFigures, currency: Currency) {
  const known = written?.currency === currency ? written : null
  const text = (value: number | null | undefined) => (typeof value === 'number' ? String(value) : '')
  const amounts = budgetKinds.map((kind) => [kind, text(known?.amounts[kind])] as const)
  return {
    amounts: Object.fromEntries(amounts) as Record<BudgetKind, string>,
    sales_value: text(known?.sales_value),
    units: text(known?.units),
  }
}
