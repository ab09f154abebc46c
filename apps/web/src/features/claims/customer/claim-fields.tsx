import { lossTypes } from '@tradelane/contract/claims/calls'
import { Controller, useFormContext } from 'react-hook-form'
import { today } from '../../../lib/format/format-date.ts'
import { MoneyField } from '../../../ui/money-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { DateInput, TextArea, TextInput } from '../../../ui/text-input.tsx'
import type { ClaimValues } from '../parts/claim-values.ts'
import { ClaimDocuments } from './claim-documents.tsx'

const lossOptions = Object.entries(lossTypes).map(([value, label]) => ({ value, label }))

export function ClaimFields() {
  const { register, control, formState } = useFormContext<ClaimValues>()
  const { errors } = formState
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        label="Type of loss"
        placeholder="Select"
        options={lossOptions}
        error={errors.loss_type?.message}
        {...register('loss_type')}
      />
      <Controller
        control={control}
        name="amount"
        render={({ field, fieldState }) => (
          <MoneyField
            label="Amount of the loss"
            currency="USD"
            {...field}
            error={fieldState.error?.message}
          />
        )}
      />
      <DateInput
        label="First noticed"
        max={today()}
        error={errors.first_notice_date?.message}
        {...register('first_notice_date')}
      />
      <DateInput
        label="Delivered"
        isOptional
        max={today()}
        help="The carrier’s time to be notified runs from this day."
        error={errors.delivery_date?.message}
        {...register('delivery_date')}
      />
      <div className="sm:col-span-2">
        <TextArea
          label="What happened"
          maxLength={2000}
          error={errors.description?.message}
          {...register('description')}
        />
      </div>
      <CarrierFields />
      <DocumentFields />
    </div>
  )
}

function CarrierFields() {
  const { register, formState } = useFormContext<ClaimValues>()
  const { errors } = formState
  return (
    <>
      <TextInput
        label="Carrier"
        isOptional
        error={errors.carrier_name?.message}
        {...register('carrier_name')}
      />
      <TextInput
        label="Number of the transport document"
        isOptional
        error={errors.transport_reference?.message}
        {...register('transport_reference')}
      />
    </>
  )
}

function DocumentFields() {
  const { control } = useFormContext<ClaimValues>()
  return (
    <section aria-labelledby="documents" className="border-t border-line pt-5 sm:col-span-2">
      <h2 id="documents" className="mb-3 text-base font-semibold">
        Documents
      </h2>
      <Controller
        control={control}
        name="documents"
        render={({ field, fieldState }) => (
          <ClaimDocuments
            documents={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
    </section>
  )
}
