import { Controller, useFormContext } from 'react-hook-form'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import type { CargoForm } from './cargo-form.ts'

/** Optional services that are priced together with the route. */
export function CargoExtras() {
  const { control, register, watch } = useFormContext<CargoForm>()
  return (
    <div className="grid gap-4">
      <Checkbox
        label="Customs clearance"
        help="Export and import declarations, priced as lines of the same quote."
        {...register('customs_clearance')}
      />
      <Checkbox
        label="Insurance"
        help="Insures the goods from door to door, priced as a line of the same quote."
        {...register('insurance')}
      />
      {watch('insurance') && (
        <Controller
          control={control}
          name="invoice_amount"
          render={({ field, fieldState }) => (
            <MoneyField
              label="Invoice amount"
              help="The value of the goods"
              currency="USD"
              error={fieldState.error?.message}
              className="sm:max-w-1/2"
              {...field}
            />
          )}
        />
      )}
    </div>
  )
}
