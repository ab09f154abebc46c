import { incoterms } from '@tradelane/contract/lists/incoterms'
import { allowances } from '@tradelane/contract/smart-escrow/options'
import { type EscrowTerm, escrowTerms } from '@tradelane/contract/smart-escrow/terms'
import type { Currency } from '@tradelane/money'
import type { ReactNode } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { formatPercent } from '../../../../lib/format/format-amount.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { DateInput, TextArea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { type DetailName, type DetailValues, type EscrowAccount, priceLimitText } from './details-values.ts'
import { optionsOf, PaymentFields } from './payment-fields.tsx'

type TradeFieldsProps = {
  account: EscrowAccount
  /** Of the booking that the form was filled in from. */
  bookingNumber: string | null
  /** By which fee and limits of the price are. */
  judgedBy: number
}

/** The trade-finance form, by what its terms are about. */
export function TradeFields({ account, bookingNumber, judgedBy }: TradeFieldsProps) {
  return (
    <>
      {bookingNumber && (
        <Banner tone="info">
          Places, ports, goods and dates are filled in from your booking {bookingNumber}: two weeks from its
          loading day for the shipment, and 21 days after that for the documents. Check them.
        </Banner>
      )}
      <Part title="Price and payment">
        <Price currency={account.currency} basisPoints={judgedBy} />
        <PaymentFields account={account} />
        <TermPair left="transaction_amt_tolerance" right="exchange_rate" />
      </Part>
      <Part title="Goods">
        <Term name="description_of_delivery" />
        <TermPair left="transaction_po_tolerance" right="industry" />
      </Part>
      <Part title="Transport">
        <TermPair left="transport_from" right="transport_to" />
        <TermPair left="airport_og_loading" right="airport_of_discharge" />
        <TermPair left="incoterms" right="shipment_period" />
        <TermPair left="partial_shipments" right="trans_shipment" />
      </Part>
      <Part title="Dates">
        <Pair>
          <Term name="issue_date" />
          <Term name="latest_shipment" />
        </Pair>
        <Pair>
          <ExpiryDay />
          <Term name="expiry_place" />
        </Pair>
      </Part>
      <Part title="Terms">
        <Term name="transation_type" />
        <TermPair left="drawing" right="drawing_term" />
        <Term name="note" />
      </Part>
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-5 border-t border-line pt-5 first:border-0 first:pt-0">
    <h3 className="font-semibold">{title}</h3>
    {children}
  </section>
)

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

const ExpiryDay = () => (
  <DateInput
    label="Expiry date"
    help="What is not approved by then is refunded"
    {...useDetail('expiry_date')}
  />
)

function Price({ currency, basisPoints }: { currency: Currency; basisPoints: number }) {
  const { control, formState, watch } = useFormContext<DetailValues>()
  const limits = priceLimitText(currency, watch('fees_payed_by'), basisPoints)
  return (
    <Controller
      control={control}
      name="transation_amount"
      render={({ field }) => (
        <MoneyField
          label="Transaction amount"
          help={`The price that you agreed on. The fee of ${formatPercent(basisPoints / 100)} % is added or taken off as you choose below. ${limits}`}
          currency={currency}
          error={formState.errors.transation_amount?.message}
          {...field}
        />
      )}
    />
  )
}
