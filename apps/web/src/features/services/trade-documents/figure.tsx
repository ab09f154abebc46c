import { Controller, type FieldPath, useFormContext } from 'react-hook-form'
import { NumberField } from '../../../ui/forms/number-field.tsx'
import type { MakeValues } from './make-values.ts'

type FigureName = Extract<
  FieldPath<MakeValues>,
  'net_weight' | 'gross_weight' | `lines.${number}.${'quantity' | 'unit_price'}`
>

/** A quantity, a price or a weight, as exact as it is typed. */
export function Figure({ name, label, unit }: { name: FigureName; label: string; unit?: string }) {
  const { control } = useFormContext<MakeValues>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <NumberField
          label={label}
          decimals={6}
          isShort
          error={fieldState.error?.message}
          {...(unit && { unit })}
          {...field}
        />
      )}
    />
  )
}
