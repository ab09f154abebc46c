import { isFlammableLiquid } from '@tradelane/contract/dangerous-goods/carriage-rules'
import { packagings } from '@tradelane/contract/dangerous-goods/forms'
import {
  type DangerousGood,
  goodHints,
  groupsOf,
  hazardClassNames,
} from '@tradelane/contract/dangerous-goods/goods'
import { Controller, useFormContext } from 'react-hook-form'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { NumberField } from '../../../../ui/forms/number-field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { SelectSearch } from '../../../../ui/forms/select-search.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { asksCharge, goodOf, goodOptions } from './cargo-dangerous-of.ts'
import type { CargoForm } from './cargo-form.ts'

type CargoDangerousEntryProps = { index: number; onRemove: (() => void) | undefined }

/** One substance: what the list knows of it is shown, the rest is asked for. */
export function CargoDangerousEntry({ index, onRemove }: CargoDangerousEntryProps) {
  const { control, watch, setValue, getFieldState, trigger } = useFormContext<CargoForm>()
  const good = goodOf(watch(`dangerous_goods.${index}.good`))
  const name = `Substance ${index + 1}`
  return (
    <fieldset aria-label={name} className="grid gap-4 rounded-md border border-line p-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0 flex-1">
          <Controller
            control={control}
            name={`dangerous_goods.${index}.good`}
            render={({ field, fieldState }) => (
              <SelectSearch
                label="UN number or name"
                placeholder="1263, UN1263 or paint"
                options={goodOptions}
                error={fieldState.error?.message}
                {...field}
                onChange={(key) => {
                  field.onChange(key)
                  setValue(`dangerous_goods.${index}.packing_group`, '')
                  setValue(`dangerous_goods.${index}.unit`, goodOf(key)?.isLiquid ? 'L' : 'kg')
                  // What the description asked for may be declared now.
                  if (getFieldState('goods_description').error) void trigger('goods_description')
                }}
              />
            )}
          />
        </div>
        {onRemove && (
          <Button size="sm" className="mt-7" onClick={onRemove}>
            Remove<span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      {good && (
        <p className="text-ink-2">{[classText(good), goodHints[good.un]].filter(Boolean).join('. ')}</p>
      )}
      <EntryFields index={index} good={good} />
    </fieldset>
  )
}

function classText({ hazardClass, subsidiary, ...good }: DangerousGood): string {
  const groups = groupsOf({ hazardClass, subsidiary, ...good })
  return [
    `Class ${hazardClass}${nameOf(hazardClass)}`,
    subsidiary.length > 0 ? `subsidiary hazard ${subsidiary.join(', ')}` : '',
    groups.length === 1 ? `packing group ${groups[0]}` : '',
    good.isMarinePollutant ? 'marine pollutant' : '',
  ]
    .filter(Boolean)
    .join(', ')
}

const nameOf = (division: string) => {
  const name = hazardClassNames[division]
  return name ? ` (${name.toLowerCase()})` : ''
}

type EntryFieldsProps = { index: number; good: DangerousGood | undefined }

function EntryFields({ index, good }: EntryFieldsProps) {
  const { register, watch, formState } = useFormContext<CargoForm>()
  const errors = formState.errors.dangerous_goods?.[index]
  const path = `dangerous_goods.${index}` as const
  const groups = good ? groupsOf(good) : []
  const isInTank = watch(`${path}.packaging`) === 'tank'
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {groups.length > 1 && (
        <Select
          label="Packing group"
          placeholder="Select"
          help="I: high danger, II: medium, III: low"
          options={groups.map((group) => ({ value: group, label: group }))}
          error={errors?.packing_group?.message}
          {...register(`${path}.packing_group`)}
        />
      )}
      {good?.needsTechnicalName && (
        <TextInput
          label="Technical name"
          help="What the generic entry contains"
          error={errors?.technical_name?.message}
          {...register(`${path}.technical_name`)}
        />
      )}
      <Select
        label="Kind of packages"
        placeholder="Select"
        options={Object.entries(packagings).map(([value, label]) => ({ value, label }))}
        error={errors?.packaging?.message}
        {...register(`${path}.packaging`)}
      />
      {!isInTank && <EntryNumber index={index} name="packages" label="Number of packages" />}
      <EntryNumber
        index={index}
        name="net_quantity"
        label="Net quantity"
        unit={watch(`${path}.unit`)}
        decimals={3}
        help="All packages together"
      />
      {good && !good.isGas && (
        <Select
          label="Measured in"
          options={[
            { value: 'L', label: 'Litres' },
            { value: 'kg', label: 'Kilograms' },
          ]}
          error={errors?.unit?.message}
          {...register(`${path}.unit`)}
        />
      )}
      <SafetyFields index={index} good={good} />
    </div>
  )
}

const mayFly = (type: CargoForm['freight_type']): boolean => type === 'Air' || type === 'Auto'

function SafetyFields({ index, good }: EntryFieldsProps) {
  const { register, watch, formState } = useFormContext<CargoForm>()
  const errors = formState.errors.dangerous_goods?.[index]
  const path = `dangerous_goods.${index}` as const
  return (
    <>
      {good && isFlammableLiquid(good) && (
        <TextInput
          label="Flash point (°C)"
          inputMode="decimal"
          error={errors?.flash_point?.message}
          {...register(`${path}.flash_point`)}
        />
      )}
      {good && !good.isMarinePollutant && (
        <Checkbox label="Marine pollutant" {...register(`${path}.marine_pollutant`)} />
      )}
      {asksCharge(watch(`${path}.good`)) && mayFly(watch('freight_type')) && (
        <Checkbox
          label="Charged to at most 30 %"
          help="By air. Or the equipment shows at most 25 %. With more, write to us: the States must approve it."
          error={errors?.charged_at_most_30_percent?.message}
          {...register(`${path}.charged_at_most_30_percent`)}
        />
      )}
    </>
  )
}

type EntryNumberProps = {
  index: number
  name: 'packages' | 'net_quantity'
  label: string
  unit?: string
  decimals?: number
  help?: string
}

function EntryNumber({ index, name, ...look }: EntryNumberProps) {
  const { control } = useFormContext<CargoForm>()
  return (
    <Controller
      control={control}
      name={`dangerous_goods.${index}.${name}`}
      render={({ field, fieldState }) => (
        <NumberField {...look} {...field} error={fieldState.error?.message} />
      )}
    />
  )
}
