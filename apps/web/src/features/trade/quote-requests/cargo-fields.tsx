import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { containerOptions, freightTypeOptions } from '../../../ui/forms/cargo-choices.ts'
import { NumberField } from '../../../ui/forms/number-field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { type RequestValues, takesContainer } from './request-values.ts'

/** What carriers ask for: how it goes, how heavy and how large it is. */
export function CargoFields() {
  const { control, register, setValue, formState } = useFormContext<RequestValues>()
  const type = useWatch({ control, name: 'cargo.freight_type' })
  const container = useWatch({ control, name: 'cargo.container_size' })
  const errors = formState.errors.cargo
  // Another program may have said how they are loaded, for what was chosen then.
  const forgetKind = () => setValue('cargo.transportation_by', '')
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="mb-3 font-medium">For the freight</legend>
      <Select
        label="How should they travel?"
        placeholder="Select a type"
        options={freightTypeOptions}
        error={errors?.freight_type?.message}
        {...register('cargo.freight_type', { onChange: forgetKind })}
      />
      <Figure name="weight" label="Weight of all goods" unit="kg" decimals={3} />
      {takesContainer(type) && (
        <Select
          label="Container"
          isOptional
          placeholder="No full container"
          options={containerOptions}
          error={errors?.container_size?.message}
          {...register('cargo.container_size', { onChange: forgetKind })}
        />
      )}
      {takesContainer(type) && container !== '' ? (
        <Figure name="quantity" label="Number of containers" />
      ) : (
        <Figure name="volume" label="Volume of all goods" unit="m³" decimals={3} isOptional />
      )}
      <Figure name="packages" label="Number of pieces" isOptional />
    </fieldset>
  )
}

type FigureProps = {
  name: 'weight' | 'volume' | 'packages' | 'quantity'
  label: string
  unit?: string
  decimals?: number
  isOptional?: boolean
}

function Figure({ name, ...look }: FigureProps) {
  const { control } = useFormContext<RequestValues>()
  return (
    <Controller
      control={control}
      name={`cargo.${name}`}
      render={({ field, fieldState }) => (
        <NumberField isShort {...look} error={fieldState.error?.message} {...field} />
      )}
    />
  )
}
