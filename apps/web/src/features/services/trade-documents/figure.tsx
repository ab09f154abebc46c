import { Controller, type FieldPath, useFormContext } from 'react-hook-form'
import { NumberField } from '../../../ui/forms/number-field.tsx'
import type { MakeValues } from './make-values.ts'

type Whole = 'net_weight' | 'gross_weight' | 'volume' | 'freight_amount' | 'insurance_amount'
type OfLine = 'quantity' | 'unit_price' | 'net_weight' | 'gross_weight' | 'volume'
export type FigureName = Extract<FieldPath<MakeValues>, Whole | `lines.${number}.${OfLine}`>

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
