import {
  exemptionCodes,
  paymentReasons,
  purposeCodes,
  sourcesOfFunds,
} from '@tradelane/contract/lists/payment-options'
import { useId } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { Select } from '../../../ui/forms/select.tsx'
import { SelectSearch } from '../../../ui/forms/select-search.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { AmountFields } from './amount-fields.tsx'
import type { PaymentValues } from './payment-form.ts'
import type { Amounts } from './use-amounts.ts'

/** Step 3: how much, at which rate, and what it is for. */
export function DetailsStep({ amounts }: { amounts: Amounts }) {
  const { register, formState } = useFormContext<PaymentValues>()
  return (
    <div className="grid gap-5">
      <AmountFields amounts={amounts} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label="Reference"
          autoComplete="off"
          help="On the beneficiary's statement, for example your invoice number"
          error={formState.errors.reference?.message}
          {...register('reference')}
        />
        <ReasonField />
        <CodedFields />
      </div>
    </div>
  )
}

/** Any words will do; the usual ones are offered. */
function ReasonField() {
  const { register, formState } = useFormContext<PaymentValues>()
  const id = useId()
  return (
    <div>
      <TextInput
        label="Reason"
        autoComplete="off"
        list={id}
        help="In your own words, or choose a suggestion"
        error={formState.errors.reason?.message}
        {...register('reason')}
      />
      <datalist id={id}>
        {paymentReasons.map((reason) => (
          <option key={reason} value={reason} />
        ))}
      </datalist>
    </div>
  )
}

const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const coded = (codes: Record<string, string>) =>
  Object.entries(codes).map(([value, meaning]) => ({ value, label: `${value} ${meaning}` }))

function CodedFields() {
  const { control, register, formState } = useFormContext<PaymentValues>()
  const { errors } = formState
  return (
    <>
      <Controller
        control={control}
        name="purposeCode"
        render={({ field, fieldState }) => (
          <SelectSearch
            label="Purpose code"
            className="sm:col-span-2"
            placeholder="Search by code or meaning"
            help="What the payment is for, as reported to banks and authorities"
            options={coded(purposeCodes)}
            error={fieldState.error?.message}
            {...field}
          />
        )}
      />
      <Select
        label="Source of funds"
        placeholder="Select a source"
        options={plain(sourcesOfFunds)}
        error={errors.sourceOfFunds?.message}
        {...register('sourceOfFunds')}
      />
      <TextInput
        label="Paid from"
        readOnly
        help="Every payment leaves your balance: we cannot debit an account elsewhere"
        error={errors.paid_from?.message}
        {...register('paid_from')}
      />
      <Select
        label="Exemption code"
        placeholder="Select an exemption"
        help="Passed on to the payments provider. You confirm every payment with password and code"
        options={coded(exemptionCodes)}
        error={errors.exemptionCode?.message}
        {...register('exemptionCode')}
      />
    </>
  )
}
