import { exemptionCodes, paymentReasons, sourcesOfFunds } from '@tradelane/contract/lists/payment-options'
import { useId } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { Select } from '../../../ui/forms/select.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { PurposeField } from '../../../ui/parties/purpose-field.tsx'
import { AmountFields } from './amount-fields.tsx'
import type { PaymentValues } from './payment-form.ts'
import type { Amounts } from './use-amounts.ts'
import type { Payee } from './use-followed-payee.ts'

/** Step 3: how much, at which rate, and what it is for. */
export function DetailsStep({ amounts, payee }: { amounts: Amounts; payee: Payee }) {
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
        <PaymentPurpose payee={payee} />
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

function PaymentPurpose({ payee: { account } }: { payee: Payee }) {
  const { control, setValue } = useFormContext<PaymentValues>()
  return (
    <Controller
      control={control}
      name="purposeCode"
      render={({ field, fieldState }) => (
        <PurposeField
          className="sm:col-span-2"
          account={account}
          onGone={() => setValue('purposeCode', '')}
          error={fieldState.error?.message}
          {...field}
        />
      )}
    />
  )
}

function CodedFields() {
  const { register, formState } = useFormContext<PaymentValues>()
  const { errors } = formState
  return (
    <>
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
