import { isFlatRack, isOpenTop, isReefer } from '@tradelane/contract/logistics/special-cargo'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import type { CargoForm } from './cargo-form.ts'

/** What a refrigerated container, an open top and a flat rack ask for; nothing for the others. */
export function CargoSpecial({ container }: { container: string }) {
  if (isReefer(container)) return <Reefer />
  if (isOpenTop(container) || isFlatRack(container)) return <OutOfGauge isFlat={isFlatRack(container)} />
  return null
}

function Reefer() {
  const { register, formState } = useFormContext<CargoForm>()
  const { errors } = formState
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-medium">Refrigeration</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput
          label="Set temperature (°C)"
          help="-30 to +30"
          inputMode="text"
          error={errors.temperature_c?.message}
          {...register('temperature_c')}
        />
        <TextInput
          label="Humidity (%)"
          isOptional
          help="50 to 95, not below 0 °C"
          inputMode="decimal"
          error={errors.humidity_percent?.message}
          {...register('humidity_percent')}
        />
        <TextInput
          label="Fresh air (m³/h)"
          isOptional
          help="Fruit and vegetables; none for frozen goods"
          inputMode="decimal"
          error={errors.ventilation_m3h?.message}
          {...register('ventilation_m3h')}
        />
      </div>
      <Checkbox
        label="Genset on the road"
        help="Power for the container while a truck carries it."
        {...register('genset')}
      />
    </fieldset>
  )
}

function OutOfGauge({ isFlat }: { isFlat: boolean }) {
  const { register, formState } = useFormContext<CargoForm>()
  const { errors } = formState
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-medium">Out of gauge</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {isFlat && (
          <>
            <TextInput
              label="Over length (cm)"
              isOptional
              help="Both ends together"
              inputMode="decimal"
              error={errors.over_length_cm?.message}
              {...register('over_length_cm')}
            />
            <TextInput
              label="Over width (cm)"
              isOptional
              help="Both sides together"
              inputMode="decimal"
              error={errors.over_width_cm?.message}
              {...register('over_width_cm')}
            />
          </>
        )}
        <TextInput
          label="Over height (cm)"
          isOptional
          help="Above the frame of the container"
          inputMode="decimal"
          error={errors.over_height_cm?.message}
          {...register('over_height_cm')}
        />
      </div>
    </fieldset>
  )
}
