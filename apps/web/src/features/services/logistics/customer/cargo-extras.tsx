import { goodsClasses } from '@tradelane/contract/insurance/cover'
import { dutyTextInto } from '@tradelane/contract/shipments/customs-asks'
import { Controller, useFormContext } from 'react-hook-form'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import { SelectSearch } from '../../../../ui/forms/select-search.tsx'
import type { CargoForm } from './cargo-form.ts'

/** Optional services that are priced together with the route. */
export function CargoExtras() {
  const { register, watch, formState } = useFormContext<CargoForm>()
  const to = watch('to_city').city
  return (
    <div className="grid gap-4">
      <Checkbox
        label="Customs clearance"
        help={`Export and import declarations, priced as lines of the same quote. ${dutyTextInto(to?.countryCode ?? null)}`}
        error={formState.errors.customs_clearance?.message}
        {...register('customs_clearance')}
      />
      <Checkbox
        label="Insurance"
        help="All risks from door to door, priced as on the insurance page. War is left out where the way leads through listed areas such as the Red Sea, and strikes too where a port is in one: each offer says so, and you can ask for both on the insurance page. You get a policy and its certificate when the freight is paid."
        error={formState.errors.insurance?.message}
        {...register('insurance')}
      />
      {watch('insurance') && <InsuredGoods />}
    </div>
  )
}

const categories = Object.values(goodsClasses).map(({ label }) => ({ value: label, label }))

/** What the premium depends on beside the route. */
function InsuredGoods() {
  const { control, watch } = useFormContext<CargoForm>()
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {watch('dangerous') ? (
        <p className="self-center text-ink-2">The goods are insured as dangerous goods, as declared above.</p>
      ) : (
        <Controller
          control={control}
          name="category_of_goods"
          render={({ field, fieldState }) => (
            <SelectSearch
              label="Category of goods"
              placeholder="Select the closest category"
              options={categories}
              error={fieldState.error?.message}
              {...field}
            />
          )}
        />
      )}
      <Controller
        control={control}
        name="invoice_amount"
        render={({ field, fieldState }) => (
          <MoneyField
            label="Invoice amount"
            help="The value of the goods"
            currency="USD"
            error={fieldState.error?.message}
            {...field}
          />
        )}
      />
    </div>
  )
}
