import type { Currency } from '@tradelane/money'
import { useFormContext } from 'react-hook-form'
import { MoneyField } from '../../../ui/money-field.tsx'
import { DateInput, TextInput } from '../../../ui/text-input.tsx'
import { type DetailValues, figuresFrom } from './details-values.ts'
import { PaymentFields } from './payment-fields.tsx'

/** Amount sent, fee and amount received: each follows from what is typed. */
export function SimpleFields({ currency }: { currency: Currency }) {
  const { watch, setValue, register, formState } = useFormContext<DetailValues>()
  const { amount_sent, amount_received, fees } = watch()
  const { errors } = formState
  const type = (text: string, side: 'sent' | 'received') => {
    const figures = figuresFrom(text, side, currency)
    for (const name of ['amount_sent', 'amount_received', 'fees'] as const)
      setValue(name, figures[name], { shouldDirty: true })
  }
  return (
    <>
      <MoneyField
        label="Amount sent"
        currency={currency}
        value={amount_sent}
        onChange={(text) => type(text, 'sent')}
        error={errors.amount_sent?.message}
      />
      <MoneyField
        label="Fees"
        help="2 % of the amount sent, collected once when the escrow is funded"
        currency={currency}
        value={fees}
        onChange={() => undefined}
        isReadOnly
        error={errors.fees?.message}
      />
      <MoneyField
        label="Amount received"
        currency={currency}
        value={amount_received}
        onChange={(text) => type(text, 'received')}
        error={errors.amount_received?.message}
      />
      <PaymentFields />
      <TextInput label="Reference" error={errors.reference?.message} {...register('reference')} />
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
