import { Controller, useFormContext } from 'react-hook-form'
import { today } from '../../../../lib/format/format-date.ts'
import { CityField } from '../../../../ui/forms/city-field.tsx'
import { DateInput } from '../../../../ui/forms/text-input.tsx'
import type { CargoForm } from './cargo-form.ts'
import { lastLoadingDay } from './cargo-rules.ts'

/** Origin, destination and loading date. */
export function CargoPlaces() {
  const { register, formState } = useFormContext<CargoForm>()
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Place name="from_city" label="From" />
      <Place name="to_city" label="To" />
      <DateInput
        label="Loading date"
        min={today()}
        max={lastLoadingDay()}
        error={formState.errors.shipping_date?.message}
        {...register('shipping_date')}
      />
    </div>
  )
}

function Place({ name, label }: { name: 'from_city' | 'to_city'; label: string }) {
  const { control } = useFormContext<CargoForm>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <CityField
          label={label}
          placeholder="City"
          // The error of an object may be on one of its parts.
          error={error?.message}
          {...field}
          value={field.value.text}
          onChange={(text, city) => field.onChange({ text, city: city ?? null })}
        />
      )}
    />
  )
}
