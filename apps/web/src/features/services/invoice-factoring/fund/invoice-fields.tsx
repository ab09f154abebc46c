import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { financeTerms } from '@tradelane/contract/invoice-factoring/calls'
import { receivableOf } from '@tradelane/contract/invoice-factoring/receivable'
import { findMoney, formatMoney, percentOf } from '@tradelane/money'
import { useEffect } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { businessNow } from '../../../../lib/browser/business-clock.ts'
import { today } from '../../../../lib/format/format-date.ts'
import { financePartnersQuery } from '../../../../lib/queries/finance-partners.ts'
import { profileQuery } from '../../../../lib/session/profile.ts'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { DateInput, TextInput } from '../../../../ui/forms/text-input.tsx'
import { useLimitOfBuyer } from '../parts/limit-of-buyer.ts'
import { useLeastPercent } from './fund-queries.ts'
import type { FundValues } from './fund-values.ts'
import { PercentSlider } from './percent-slider.tsx'

const termOptions = financeTerms.map((days) => ({ value: String(days), label: `${days} days` }))
const dayMs = 86_400_000

/** Goods that were shipped before this day are paid for by now, with the longest finance term. */
const firstShipment = () =>
  new Date(businessNow().getTime() - (Math.max(...financeTerms) - 1) * dayMs).toISOString().slice(0, 10)

/** Who finances which invoice, and how much of it. */
export function InvoiceFields() {
  const { control, register, formState } = useFormContext<FundValues>()
  const values = useWatch({ control }) as FundValues
  const limit = useLimitOfBuyer(values.beneficiary_id)
  const least = useLeastPercent(values)
  useFollowed(values, { partnerId: limit?.finance_partner_id, least })
  const { errors } = formState
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PartnerField />
      <Select
        label="Finance term"
        placeholder="Select"
        help="From the shipment to the day on which the buyer has to pay."
        options={termOptions}
        error={errors.finance_term?.message}
        {...register('finance_term')}
      />
      <Controller
        control={control}
        name="invoice_amount"
        render={({ field, fieldState }) => (
          <MoneyField
            {...field}
            label="Invoice amount"
            help={amountHelp(limit)}
            currency={limit?.currency ?? 'USD'}
            error={fieldState.error?.message}
          />
        )}
      />
      <NumberFields />
      <KsefField values={values} />
      <DateInput
        label="Shipment date"
        min={firstShipment()}
        error={errors.shipment_date?.message}
        {...register('shipment_date')}
      />
      <Controller
        control={control}
        name="payment_request"
        render={({ field, fieldState }) => (
          <PercentSlider
            {...field}
            label="Payment request"
            amount={advanceText(values, limit)}
            least={least}
            error={fieldState.error?.message}
          />
        )}
      />
    </div>
  )
}

/** What the invoice itself says; papers print it. */
function NumberFields() {
  const { register, formState } = useFormContext<FundValues>()
  const { errors } = formState
  return (
    <>
      <TextInput
        label="Invoice number"
        maxLength={60}
        error={errors.invoice_number?.message}
        {...register('invoice_number')}
      />
      <DateInput
        label="Invoice date"
        isOptional
        max={today()}
        error={errors.invoice_date?.message}
        {...register('invoice_date')}
      />
      <TextInput
        label="Order number"
        isOptional
        maxLength={60}
        error={errors.order_number?.message}
        {...register('order_number')}
      />
    </>
  )
}

/** Asked for where the seller is in Poland: there an invoice is issued once KSeF has given it a number. */
function KsefField({ values }: { values: FundValues }) {
  const { register, formState } = useFormContext<FundValues>()
  const { data: user } = useQuery(profileQuery)
  const isOfKsef = values.invoice_format === 'ksef'
  const error = formState.errors.ksef_number?.message
  if (!isOfKsef && !error && values.ksef_number === '' && user?.registered_country !== 'PL') return null
  return (
    <TextInput
      label="KSeF number"
      isOptional={!isOfKsef}
      maxLength={60}
      help="35 characters, from the confirmation (UPO) of KSeF."
      error={error}
      {...register('ksef_number')}
    />
  )
}

type Limit = ReturnType<typeof useLimitOfBuyer>
/** The first of the payment terms is what the buyer pays in advance. */
const prepaidPercent = (limit: Limit): number => limit?.payment_terms[0]?.percentage ?? 0

const amountHelp = (limit: Limit): string => {
  const prepaid = prepaidPercent(limit)
  const inAdvance = ` Enter the whole invoice. The buyer pays ${prepaid} % of it in advance; the rest can be funded.`
  return `In the currency of the buyer's credit limit.${prepaid > 0 ? inAdvance : ''}`
}

/** Of what the buyer owes after the shipment, rounded down as the offer rounds it. */
function advanceText({ invoice_amount, payment_request }: FundValues, limit: Limit): string {
  const invoice = limit && findMoney(invoice_amount, limit.currency)
  if (!invoice || invoice.amount <= 0n) return ''
  const share = { numerator: BigInt(payment_request), denominator: 100n }
  return formatMoney(percentOf(receivableOf(invoice, prepaidPercent(limit)), share, 'down'))
}

function PartnerField() {
  const { register, formState } = useFormContext<FundValues>()
  const { data: partners } = useSuspenseQuery(financePartnersQuery)
  return (
    <Select
      label="Finance partner"
      placeholder="Select"
      options={partners.map((one) => ({
        value: String(one.finance_partner_id),
        label: one.finance_partner_name,
      }))}
      error={formState.errors.finance_partner_id?.message}
      {...register('finance_partner_id')}
    />
  )
}

type Followed = { partnerId: number | null | undefined; least: number }

/** The finance partner of the buyer's limit, unless another was chosen, and no percentage below the saved one. */
function useFollowed({ finance_partner_id, payment_request }: FundValues, { partnerId, least }: Followed) {
  const { setValue } = useFormContext<FundValues>()
  useEffect(() => {
    if (finance_partner_id === '' && partnerId) setValue('finance_partner_id', String(partnerId))
  }, [finance_partner_id, partnerId, setValue])
  useEffect(() => {
    if (Number(payment_request) < least) setValue('payment_request', String(least))
  }, [payment_request, least, setValue])
}
