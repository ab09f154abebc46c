import { feePayers, paymentModes } from '@tradelane/contract/smart-escrow/options'
import { useFormContext } from 'react-hook-form'
import { Select } from '../../../../ui/forms/select.tsx'
import type { DetailValues } from './details-values.ts'

export const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** How it is paid, and who pays the fee: in both forms. */
export function PaymentFields() {
  const { register, formState } = useFormContext<DetailValues>()
  const { payment_mode, fees_payed_by } = formState.errors
  return (
    <>
      <Select
        label="Payment mode"
        placeholder="Select a payment mode"
        options={optionsOf(paymentModes)}
        error={payment_mode?.message}
        {...register('payment_mode')}
      />
      <Select
        label="Fees paid by"
        placeholder="Select who pays the fee"
        options={optionsOf(feePayers)}
        error={fees_payed_by?.message}
        {...register('fees_payed_by')}
      />
    </>
  )
}
