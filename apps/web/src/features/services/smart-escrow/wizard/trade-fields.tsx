import { incoterms } from '@tradelane/contract/lists/incoterms'
import { allowances } from '@tradelane/contract/smart-escrow/options'
import { type EscrowTerm, escrowTerms } from '@tradelane/contract/smart-escrow/terms'
import type { Currency } from '@tradelane/money'
import type { ReactNode } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { DateInput, TextArea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { type DetailName, type DetailValues, type EscrowAccount, priceLimitText } from './details-values.ts'
import { optionsOf, PaymentFields } from './payment-fields.tsx'

/** The trade-finance form. */
export function TradeFields({ account }: { account: EscrowAccount }) {
  return (
    <>
      <Term name="transation_type" />
      <Price currency={account.currency} />
      <PaymentFields account={account} />
      <Pair>
        <Term name="issue_date" />
        <ExpiryDay />
      </Pair>
      <TermPair left="expiry_place" right="latest_shipment" />
      <TermPair left="shipment_period" right="exchange_rate" />
      <TermPair left="transaction_po_tolerance" right="transaction_amt_tolerance" />
      <TermPair left="drawing" right="drawing_term" />
      <TermPair left="partial_shipments" right="trans_shipment" />
      <TermPair left="transport_from" right="transport_to" />
      <TermPair left="airport_og_loading" right="airport_of_discharge" />
      <TermPair left="incoterms" right="industry" />
      <Term name="description_of_delivery" />
      <Term name="note" />
    </>
  )
}

const termOptions = Object.entries(incoterms).map(([value, label]) => ({
  value,
  label: `${value}: ${label}`,
}))

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
)

const TermPair = ({ left, right }: { left: EscrowTerm; right: EscrowTerm }) => (
  <Pair>
    <Term name={left} />
    <Term name={right} />
  </Pair>
)

function useDetail(name: DetailName) {
  const { register, formState } = useFormContext<DetailValues>()
  return { ...register(name), error: formState.errors[name]?.message }
}

function Term({ name }: { name: EscrowTerm }) {
  const { label, kind, help, isOptional } = escrowTerms[name]
  const field = { label, ...(help && { help }), ...(isOptional && { isOptional }), ...useDetail(name) }
  if (kind === 'day') return <DateInput {...field} />
  if (kind === 'text') return <TextArea {...field} />
  if (kind === 'line') return <TextInput {...field} />
  const options = kind === 'incoterm' ? termOptions : optionsOf(allowances)
  return <Select placeholder="Select" {...field} options={options} />
}

const ExpiryDay = () => <DateInput label="Expiry date" {...useDetail('expiry_date')} />

function Price({ currency }: { currency: Currency }) {
  const { control, formState, watch } = useFormContext<DetailValues>()
  const limits = priceLimitText(currency, watch('fees_payed_by'))
  return (
    <Controller
      control={control}
      name="transation_amount"
      render={({ field }) => (
        <MoneyField
          label="Transaction amount"
          help={`The price that you agreed on. The fee of 2 % is added or taken off as you choose below. ${limits}`}
          currency={currency}
          error={formState.errors.transation_amount?.message}
          {...field}
        />
      )}
    />
  )
}
