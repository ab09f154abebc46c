import { feePayers, modesOfAccount, paymentModes } from '@tradelane/contract/smart-escrow/options'
import { useEffect } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { Select } from '../../../../ui/forms/select.tsx'
import { PurposeField } from '../../../../ui/parties/purpose-field.tsx'
import type { DetailValues, EscrowAccount } from './details-values.ts'

export const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** How it is paid, as far as the account leaves a choice, who pays the fee, and what it is for: in both forms. */
export function PaymentFields({ account }: { account: EscrowAccount }) {
  const { control, register, formState, getValues, setValue } = useFormContext<DetailValues>()
  const { payment_mode, fees_payed_by } = formState.errors
  const modes = modesOfAccount(account.payoutMethod)
  const [only] = modes.length === 1 ? modes : []
  useEffect(() => {
    if (only && getValues('payment_mode') !== only) setValue('payment_mode', only)
  }, [only, getValues, setValue])
  return (
    <>
      <Select
        label="Payment mode"
        placeholder="Select a payment mode"
        options={paymentModes.map((mode) => ({
          value: mode,
          label: mode,
          isDisabled: !modes.includes(mode),
        }))}
        error={payment_mode?.message}
        {...(only && { help: `The account of the beneficiary is paid by ${wordOf(only)} only` })}
        {...register('payment_mode')}
      />
      <Select
        label="Fees paid by"
        placeholder="Select who pays the fee"
        options={optionsOf(feePayers)}
        error={fees_payed_by?.message}
        {...register('fees_payed_by')}
      />
      <Controller
        control={control}
        name="purposeCode"
        render={({ field, fieldState }) => (
          <PurposeField
            account={account}
            onGone={() => setValue('purposeCode', '')}
            error={fieldState.error?.message}
            {...field}
          />
        )}
      />
    </>
  )
}

const wordOf = (mode: string): string => (mode.startsWith('SWIFT') ? 'SWIFT' : 'local payment')
