import { creditLimitStateTable } from '@tradelane/contract/credit-limits/states'
import { incoterms } from '@tradelane/contract/lists/incoterms'
import type { WirePartner } from '@tradelane/contract/partners/calls'
import { onlyCountryOf } from '@tradelane/contract/partners/country-of-partner'
import { type Currency, currencies } from '@tradelane/money'
import { X } from 'lucide-react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { Banner } from '../../../../ui/banner.tsx'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import { NumberField } from '../../../../ui/forms/number-field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { SelectSearch } from '../../../../ui/forms/select-search.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { cleanAmount } from '../../../../ui/forms/typed-amount.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useLimitOfBuyer } from '../parts/limit-of-buyer.ts'
import { filledFrom, type LimitValues } from './limit-values.ts'
import { PaymentTermFields } from './payment-term-fields.tsx'
import { useLentCurrencies } from './use-lent-currencies.ts'

type BuyerFieldsProps = { index: number; partners: readonly WirePartner[]; onRemove?: () => void }

const incotermOptions = Object.entries(incoterms).map(([value, name]) => ({
  value,
  label: `${value}, ${name}`,
}))

/** What choosing a partner fills in: none of it stays wrong. */
const filledFields = [
  'invoice_buyer_id',
  'company_name',
  'company_registration_number',
  'company_address',
] as const

const countryOfPartner = ({ company_country, account_details }: WirePartner): string | null =>
  company_country || onlyCountryOf(account_details.map((account) => account.beneficiaryCountryCode))

/** The limit of one buyer. Its company data is the partner's own and cannot be typed here. */
export function BuyerFields({ index, partners, onRemove }: BuyerFieldsProps) {
  const { control, setValue, getValues, formState, trigger } = useFormContext<LimitValues>()
  const name = `companies.${index}` as const
  const buyer = useWatch({ control, name })
  const errors = formState.errors.companies?.[index]
  const chosen = partners.find((one) => one.beneficiary_id === buyer.invoice_buyer_id)
  const choose = (id: string) => {
    const partner = partners.find((one) => one.beneficiary_id === id)
    if (!partner) return
    setValue(name, filledFrom(getValues(name), partner))
    if (errors) void trigger(filledFields.map((field) => `${name}.${field}` as const))
  }
  return (
    <section
      aria-label={`Company ${index + 1}`}
      className="grid gap-5 not-first:border-t not-first:border-line not-first:pt-6"
    >
      <div className="flex items-center justify-between">
        <h3 className="font-semibold">{buyer.company_name || `Company ${index + 1}`}</h3>
        {onRemove && <IconButton label={`Remove company ${index + 1}`} icon={X} isBare onClick={onRemove} />}
      </div>
      <SelectSearch
        label="Company name"
        placeholder="Select a company"
        options={partners.map((one) => ({ value: one.beneficiary_id, label: one.company_name }))}
        value={buyer.invoice_buyer_id}
        onChange={choose}
        error={errors?.company_name?.message ?? errors?.invoice_buyer_id?.message}
      />
      <EarlierLimit buyerId={buyer.invoice_buyer_id} />
      <CreditFields index={index} />
      <PaymentTermFields index={index} country={chosen ? countryOfPartner(chosen) : null} />
    </section>
  )
}

/** Another limit for this buyer is refused while one is open or under way: said before the form is filled in. */
function EarlierLimit({ buyerId }: { buyerId: string }) {
  const limit = useLimitOfBuyer(buyerId)
  if (!limit || !(limit.is_usable || creditLimitStateTable[limit.state].next)) return null
  return (
    <Banner tone="wait">
      {`There is a credit limit for ${limit.buyer_name} already, or one is requested. `}
      <Link to={`/invoice-factoring/limits/${limit.credit_limit_id}`} className="text-link">
        {`See ${limit.limit_number}`}
      </Link>
    </Banner>
  )
}

/** How much credit for which goods, beside the buyer's own data. */
function CreditFields({ index }: { index: number }) {
  const { control, register, setValue, getValues, formState } = useFormContext<LimitValues>()
  const name = `companies.${index}` as const
  const currency = useWatch({ control, name: `${name}.currency` })
  const lent = useLentCurrencies(currency as Currency)
  const errors = formState.errors.companies?.[index]
  const changeCurrency = (currency: Currency) => {
    setValue(`${name}.currency`, currency)
    const { exponent } = currencies[currency]
    const typed = cleanAmount(getValues(`${name}.limit_request`), exponent)?.replace(/\.$/, '') ?? ''
    setValue(`${name}.limit_request`, typed)
  }
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextInput label="Registration number" readOnly {...register(`${name}.company_registration_number`)} />
      <TextInput label="Address" readOnly {...register(`${name}.company_address`)} />
      <Controller
        control={control}
        name={`${name}.trading_history`}
        render={({ field, fieldState }) => (
          <NumberField
            {...field}
            label="Years of trading"
            help="With this buyer."
            unit="years"
            error={fieldState.error?.message}
          />
        )}
      />
      <TextInput
        label="Description of goods"
        error={errors?.description_goods?.message}
        {...register(`${name}.description_goods`)}
      />
      <Controller
        control={control}
        name={`${name}.limit_request`}
        render={({ field, fieldState }) => (
          <MoneyField
            {...field}
            label="Limit request"
            help="What you expect to have outstanding at any time."
            currency={currency as Currency}
            currencies={lent}
            currencyLabel={`Currency of company ${index + 1}`}
            onCurrencyChange={changeCurrency}
            error={fieldState.error?.message ?? errors?.currency?.message}
          />
        )}
      />
      <Select
        label="Incoterms"
        placeholder="Select"
        options={incotermOptions}
        error={errors?.inco_terms?.message}
        {...register(`${name}.inco_terms`)}
      />
    </div>
  )
}
