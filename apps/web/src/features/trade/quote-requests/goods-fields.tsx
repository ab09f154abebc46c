import { offeredCurrencies } from '@tradelane/contract/lists/offered-currencies'
import { mostGoods } from '@tradelane/contract/quote-requests/forms'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { GoodsLine } from './goods-line.tsx'
import { emptyGoods, type RequestValues } from './request-values.ts'

const roles = [
  { value: 'buyer', label: 'Buys the goods' },
  { value: 'seller', label: 'Sells the goods' },
]

/** What is traded, in which currency, and on which side the company is. */
export function GoodsFields() {
  const { control, register, formState } = useFormContext<RequestValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'goods' })
  const add = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone.
  const leave = (index: number) => {
    remove(index)
    add.current?.focus()
  }
  const { errors } = formState
  return (
    <div className="grid gap-5">
      <TextInput
        label="Name of the trade"
        isOptional
        placeholder="Valves for Hamburg"
        error={errors.name?.message}
        {...register('name')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Select
          label="Your company"
          placeholder="Buys or sells"
          options={roles}
          error={errors.role?.message}
          {...register('role')}
        />
        <Select
          label="Currency of the prices"
          placeholder="Select a currency"
          options={offeredCurrencies.map((code) => ({ value: code, label: code }))}
          error={errors.currency?.message}
          {...register('currency')}
        />
      </div>
      <ol aria-label="Goods" className="grid gap-4">
        {fields.map(({ id }, index) => (
          <GoodsLine key={id} index={index} onRemove={fields.length > 1 ? () => leave(index) : undefined} />
        ))}
      </ol>
      {errors.goods?.message && <p className="text-xs font-medium text-lost">{errors.goods.message}</p>}
      {fields.length < mostGoods && (
        <Button ref={add} className="w-fit" onClick={() => append(emptyGoods)}>
          <Plus size={16} aria-hidden />
          Add goods
        </Button>
      )}
    </div>
  )
}
