import { useQuery } from '@tanstack/react-query'
import { type Incoterm, incoterms } from '@tradelane/contract/lists/incoterms'
import { financeTermsQuery } from '../../../lib/queries/finance-partners.ts'
import { MoneyField } from '../../../ui/forms/money-field.tsx'
import { NumberField } from '../../../ui/forms/number-field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { LongTerms } from '../../../ui/long-terms.tsx'
import type { LimitCaseValues } from './limit-case-values.ts'

type LimitCaseFieldsProps = {
  /** The buyer's, two letters. */
  country: string | null
  values: LimitCaseValues
  onChange: (change: Partial<LimitCaseValues>) => void
  errors: Partial<Record<string, string>>
}

const incotermOptions = Object.entries(incoterms).map(([value, name]) => ({
  value,
  label: `${value}, ${name}`,
}))

/** The credit limit that is requested with the partner. */
export function LimitCaseFields({ country, values, onChange, errors }: LimitCaseFieldsProps) {
  const { data: lenders = [] } = useQuery(financeTermsQuery)
  const lent = lenders.flatMap(({ currencies }) => currencies.map(({ currency }) => currency))
  return (
    <>
      <MoneyField
        label="Limit"
        currency={values.currency}
        currencies={[...new Set([values.currency, ...lent])]}
        currencyLabel="Currency of the limit"
        onCurrencyChange={(currency) => onChange({ currency })}
        value={values.limit_request}
        onChange={(limit_request) => onChange({ limit_request })}
        error={errors.limit_request ?? errors.currency}
      />
      <TextInput
        label="Goods"
        maxLength={300}
        value={values.description_goods}
        onChange={({ target }) => onChange({ description_goods: target.value })}
        error={errors.description_goods}
      />
      <Select
        label="Incoterms"
        placeholder="Select an Incoterm"
        options={incotermOptions}
        value={values.inco_terms}
        onChange={({ target }) => onChange({ inco_terms: target.value as Incoterm })}
        error={errors.inco_terms}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          label="Years of trading"
          unit="years"
          value={values.trading_history}
          onChange={(trading_history) => onChange({ trading_history })}
          error={errors.trading_history}
        />
        <NumberField
          label="Days to pay"
          help="After delivery"
          unit="days"
          value={values.payment_days}
          onChange={(payment_days) => onChange({ payment_days })}
          error={errors.payment_days}
        />
      </div>
      <LongTerms country={country} terms={[{ days: Number(values.payment_days), percentage: 100 }]} />
    </>
  )
}
