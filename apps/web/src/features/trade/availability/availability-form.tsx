import {
  type AvailabilitySetting,
  availabilityMissing,
  availabilitySetting,
} from '@tradelane/contract/availability/forms'
import { type OfferedCurrency, offeredCurrencies } from '@tradelane/contract/lists/offered-currencies'
import { currencies } from '@tradelane/money'
import { useEffect } from 'react'
import { Controller, type FieldError, type UseFormReturn } from 'react-hook-form'
import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { CityField } from '../../../ui/forms/city-field.tsx'
import { SelectSearch } from '../../../ui/forms/select-search.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSaveAvailability } from './availability-queries.ts'

/** The initial answer, before anything is saved. */
type SavedAvailability = { [K in keyof AvailabilitySetting]: AvailabilitySetting[K] | null }

const currencyOptions = offeredCurrencies.map((code) => ({
  value: code,
  label: `${code} – ${currencies[code].name}`,
}))
const placeHelp = 'City and country, for example Hamburg, DE'

export function AvailabilityForm({ saved }: { saved: SavedAvailability | undefined }) {
  const form = useContractForm(availabilitySetting, valuesOf(saved))
  const saving = useSaveAvailability()
  const { errors, isDirty } = form.formState
  // A reload shows this tab's cached values, which may be old. The response then replaces fields that are untouched.
  useEffect(() => {
    if (!isDirty) form.reset(valuesOf(saved))
  }, [saved])
  const submit = form.handleSubmit((setting) =>
    saving.mutate(setting, {
      onSuccess: ({ message }) => {
        form.reset(setting)
        toast.success(message ?? 'Updated Successfully')
      },
      onError: (error) => {
        if (!showRefusedFields(form, error)) toast.info(messageOf(error))
      },
    }),
  )
  const isMissing = Object.values(errors).some((error) => error.message === availabilityMissing)
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1.2fr_1fr_1.2fr_1fr_auto]">
        <PlaceAndCurrency form={form} end="origin" label="Origin" />
        <PlaceAndCurrency form={form} end="destination" label="Destination" />
        <Button
          type="submit"
          isBusy={saving.isPending}
          busyText="Checking…"
          className="min-h-10.5 sm:col-span-2 sm:justify-self-end lg:col-span-1 lg:mt-7"
        >
          Check
        </Button>
      </div>
      {isMissing && (
        <Banner tone="lost" isAlert>
          {availabilityMissing}
        </Banner>
      )}
    </form>
  )
}

// Not chosen yet.
const nothing = '' as OfferedCurrency

const valuesOf = (saved: SavedAvailability | undefined): AvailabilitySetting => ({
  origin: saved?.origin ?? '',
  origin_iso: saved?.origin_iso ?? nothing,
  destination: saved?.destination ?? '',
  destination_iso: saved?.destination_iso ?? nothing,
})

type EndProps = {
  form: UseFormReturn<AvailabilitySetting, unknown, AvailabilitySetting>
  end: 'origin' | 'destination'
  label: string
}

function PlaceAndCurrency({ form, end, label }: EndProps) {
  const { errors } = form.formState
  return (
    <>
      <Controller
        control={form.control}
        name={end}
        render={({ field }) => (
          <CityField
            label={label}
            placeholder="City, CC"
            help={placeHelp}
            error={fieldNote(errors[end])}
            {...field}
          />
        )}
      />
      <Controller
        control={form.control}
        name={`${end}_iso`}
        render={({ field }) => (
          <SelectSearch
            label={`${label} currency`}
            placeholder="Select"
            options={currencyOptions}
            error={fieldNote(errors[`${end}_iso`])}
            {...field}
          />
        )}
      />
    </>
  )
}

/** One sentence below the fields for all missing values. */
function fieldNote(error: FieldError | undefined): string | undefined {
  return error?.message === availabilityMissing ? 'Fill this in' : error?.message
}
