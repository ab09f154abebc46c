import type { Currency } from '@tradelane/money'
import { Controller, useFormContext } from 'react-hook-form'
import { useBasisPoints, useRateText } from '../../../../lib/queries/prices.ts'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import { DateInput, TextInput } from '../../../../ui/forms/text-input.tsx'
import type { EscrowPageData } from '../parts/escrow-queries.ts'
import { type DetailValues, type EscrowAccount, limitText, type TypedSide } from './details-values.ts'
import { isSavedAmount } from './kept-rate.ts'
import { PaymentFields } from './payment-fields.tsx'
import { useFigures } from './use-figures.ts'

type SimpleFieldsProps = {
  account: EscrowAccount
  /** Of a draft: while its amount stays, so does its rate. */
  page: EscrowPageData | undefined
  /** By which the limits are. */
  judgedBy: number
  /** Before the amounts change. */
  onType: (side: TypedSide) => void
}

/** Amount sent, fee and amount received: each follows from what is typed. */
export function SimpleFields({ account, page, judgedBy, onType }: SimpleFieldsProps) {
  const { currency } = account
  const { watch, register, formState } = useFormContext<DetailValues>()
  const basisPoints = useBasisPoints('smart_escrow')
  const rate = useRateText('smart_escrow')
  const saved = page?.smart_escrow
  const type = useFigures({ currency, basisPoints, saved, onType })
  const [amount_sent, fees] = watch(['amount_sent', 'fees'])
  const rateOfFee = page && isSavedAmount({ amount_sent, fees }, saved, currency) ? page.fee_rate : rate
  const { errors } = formState
  return (
    <>
      <TypedAmount
        side="sent"
        label="Amount sent"
        limits={limitText('sent', currency, judgedBy)}
        currency={currency}
        onType={type}
      />
      <MoneyField
        label="Fees"
        help={`${rateOfFee}, collected once when the escrow is funded`}
        currency={currency}
        value={fees}
        onChange={() => undefined}
        isReadOnly
        error={errors.fees?.message}
      />
      <TypedAmount
        side="received"
        label="Amount received"
        limits={limitText('received', currency, judgedBy)}
        currency={currency}
        onType={type}
      />
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
  limits: string
  currency: Currency
  onType: (text: string, side: TypedSide) => void
}

const TypedAmount = ({ side, label, limits, currency, onType }: TypedAmountProps) => (
  <Controller
    name={`amount_${side}`}
    render={({ field: { value, ref }, fieldState: { error } }) => (
      <MoneyField
        label={label}
        help={limits}
        currency={currency}
        value={value}
        ref={ref}
        onChange={(text) => onType(text, side)}
        error={error?.message}
      />
    )}
  />
)
