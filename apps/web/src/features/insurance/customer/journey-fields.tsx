import { carriages } from '@tradelane/contract/insurance/cover'
import { Controller, useFormContext } from 'react-hook-form'
import { today } from '../../../lib/format/format-date.ts'
import { CityField } from '../../../ui/city-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { DateInput } from '../../../ui/text-input.tsx'
import { type DetailsValues, notEarlier } from '../parts/details-values.ts'
import { carriageWords } from '../parts/policy-words.ts'

const carriageOptions = carriages.map((value) => ({ value, label: carriageWords[value] }))

/** From where to where, how, and when. */
export function JourneyFields() {
  const { register, watch, formState } = useFormContext<DetailsValues>()
  const { errors } = formState
  const first = watch('valid_from')
  return (
    <>
      <PlaceField name="place_of_origin" label="Place of Origin" />
      <PlaceField name="place_of_destination" label="Place of Destination" />
      <div className="sm:col-span-2">
        <Select
          label="How the goods travel"
          options={carriageOptions}
          error={errors.carriage?.message}
          {...register('carriage')}
        />
      </div>
      <DateInput
        label="Valid From"
        min={today()}
        error={errors.valid_from?.message}
        {...register('valid_from')}
      />
      <DateInput
        label="Valid To"
        min={notEarlier(first)}
        error={errors.valid_to?.message}
        {...register('valid_to')}
      />
    </>
  )
}

function PlaceField({ name, label }: { name: 'place_of_origin' | 'place_of_destination'; label: string }) {
  const { control } = useFormContext<DetailsValues>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <CityField
          label={label}
          placeholder="Hamburg, DE"
          {...field}
          onChange={(text) => field.onChange(text)}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
