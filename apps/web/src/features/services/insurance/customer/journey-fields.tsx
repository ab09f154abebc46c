import { carriages } from '@tradelane/contract/insurance/cover'
import { Controller, useFormContext } from 'react-hook-form'
import { today } from '../../../../lib/format/format-date.ts'
import { CityField } from '../../../../ui/forms/city-field.tsx'
import { CountryField } from '../../../../ui/forms/country-field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { DateInput, TextInput } from '../../../../ui/forms/text-input.tsx'
import { type DetailsValues, notEarlier } from '../parts/details-values.ts'
import { carriageWords } from '../parts/policy-words.ts'
import { DollarField } from './dollar-field.tsx'

const carriageOptions = carriages.map((value) => ({ value, label: carriageWords[value] }))

/** From where to where. */
export function JourneyFields() {
  return (
    <>
      <PlaceField name="place_of_origin" label="Place of Origin" country="origin_countrycode" />
      <CountryOfPlace name="origin_countrycode" label="Country of origin" />
      <PlaceField
        name="place_of_destination"
        label="Place of Destination"
        country="destination_countrycode"
      />
      <CountryOfPlace name="destination_countrycode" label="Country of destination" />
    </>
  )
}

/** When, and how: the specification's dates, then what else the price depends on. */
export function CoverFields() {
  const { register, watch, formState } = useFormContext<DetailsValues>()
  const { errors } = formState
  const first = watch('valid_from')
  return (
    <>
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
      <Select
        label="How the goods travel"
        options={carriageOptions}
        error={errors.carriage?.message}
        {...register('carriage')}
      />
      <DollarField
        name="freight_amount"
        label="Freight"
        isOptional
        help="Insured with the goods, unless the delivery term says that the invoice contains it."
      />
      <TextInput label="Vessel" isOptional error={errors.vessel?.message} {...register('vessel')} />
      <TextInput
        label="Voyage"
        isOptional
        help="The carrier's number of the voyage or flight."
        error={errors.voyage?.message}
        {...register('voyage')}
      />
      <DateInput
        label="Date of shipment"
        isOptional
        help="A bank accepts a cover that begins on this day or before."
        error={errors.shipped_on?.message}
        {...register('shipped_on')}
      />
    </>
  )
}

type Country = 'origin_countrycode' | 'destination_countrycode'
type PlaceFieldProps = { name: 'place_of_origin' | 'place_of_destination'; label: string; country: Country }

/** A place that is picked brings its country; other text keeps the one beside it, so that a corrected letter does not clear it. */
function PlaceField({ name, label, country }: PlaceFieldProps) {
  const { control, setValue } = useFormContext<DetailsValues>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <CityField
          label={label}
          placeholder="Hamburg, DE"
          {...field}
          onChange={(text, city) => {
            field.onChange(text)
            if (city) setValue(country, city.countryCode, { shouldDirty: true, shouldValidate: true })
          }}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

function CountryOfPlace({ name, label }: { name: Country; label: string }) {
  const { control } = useFormContext<DetailsValues>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <CountryField
          label={label}
          {...field}
          value={field.value ?? ''}
          isOptional={false}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
