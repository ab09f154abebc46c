import { offeredCurrencies } from '@tradelane/contract/lists/offered-currencies'
import {
  chargedIn,
  fixedIn,
  hasLimits,
  type PriceService,
  priceServiceNames,
  priceServices,
} from '@tradelane/contract/price-rates/services'
import { type Currency, currencies } from '@tradelane/money'
import { NumberField } from '../../../ui/forms/number-field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { DateInput } from '../../../ui/forms/text-input.tsx'

/** By the names of the call; days as `YYYY-MM-DD`. */
export type TypedRate = {
  service: PriceService
  value: string
  currency: Currency | ''
  min: string
  max: string
  valid_from: string
  valid_to: string
}

export const nothingTyped: TypedRate = {
  ...{ service: 'payment', value: '', currency: '', min: '', max: '', valid_from: '', valid_to: '' },
}

type RateFieldsProps = {
  typed: TypedRate
  onChange: (typed: TypedRate) => void
  problems: Readonly<Record<string, string | undefined>>
  /** A rate for all customers has no end. */
  mayEnd: boolean
}

const services = priceServiceNames.map((value) => ({ value, label: priceServices[value].label }))
const currencyChoices = (service: PriceService) => [
  { value: '', label: 'No limits' },
  ...(chargedIn(service) ? [chargedIn(service) as Currency] : offeredCurrencies).map((value) => ({
    ...{ value, label: value },
  })),
]

/** What a rate charges, within which limits, and from when. */
export function RateFields({ typed, onChange, problems, mayEnd }: RateFieldsProps) {
  const change = (field: keyof TypedRate) => (value: string) => onChange({ ...typed, [field]: value })
  const fixed = fixedIn(typed.service)
  return (
    <>
      <Select
        label="Service"
        options={services}
        error={problems.service}
        value={typed.service}
        onChange={({ target }) => onChange({ ...typed, service: target.value as PriceService, currency: '' })}
      />
      <NumberField
        label={fixed ? 'Amount' : 'Rate'}
        help={
          fixed
            ? `Charged for ${priceServices[typed.service].of}`
            : `Percent ${priceServices[typed.service].of}`
        }
        unit={fixed ?? '%'}
        decimals={2}
        onChange={change('value')}
        value={typed.value}
        error={problems.value}
      />
      {hasLimits(typed.service) && <Limits {...{ typed, onChange, problems }} />}
      <RateDays {...{ typed, onChange, problems, mayEnd }} />
    </>
  )
}

function RateDays({ typed, onChange, problems, mayEnd }: RateFieldsProps) {
  return (
    <>
      <DateInput
        label="Begins on"
        isOptional
        help="As this day begins in UTC. Empty: with the approval."
        value={typed.valid_from}
        onChange={({ target }) => onChange({ ...typed, valid_from: target.value })}
        error={problems.valid_from}
      />
      {mayEnd && (
        <DateInput
          label="Ends on"
          isOptional
          help="As this day begins in UTC. From then on, the rate for all customers holds again."
          value={typed.valid_to}
          onChange={({ target }) => onChange({ ...typed, valid_to: target.value })}
          error={problems.valid_to}
        />
      )}
    </>
  )
}

function Limits({ typed, onChange, problems }: Omit<RateFieldsProps, 'mayEnd'>) {
  const change = (field: keyof TypedRate) => (value: string) => onChange({ ...typed, [field]: value })
  return (
    <>
      <Select
        label="Limits of one fee"
        options={currencyChoices(typed.service)}
        {...(chargedIn(typed.service) === undefined && {
          help: 'For amounts in this currency only. Fees in other currencies have no limits.',
        })}
        value={typed.currency}
        onChange={({ target }) => change('currency')(target.value)}
      />
      {typed.currency && (
        <div className="grid gap-4 sm:grid-cols-2">
          {(['min', 'max'] as const).map((limit) => (
            <NumberField
              key={limit}
              label={limit === 'min' ? 'At least' : 'At most'}
              isOptional
              unit={typed.currency}
              decimals={currencies[typed.currency || 'USD'].exponent}
              onChange={change(limit)}
              value={typed[limit]}
              error={problems[limit]}
            />
          ))}
        </div>
      )}
    </>
  )
}
