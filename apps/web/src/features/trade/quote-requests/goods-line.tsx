import { tradeUnits } from '@tradelane/contract/quote-requests/units'
import { Trash2 } from 'lucide-react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { HsCodeField } from '../../../ui/forms/hs-code-field.tsx'
import { NumberField } from '../../../ui/forms/number-field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { RequestValues } from './request-values.ts'

const units = tradeUnits.map(({ unit, name }) => ({ value: unit, label: name }))

/** One kind of goods. `onRemove` is missing for the only one. */
export function GoodsLine({ index, onRemove }: { index: number; onRemove: (() => void) | undefined }) {
  const { control, register, formState } = useFormContext<RequestValues>()
  const currency = useWatch({ control, name: 'currency' })
  const unit = useWatch({ control, name: `goods.${index}.unit` })
  const errors = formState.errors.goods?.[index]
  // A unit that another program has saved is kept.
  const options = units.some(({ value }) => value === unit) ? units : [{ value: unit, label: unit }, ...units]
  return (
    <li className="grid gap-4 rounded-md border border-line p-4">
      <div className="flex items-start gap-3">
        <TextInput
          className="flex-1"
          label="Goods"
          placeholder="Ball valves of stainless steel, 2 inch"
          error={errors?.description?.message}
          {...register(`goods.${index}.description`)}
        />
        {onRemove && <IconButton icon={Trash2} label={`Remove goods ${index + 1}`} onClick={onRemove} />}
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Controller
          control={control}
          name={`goods.${index}.hs_code`}
          render={({ field, fieldState }) => (
            <HsCodeField
              label="HS code"
              help="Search by a word, or type 6 to 10 digits."
              error={fieldState.error?.message}
              {...field}
            />
          )}
        />
        <Figure
          name={`goods.${index}.unit_price`}
          label="Price of one unit"
          {...(currency && { unit: currency })}
        />
        <Figure name={`goods.${index}.quantity`} label="Quantity" />
        <Select
          label="Unit"
          options={options}
          error={errors?.unit?.message}
          {...register(`goods.${index}.unit`)}
        />
      </div>
    </li>
  )
}

/** More than are allowed: a seventh is refused beside the field, not left out without a word. */
const typedDecimals = 12

type FigureProps = { name: `goods.${number}.${'quantity' | 'unit_price'}`; label: string; unit?: string }

function Figure({ name, ...look }: FigureProps) {
  const { control } = useFormContext<RequestValues>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <NumberField
          {...look}
          decimals={typedDecimals}
          isShort
          error={fieldState.error?.message}
          {...field}
        />
      )}
    />
  )
}
