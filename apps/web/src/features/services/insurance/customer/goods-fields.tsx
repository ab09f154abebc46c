import { goodsClasses } from '@tradelane/contract/insurance/cover'
import { Controller, useFormContext } from 'react-hook-form'
import { SelectSearch } from '../../../../ui/forms/select-search.tsx'
import { TextArea, TextInput } from '../../../../ui/forms/text-input.tsx'
import type { DetailsValues } from '../parts/details-values.ts'
import { DollarField } from './dollar-field.tsx'

const otherGoods = 'Other goods'
const offered = [...Object.values(goodsClasses).map(({ label }) => label as string), otherGoods]

/** What is to be insured, and what it is worth. */
export function GoodsFields() {
  const { register, control, formState } = useFormContext<DetailsValues>()
  const { errors } = formState
  return (
    <>
      <div className="sm:col-span-2">
        <Controller
          control={control}
          name="category_of_goods"
          render={({ field, fieldState }) => (
            <SelectSearch
              label="Category of Goods"
              placeholder="Select the closest category"
              {...field}
              // A saved text that is not in the list is kept unchanged.
              options={[...new Set([...(field.value ? [field.value] : []), ...offered])].map((label) => ({
                value: label,
                label,
              }))}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <div className="sm:col-span-2">
        <TextArea
          label="Description of Goods"
          rows={2}
          error={errors.description_of_goods?.message}
          {...register('description_of_goods')}
        />
      </div>
      <DollarField name="invoice_amount" label="Invoice Amount" help="The price of the goods" />
      <TextInput
        label="Invoice number"
        isOptional
        help="So that the same goods are not insured twice."
        error={errors.invoice_number?.message}
        {...register('invoice_number')}
      />
      <div className="sm:col-span-2">
        <TextInput
          label="Volume of Goods"
          placeholder="28 m³ in 12 pallets"
          error={errors.volume_of_goods?.message}
          {...register('volume_of_goods')}
        />
      </div>
    </>
  )
}
