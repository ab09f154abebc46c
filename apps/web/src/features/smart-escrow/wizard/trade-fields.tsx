import { incoterms } from '@tradelane/contract/lists/incoterms'
import { allowances } from '@tradelane/contract/smart-escrow/options'
import type { Currency } from '@tradelane/money'
import type { ReactNode } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { MoneyField } from '../../../ui/money-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { DateInput, TextArea, TextInput } from '../../../ui/text-input.tsx'
import type { DetailName, DetailValues } from './details-values.ts'
import { optionsOf, PaymentFields } from './payment-fields.tsx'

/** The trade-finance form. */
export function TradeFields({ currency }: { currency: Currency }) {
  return (
    <>
      <Line name="transation_type" label="Transaction type" />
      <Price currency={currency} />
      <PaymentFields />
      <Pair>
        <Day name="issue_date" label="Issue date" />
        <Day name="expiry_date" label="Expiry date" />
      </Pair>
      <Pair>
        <Line name="expiry_place" label="Expiry place" />
        <Day name="latest_shipment" label="Latest shipment" />
      </Pair>
      <Pair>
        <Line name="shipment_period" label="Shipment period" />
        <Line name="exchange_rate" label="Exchange rate" isOptional />
      </Pair>
      <Pair>
        <Line name="transaction_po_tolerance" label="Purchase order tolerance" />
        <Line name="transaction_amt_tolerance" label="Amount tolerance" />
      </Pair>
      <Pair>
        <Line name="drawing" label="Drawing" />
        <Line name="drawing_term" label="Drawing term" />
      </Pair>
      <Pair>
        <Choice name="partial_shipments" label="Partial shipments" options={optionsOf(allowances)} />
        <Choice name="trans_shipment" label="Transhipment" options={optionsOf(allowances)} />
      </Pair>
      <Pair>
        <Line name="transport_from" label="Transport from" />
        <Line name="transport_to" label="Transport to" />
      </Pair>
      <Pair>
        <Line name="airport_og_loading" label="Port of loading" />
        <Line name="airport_of_discharge" label="Port of discharge" />
      </Pair>
      <Pair>
        <Choice name="incoterms" label="Incoterms" options={termOptions} />
        <Line name="industry" label="Industry" />
      </Pair>
      <Text name="description_of_delivery" label="Description of delivery" />
      <Text name="note" label="Note" />
    </>
  )
}

const termOptions = Object.entries(incoterms).map(([value, label]) => ({
  value,
  label: `${value}: ${label}`,
}))

type FieldProps = { name: DetailName; label: string; isOptional?: boolean }

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
)

function useDetail(name: DetailName) {
  const { register, formState } = useFormContext<DetailValues>()
  return { ...register(name), error: formState.errors[name]?.message }
}

const Line = ({ name, ...field }: FieldProps) => <TextInput {...field} {...useDetail(name)} />
const Text = ({ name, ...field }: FieldProps) => <TextArea {...field} {...useDetail(name)} />
const Day = ({ name, ...field }: FieldProps) => <DateInput {...field} {...useDetail(name)} />

type ChoiceProps = FieldProps & { options: { value: string; label: string }[] }

const Choice = ({ name, ...field }: ChoiceProps) => (
  <Select placeholder="Select" {...field} {...useDetail(name)} />
)

function Price({ currency }: { currency: Currency }) {
  const { control, formState } = useFormContext<DetailValues>()
  return (
    <Controller
      control={control}
      name="transation_amount"
      render={({ field }) => (
        <MoneyField
          label="Transaction amount"
          help="The price that you agreed on. The fee of 2 % is added or taken off as you choose below."
          currency={currency}
          error={formState.errors.transation_amount?.message}
          {...field}
        />
      )}
    />
  )
}
