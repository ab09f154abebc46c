import { Controller, useFormContext } from 'react-hook-form'
import {
  containerOptions,
  freightTypeOptions,
  transportationLabels,
} from '../../../../ui/forms/cargo-choices.ts'
import { Select } from '../../../../ui/forms/select.tsx'
import { SelectSearch } from '../../../../ui/forms/select-search.tsx'
import type { CargoForm } from './cargo-form.ts'
import { type CargoLoad, cargoLoad } from './cargo-load.ts'
import { CargoNumber } from './cargo-number.tsx'

/** How it travels: what is asked follows what was chosen before. */
export function CargoTransport({ load }: { load: CargoLoad }) {
  const { register, setValue, getValues, formState } = useFormContext<CargoForm>()
  const { errors } = formState
  // What was chosen first stays where the new type knows it.
  const forgetKind = () => {
    const { kinds } = cargoLoad(getValues())
    if (!kinds.some((kind) => kind === getValues('transportation_by'))) setValue('transportation_by', '')
  }
  const { kinds, takesContainer, counts } = load
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Select
        label="Shipping type"
        placeholder="Select"
        options={freightTypeOptions}
        error={errors.freight_type?.message}
        {...register('freight_type', { onChange: forgetKind })}
      />
      {kinds.length > 0 && <TransportationBy kinds={kinds} />}
      {takesContainer && <ContainerType />}
      {counts && (
        <CargoNumber
          name="quantity"
          label={counts === 'containers' ? 'Number of containers' : 'Number of trucks'}
        />
      )}
    </div>
  )
}

export function TransportationBy({ kinds }: Pick<CargoLoad, 'kinds'>) {
  const { register, formState } = useFormContext<CargoForm>()
  return (
    <Select
      label="Transportation by"
      placeholder="Select"
      options={kinds.map((kind) => ({ value: kind, label: transportationLabels[kind] }))}
      error={formState.errors.transportation_by?.message}
      {...register('transportation_by')}
    />
  )
}

function ContainerType() {
  const { control } = useFormContext<CargoForm>()
  return (
    <Controller
      control={control}
      name="container_size"
      render={({ field, fieldState }) => (
        <SelectSearch
          label="Container type"
          placeholder="Select"
          options={containerOptions}
          error={fieldState.error?.message}
          {...field}
        />
      )}
    />
  )
}
