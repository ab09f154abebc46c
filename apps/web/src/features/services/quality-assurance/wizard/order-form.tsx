import { promised } from '@tradelane/contract/lifecycle/promises'
import { messages } from '@tradelane/contract/quality-assurance/rules'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { Banner } from '../../../../ui/banner.tsx'
import { SelectSearch } from '../../../../ui/forms/select-search.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { useCountryOptions } from '../../../../ui/forms/use-country-options.ts'
import type { OrderValues } from './order-values.ts'
import { ServiceFields } from './service-fields.tsx'

/** Step 2 below the supplier: blocked until one is selected. */
export function OrderForm() {
  const countryOptions = useCountryOptions()
  const { control, register, formState } = useFormContext<OrderValues>()
  const isBlocked = useWatch({ control, name: 'beneficiary_id' }) === ''
  return (
    <div className="grid gap-6">
      {isBlocked && (
        <Banner tone="info" title={messages.blocked}>
          Select the supplier to continue with the order.
        </Banner>
      )}
      <fieldset disabled={isBlocked} className="grid min-w-0 gap-6 disabled:opacity-50">
        <TextInput
          label="Address of inspection"
          help="Where the inspector goes: the factory or the warehouse."
          maxLength={300}
          error={formState.errors.address_of_inspection?.message}
          {...register('address_of_inspection')}
        />
        <Controller
          control={control}
          name="inspection_country"
          render={({ field }) => (
            <SelectSearch
              label="Country of inspection"
              isOptional
              placeholder="Select a country"
              help={`In India, Bangladesh and Nepal we inspect within ${promised('inspectNearby')} of your payment.`}
              options={countryOptions}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <ServiceFields />
      </fieldset>
    </div>
  )
}
