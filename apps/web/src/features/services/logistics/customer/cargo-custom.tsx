import { Controller, useFormContext } from 'react-hook-form'
import { categoryOptions, freightBasisOptions } from '../../../../ui/forms/cargo-choices.ts'
import { Select } from '../../../../ui/forms/select.tsx'
import { SelectSearch } from '../../../../ui/forms/select-search.tsx'
import type { CargoForm } from './cargo-form.ts'
import type { CargoLoad } from './cargo-load.ts'
import { TransportationBy } from './cargo-transport.tsx'

/** A part load or bulk by sea, described more closely. */
export function CargoCustom({ load }: { load: CargoLoad }) {
  const { control, register, formState } = useFormContext<CargoForm>()
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TransportationBy kinds={load.kinds} />
      <Controller
        control={control}
        name="category"
        render={({ field, fieldState }) => (
          <SelectSearch
            label="Category"
            placeholder="Select"
            options={categoryOptions}
            error={fieldState.error?.message}
            {...field}
          />
        )}
      />
      <Select
        label="Freight basis"
        placeholder="Select"
        help="Who pays for loading and discharging: the line (liner), you or the receiver (free), or from and to the container yard (CY)."
        options={freightBasisOptions}
        error={formState.errors.freight_basis?.message}
        className="sm:col-span-2"
        {...register('freight_basis')}
      />
    </div>
  )
}
