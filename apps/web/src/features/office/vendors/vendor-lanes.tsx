import { laneModeNames, laneModes, mostLanes } from '@tradelane/contract/vendors/forms'
import { Plus, X } from 'lucide-react'
import { Controller, useFieldArray } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { SelectSearch } from '../../../ui/forms/select-search.tsx'
import { useCountryOptions } from '../../../ui/forms/use-country-options.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { VendorFormState } from './vendor-form-values.ts'

const modes = laneModes.map((value) => ({ value, label: laneModeNames[value] }))
const ends = [
  { end: 'origin', label: 'From' },
  { end: 'destination', label: 'To' },
] as const

/** Between which countries the vendor carries, and how. */
export function VendorLanes({ form }: { form: VendorFormState }) {
  const { control, register } = form
  const countryOptions = useCountryOptions()
  const { fields, append, remove } = useFieldArray({ control, name: 'lanes' })
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 font-medium">
        Lanes<span className="font-normal text-ink-2"> (optional)</span>
      </legend>
      {fields.map(({ id }, index) => (
        <div
          key={id}
          className="grid items-start gap-4 rounded-md border border-line p-4 sm:grid-cols-[1fr_1fr_7rem_auto]"
        >
          {ends.map(({ end, label }) => (
            <Controller
              key={end}
              control={control}
              name={`lanes.${index}.${end}`}
              render={({ field, fieldState }) => (
                <SelectSearch
                  label={label}
                  placeholder="Select a country"
                  options={countryOptions}
                  error={fieldState.error?.message}
                  {...field}
                  value={field.value ?? ''}
                />
              )}
            />
          ))}
          <Select label="By" options={modes} {...register(`lanes.${index}.mode`)} />
          <IconButton
            label={`Remove lane ${index + 1}`}
            icon={X}
            isBare
            className="sm:mt-7"
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {fields.length < mostLanes && (
        <Button
          className="justify-self-start"
          onClick={() => append({ origin: '', destination: '', mode: 'sea' })}
        >
          <Plus size={16} aria-hidden />
          Add a lane
        </Button>
      )}
    </fieldset>
  )
}
