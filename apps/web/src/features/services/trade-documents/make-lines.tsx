import { offeredCurrencies } from '@tradelane/contract/lists/offered-currencies'
import { mostLines } from '@tradelane/contract/trade-documents/forms'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Figure } from './figure.tsx'
import { emptyLine, type MakeValues } from './make-values.ts'

/** The goods, each with what a document says of it. */
export function MakeLines({ isPriced }: { isPriced: boolean }) {
  const { control, register, formState } = useFormContext<MakeValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' })
  const currency = useWatch({ control, name: 'currency' })
  const currencies = [...new Set([currency, ...offeredCurrencies])]
  return (
    <div className="grid gap-3">
      {isPriced && (
        <Select
          className="sm:max-w-48"
          label="Currency"
          options={currencies.map((value) => ({ value, label: value }))}
          {...register('currency')}
        />
      )}
      <ol aria-label="Goods" className="grid gap-3">
        {fields.map(({ id }, index) => (
          <MakeLine
            key={id}
            index={index}
            isPriced={isPriced}
            onRemove={fields.length > 1 ? () => remove(index) : undefined}
          />
        ))}
      </ol>
      {formState.errors.lines?.message && (
        <p className="text-xs font-medium text-lost">{formState.errors.lines.message}</p>
      )}
      {fields.length < mostLines && (
        <Button size="sm" className="w-fit" onClick={() => append(emptyLine)}>
          <Plus size={16} aria-hidden />
          Add goods
        </Button>
      )}
    </div>
  )
}

type MakeLineProps = { index: number; isPriced: boolean; onRemove: (() => void) | undefined }

function MakeLine({ index, isPriced, onRemove }: MakeLineProps) {
  const { register, formState } = useFormContext<MakeValues>()
  const errors = formState.errors.lines?.[index] as Partial<Record<string, { message?: string }>> | undefined
  const field = (name: keyof typeof emptyLine, label: string) => (
    <TextInput label={label} error={errors?.[name]?.message} {...register(`lines.${index}.${name}`)} />
  )
  return (
    <li className="grid gap-3 rounded-md border border-line p-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">{field('description', 'Goods')}</div>
        {onRemove && <IconButton icon={Trash2} label={`Remove goods ${index + 1}`} onClick={onRemove} />}
      </div>
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
        {field('hs_code', 'HS code')}
        <Figure name={`lines.${index}.quantity`} label="Quantity" />
        {field('unit', 'Unit')}
        {isPriced && <Figure name={`lines.${index}.unit_price`} label="Price of one unit" />}
        {field('origin', 'Made in')}
        {!isPriced && field('packages', 'In packages')}
        {!isPriced && <Figure name={`lines.${index}.net_weight`} label="Net" unit="kg" />}
        {!isPriced && <Figure name={`lines.${index}.gross_weight`} label="Gross" unit="kg" />}
        {!isPriced && <Figure name={`lines.${index}.volume`} label="Measures" unit="m³" />}
      </div>
    </li>
  )
}
