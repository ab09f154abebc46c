import { messages } from '@tradelane/contract/quality-assurance/rules'
import { useFormContext, useWatch } from 'react-hook-form'
import { Banner } from '../../../ui/banner.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { OrderValues } from './order-values.ts'
import { ServiceFields } from './service-fields.tsx'

/** Step 2 below the supplier: blocked until one is selected. */
export function OrderForm() {
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
        <ServiceFields />
      </fieldset>
    </div>
  )
}
