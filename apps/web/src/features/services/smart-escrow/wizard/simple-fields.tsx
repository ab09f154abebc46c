import type { Currency } from '@tradelane/money'
import { Controller, useFormContext } from 'react-hook-form'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import { DateInput, TextInput } from '../../../../ui/forms/text-input.tsx'
import {
  type DetailValues,
  type EscrowAccount,
  figuresFrom,
  limitText,
  type TypedSide,
} from './details-values.ts'
import { PaymentFields } from './payment-fields.tsx'

type SimpleFieldsProps = {
  account: EscrowAccount
  /** Before the amounts change. */
  onType: (side: TypedSide) => void
}

/** Amount sent, fee and amount received: each follows from what is typed. */
export function SimpleFields({ account, onType }: SimpleFieldsProps) {
  const { currency } = account
  const { watch, setValue, register, formState } = useFormContext<DetailValues>()
  const fees = watch('fees')
  const { errors } = formState
  const type = (text: string, side: TypedSide) => {
    onType(side)
    const figures = figuresFrom(text, side, currency)
    for (const name of ['amount_sent', 'amount_received', 'fees'] as const)
      setValue(name, figures[name], { shouldDirty: true })
  }
  return (
    <>
      <TypedAmount side="sent" label="Amount sent" currency={currency} onType={type} />
      <MoneyField
        label="Fees"
        help="2 % of the amount sent, collected once when the escrow is funded"
        currency={currency}
        value={fees}
        onChange={() => undefined}
        isReadOnly
        error={errors.fees?.message}
      />
      <TypedAmount side="received" label="Amount received" currency={currency} onType={type} />
      <PaymentFields account={account} />
      <TextInput
        label="Reference"
        help="The contract or invoice, as the seller knows it"
        error={errors.reference?.message}
        {...register('reference')}
      />
      <DateInput
        label="Expiry date"
        isOptional
        help="What is not approved by then is refunded. Without a date: 90 days from today."
        error={errors.expiry_date?.message}
        {...register('expiry_date')}
      />
    </>
  )
}

type TypedAmountProps = {
  side: TypedSide
  label: string
  currency: Currency
  onType: (text: string, side: TypedSide) => void
}

const TypedAmount = ({ side, label, currency, onType }: TypedAmountProps) => (
  <Controller
    name={`amount_${side}`}
    render={({ field: { value, ref }, fieldState: { error } }) => (
      <MoneyField
        label={label}
        help={limitText(side, currency)}
        currency={currency}
        value={value}
        ref={ref}
        onChange={(text) => onType(text, side)}
        error={error?.message}
      />
    )}
  />
)
