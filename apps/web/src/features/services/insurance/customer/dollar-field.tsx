import { Controller, useFormContext } from 'react-hook-form'
import type { FieldProps } from '../../../../ui/forms/field.tsx'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import type { DetailsValues } from '../parts/details-values.ts'

type DollarFieldProps = FieldProps & { name: 'invoice_amount' | 'freight_amount' }

export function DollarField({ name, ...field }: DollarFieldProps) {
  const { control } = useFormContext<DetailsValues>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, ...controlled }, fieldState }) => (
        <MoneyField
          {...field}
          {...controlled}
          value={value ?? ''}
          currency="USD"
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
