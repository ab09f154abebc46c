import type { savedTerms } from '@tradelane/contract/finance-partners/calls'
import { offeredCurrencies } from '@tradelane/contract/lists/offered-currencies'
import type { Currency } from '@tradelane/money'
import { X } from 'lucide-react'
import { useState } from 'react'
import { type UseFormReturn, useController, useFieldArray } from 'react-hook-form'
import type { z } from 'zod/mini'
import { Button } from '../../../ui/button.tsx'
import { MoneyField } from '../../../ui/forms/money-field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

type Terms = z.input<typeof savedTerms>
export type TermsForm = UseFormReturn<Terms, unknown, z.output<typeof savedTerms>>

const amounts = {
  least_fee: 'Least fee',
  buyer_cap: 'Most for one buyer',
  total_cap: 'Most in total',
} as const

/** The currencies that the partner lends in, each with its amounts. */
export function CurrencyTerms({ form }: { form: TermsForm }) {
  const { control, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'currencies' })
  const [added, setAdded] = useState('')
  const left = offeredCurrencies.filter((one) => !fields.some(({ currency }) => currency === one))
  const add = () => {
    if (added) append({ currency: added as Currency, least_fee: 0, buyer_cap: 0, total_cap: 0 })
    setAdded('')
  }
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 font-medium">Currencies</legend>
      {fields.map(({ id, currency }, index) => (
        <div key={id} className="grid gap-4 rounded-md border border-line p-4">
          <div className="flex items-center justify-between">
            <strong className="font-medium">{currency}</strong>
            {fields.length > 1 && (
              <IconButton label={`Remove ${currency}`} icon={X} isBare onClick={() => remove(index)} />
            )}
          </div>
          <div className="grid gap-4 sm:grid-cols-[2fr_3fr_3fr]">
            {(Object.keys(amounts) as (keyof typeof amounts)[]).map((name) => (
              <AmountField
                key={name}
                form={form}
                name={`currencies.${index}.${name}`}
                label={amounts[name]}
                currency={currency}
              />
            ))}
          </div>
        </div>
      ))}
      {formState.errors.currencies?.message && (
        <p className="text-xs font-medium text-lost">{formState.errors.currencies.message}</p>
      )}
      {left.length > 0 && (
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label="Another currency"
            isOptional
            placeholder="Select"
            options={left.map((one) => ({ value: one, label: one }))}
            value={added}
            onChange={({ target }) => setAdded(target.value)}
          />
          <Button onClick={add} disabled={added === ''}>
            Add currency
          </Button>
        </div>
      )}
    </fieldset>
  )
}

type AmountFieldProps = {
  form: TermsForm
  name: `currencies.${number}.${keyof typeof amounts}`
  label: string
  currency: Currency
}

/** An amount that is a number in the form, as the call wants it, and text while it is typed. */
function AmountField({ form, name, label, currency }: AmountFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name })
  const [text, setText] = useState(String(field.value ?? ''))
  const take = (typed: string) => {
    setText(typed)
    field.onChange(typed === '' ? undefined : Number(typed))
  }
  return (
    <MoneyField
      label={label}
      error={fieldState.error?.message}
      currency={currency}
      name={name}
      value={text}
      onChange={take}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  )
}
