import { countries } from '@tradelane/contract/lists/country-names'
import { registrationNumberExamples } from '@tradelane/contract/lists/registration-number-examples'
import { type TradingField, tradingAmounts, tradingLabels } from '@tradelane/contract/trading-info/fields'
import { today } from '../../../lib/format/format-date.ts'
import { Select } from '../../../ui/forms/select.tsx'
import { DateInput, TextInput, type TextInputProps } from '../../../ui/forms/text-input.tsx'

const countryOptions = countries.map(({ code, description }) => ({ value: code, label: description }))

/** What a field needs besides its name. */
const looks: Partial<Record<TradingField, Partial<TextInputProps>>> = {
  buyer_address: { className: 'sm:col-span-2' },
  supplier_address: { className: 'sm:col-span-2' },
  underlying_goods: { className: 'sm:col-span-2' },
  trading_history: {
    className: 'sm:col-span-2',
    help: 'Since when the two companies trade with each other, and how often. For example, since 2023, about 10 shipments a year',
  },
  buyer_trading_history: { help: 'How long the buyer has been in business. For example, 20 years' },
  supplier_trading_history: { help: 'How long the supplier has been in business. For example, 5 years' },
  currency: { help: 'Three letters, for example EUR', autoCapitalize: 'characters' },
  incoterms: { help: 'For example, CIF Hamburg' },
  payment_terms: { help: 'For example, 60 days after delivery' },
  payment_days: {
    help: 'The last payment, as a number. For example, 60',
    inputMode: 'numeric',
    isOptional: true,
  },
  transaction_tenor: { help: 'Days from the shipment to the payment. For example, 60 days' },
  advance_ratio: { help: 'The part of the invoice that is paid early. For example, 80 %' },
  supplier_reg_no: { help: 'As in its company register' },
  contact_person_name: { autoComplete: 'name' },
  contact_persion_email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  contact_persion_phone: { type: 'tel', autoComplete: 'tel', isOptional: true },
}
const amountLook = { inputMode: 'numeric', help: 'Digits only, in the currency above' } as const
const isAmount = (field: TradingField) => tradingAmounts.some((name) => name === field)

type FieldInputProps = {
  field: TradingField
  known: string
  error: string | undefined
  /** The buyer's, as it is chosen now. */
  country: string
  onCountry: (code: string) => void
}

export function TradingFieldInput({ field, known, error, country, onCountry }: FieldInputProps) {
  const wiring = { name: field, label: tradingLabels[field], defaultValue: known, error }
  if (field === 'buyer_country')
    return (
      <Select
        {...wiring}
        isOptional
        placeholder="Not given"
        options={countryOptions}
        onChange={({ target }) => onCountry(target.value)}
      />
    )
  if (field === 'buyer_reg_no') return <TextInput {...wiring} help={registrationHelp(country)} />
  if (field === 'expected_shipment_date') return <DateInput {...wiring} min={today()} help="Today or later" />
  return <TextInput {...wiring} {...(isAmount(field) ? amountLook : looks[field])} />
}

function registrationHelp(country: string): string {
  const known = registrationNumberExamples.get(country)
  return known ? `${capitalised(known.name)}, for example ${known.example}` : 'As in its company register'
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
