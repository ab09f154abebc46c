import { lossTypes } from '@tradelane/contract/claims/calls'
import { Controller, useFormContext } from 'react-hook-form'
import { today } from '../../../../lib/format/format-date.ts'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { DateInput, TextArea, TextInput } from '../../../../ui/forms/text-input.tsx'
import type { ClaimDocument, ClaimValues } from '../parts/claim-values.ts'
import { ClaimDocuments } from './claim-documents.tsx'

const lossOptions = Object.entries(lossTypes).map(([value, label]) => ({ value, label }))

type ClaimFieldsProps = {
  /** A document was added or removed. */ onDocuments: (documents: ClaimDocument[]) => void
}

export function ClaimFields({ onDocuments }: ClaimFieldsProps) {
  const { register, control, formState } = useFormContext<ClaimValues>()
  const { errors } = formState
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
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
      <DateFields />
      <div className="sm:col-span-2">
        <TextArea
          label="What happened"
          maxLength={2000}
          error={errors.description?.message}
          {...register('description')}
        />
      </div>
      <CarrierFields />
      <DocumentFields onDocuments={onDocuments} />
    </div>
  )
}

/** When and where it happened, was noticed and was delivered. */
function DateFields() {
  const { register, formState } = useFormContext<ClaimValues>()
  const { errors } = formState
  return (
    <>
      <DateInput
        label="Date of loss"
        max={today()}
        help="When it happened, or most likely did. The day must be inside the cover."
        error={errors.loss_date?.message}
        {...register('loss_date')}
      />
      <TextInput
        label="Place of loss"
        help="Where it happened, or was found"
        error={errors.loss_place?.message}
        {...register('loss_place')}
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
    </>
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

function DocumentFields({ onDocuments }: ClaimFieldsProps) {
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
            onChange={(documents) => {
              field.onChange(documents)
              onDocuments(documents)
            }}
            error={fieldState.error?.message}
          />
        )}
      />
    </section>
  )
}
