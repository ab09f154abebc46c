import { Controller, useFormContext } from 'react-hook-form'
import { NumberField } from '../../../../ui/forms/number-field.tsx'
import type { CargoForm } from './cargo-form.ts'

type Figure = 'weight' | 'quantity' | 'packages' | 'length' | 'width' | 'height' | 'volume'

type CargoNumberProps = {
  name: Figure
  label: string
  help?: string
  unit?: string
  decimals?: number
}

export function CargoNumber({ name, ...look }: CargoNumberProps) {
  const { control } = useFormContext<CargoForm>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <NumberField {...look} {...field} error={fieldState.error?.message} />
      )}
    />
  )
}
