import { customsPlaces } from '@tradelane/contract/lists/customs-places'
import { type Currency, currencies } from '@tradelane/money'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { CountryField } from '../../../ui/forms/country-field.tsx'
import { HsCodeField } from '../../../ui/forms/hs-code-field.tsx'
import { MoneyField } from '../../../ui/forms/money-field.tsx'
import { NumberField } from '../../../ui/forms/number-field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { incotermOptions } from '../../../ui/parties/party-words.ts'
import { TermsLink } from '../../../ui/parties/terms-link.tsx'
import { type EstimateValues, hasWayToPort } from './estimate-values.ts'

const arrivalOptions = [
  { value: 'sea', label: 'By sea' },
  { value: 'air', label: 'By air or post' },
  { value: 'land', label: 'By land' },
]

const currencyCodes = Object.keys(currencies) as Currency[]

const customsOptions = customsPlaces.map(({ code, description }) => ({ value: code, label: description }))

type Form = UseFormReturn<EstimateValues, unknown, EstimateValues>

type EstimateFieldsProps = {
  form: Form
  isBusy: boolean
  /** The country that the goods of a trade leave from, which may be another than their origin. */
  departure: string | undefined
}

export function EstimateFields({ form, isBusy, departure }: EstimateFieldsProps) {
  const { control, register } = form
  const [incoterm, other_term] = form.watch(['incoterm', 'other_term'])
  return (
    <Card title="Goods and route">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Controller
          control={control}
          name="hs_code"
          render={({ field, fieldState }) => (
            <HsCodeField {...field} label="HS code" error={fieldState.error?.message} />
          )}
        />
        <Origin form={form} departure={departure} />
        <Country form={form} name="destination" label="Destination" />
        <Select label="Incoterm" help={<TermsLink />} options={incotermOptions} {...register('incoterm')} />
        <Price form={form} />
        <Quantity form={form} />
        {hasWayToPort({ incoterm, other_term }) && (
          <Cost form={form} name="to_port" label="Costs to the port of departure" />
        )}
        <Cost form={form} name="freight" label="Freight" />
        <Cost form={form} name="insurance" label="Insurance" />
        <Select
          label="The goods arrive"
          isOptional
          placeholder="Not known yet"
          options={arrivalOptions}
          {...register('arrives_by')}
        />
        <div className="self-end">
          <Checkbox label="The goods travel in a container" {...register('in_container')} />
        </div>
        <Select
          label="Compare with the term"
          isOptional
          placeholder="No other term"
          options={incotermOptions}
          {...register('other_term')}
        />
        <Country form={form} name="other_destination" label="Compare with the destination" />
      </div>
      <Button type="submit" tone="main" isBusy={isBusy} busyText="Estimating…" className="mt-5">
        Estimate
      </Button>
    </Card>
  )
}

function Origin({ form, departure }: { form: Form; departure: string | undefined }) {
  const isTaken = departure !== undefined && form.watch('origin') === departure
  const help = 'Taken from where the goods leave: change it if they were made elsewhere'
  return <Country form={form} name="origin" label="Country of origin" {...(isTaken && { help })} />
}

const Quantity = ({ form }: { form: Form }) => (
  <Controller
    control={form.control}
    name="quantity"
    render={({ field, fieldState }) => (
      <NumberField {...field} label="Quantity" isOptional decimals={3} error={fieldState.error?.message} />
    )}
  />
)

/** Under DDP it is given without duty and tax, which are the seller’s. */
function Price({ form }: { form: Form }) {
  const { control, watch, setValue } = form
  return (
    <Controller
      control={control}
      name="value"
      render={({ field, fieldState }) => (
        <MoneyField
          {...field}
          label={watch('incoterm') === 'DDP' ? 'Price without duty and tax' : 'Price under the term'}
          currency={watch('currency')}
          currencies={currencyCodes}
          onCurrencyChange={(next) => setValue('currency', next)}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

type CountryProps = {
  form: Form
  name: 'origin' | 'destination' | 'other_destination'
  label: string
  help?: string
}

const Country = ({ form, name, ...words }: CountryProps) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field, fieldState }) => (
      <CountryField
        {...field}
        {...words}
        others={customsOptions}
        isOptional={name === 'other_destination'}
        error={fieldState.error?.message}
      />
    )}
  />
)

const Cost = ({
  form,
  name,
  label,
}: {
  form: Form
  name: 'to_port' | 'freight' | 'insurance'
  label: string
}) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field, fieldState }) => (
      <MoneyField
        {...field}
        label={label}
        currency={form.watch('currency')}
        isOptional
        error={fieldState.error?.message}
      />
    )}
  />
)
