import { incoterms } from '@tradelane/contract/lists/incoterms'
import { allowances } from '@tradelane/contract/smart-escrow/options'
import type { Currency } from '@tradelane/money'
import type { ReactNode } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { DateInput, TextArea, TextInput } from '../../../../ui/forms/text-input.tsx'
import type { DetailName, DetailValues } from './details-values.ts'
import { optionsOf, PaymentFields } from './payment-fields.tsx'

/** The trade-finance form. */
export function TradeFields({ currency }: { currency: Currency }) {
  return (
    <>
      <Line name="transation_type" label="Transaction type" help="For example, irrevocable, at sight" />
      <Price currency={currency} />
      <PaymentFields />
      <Pair>
        <Day name="issue_date" label="Issue date" />
        <Day name="expiry_date" label="Expiry date" />
      </Pair>
      <Pair>
        <Line
          name="expiry_place"
          label="Expiry place"
          help="Where documents are presented, such as Singapore"
        />
        <Day name="latest_shipment" label="Latest shipment" help="At the latest on the expiry date" />
      </Pair>
      <Pair>
        <Line name="shipment_period" label="Shipment period" help="For example, one shipment each month" />
        <Line name="exchange_rate" label="Exchange rate" help="A number, such as 1.0845" isOptional />
      </Pair>
      <Pair>
        <Line
          name="transaction_po_tolerance"
          label="Purchase order tolerance"
          help="Of the quantity, such as 5 %"
        />
        <Line
          name="transaction_amt_tolerance"
          label="Amount tolerance"
          help="Such as 5 %, +10/-5 %, or “about”"
        />
      </Pair>
      <Pair>
        <Line name="drawing" label="Drawing" help="When it is paid, such as at sight" />
        <Line name="drawing_term" label="Drawing term" help="For example, 45 days after shipment" />
      </Pair>
      <Pair>
        <Choice name="partial_shipments" label="Partial shipments" options={optionsOf(allowances)} />
        <Choice name="trans_shipment" label="Transhipment" options={optionsOf(allowances)} />
      </Pair>
      <Carriage />
    </>
  )
}

/** How the goods travel, and what they are. */
const Carriage = () => (
  <>
    <Pair>
      <Line
        name="transport_from"
        label="Transport from"
        help="Where the goods are taken over, such as Pune"
      />
      <Line name="transport_to" label="Transport to" help="Where they are delivered, such as Berlin" />
    </Pair>
    <Pair>
      <Line name="airport_og_loading" label="Port of loading" help="Or airport, such as Nhava Sheva" />
      <Line name="airport_of_discharge" label="Port of discharge" help="Another one, such as Hamburg" />
    </Pair>
    <Pair>
      <Choice name="incoterms" label="Incoterms" options={termOptions} />
      <Line name="industry" label="Industry" help="For example, machinery" />
    </Pair>
    <Text
      name="description_of_delivery"
      label="Description of delivery"
      help="The goods with quantity and packing. For example, 2,000 ball bearings 6204 in 40 cartons"
    />
    <Text
      name="note"
      label="Note"
      help="What else was agreed. For example, documents in English. Write “None” where there is nothing."
    />
  </>
)

const termOptions = Object.entries(incoterms).map(([value, label]) => ({
  value,
  label: `${value}: ${label}`,
}))

type FieldProps = { name: DetailName; label: string; help?: string; isOptional?: boolean }

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
