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
import type { EstimateValues } from './estimate-values.ts'

const currencyCodes = Object.keys(currencies) as Currency[]

type Form = UseFormReturn<EstimateValues, unknown, EstimateValues>

export function EstimateFields({ form, isBusy }: { form: Form; isBusy: boolean }) {
  const { control, register, watch, setValue } = form
  const currency = watch('currency')
  const country = (name: 'origin' | 'destination' | 'other_destination', label: string) => (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <CountryField
          {...field}
          label={label}
          isOptional={name === 'other_destination'}
          error={fieldState.error?.message}
        />
      )}
    />
  )
  const amount = (name: 'freight' | 'insurance', label: string) => (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <MoneyField
          {...field}
          label={label}
          currency={currency}
          isOptional
          error={fieldState.error?.message}
        />
      )}
    />
  )
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
        {country('origin', 'Country of origin')}
        {country('destination', 'Destination')}
        <Select label="Incoterm" help={<TermsLink />} options={incotermOptions} {...register('incoterm')} />
        <Controller
          control={control}
          name="value"
          render={({ field, fieldState }) => (
            <MoneyField
              {...field}
              label={watch('incoterm') === 'DDP' ? 'Price without duty and tax' : 'Price under the term'}
              currency={currency}
              currencies={currencyCodes}
              onCurrencyChange={(next) => setValue('currency', next)}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="quantity"
          render={({ field, fieldState }) => (
            <NumberField
              {...field}
              label="Quantity"
              isOptional
              decimals={3}
              error={fieldState.error?.message}
            />
          )}
        />
        {amount('freight', 'Freight')}
        {amount('insurance', 'Insurance')}
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
        {country('other_destination', 'Compare with the destination')}
      </div>
      <Button type="submit" tone="main" isBusy={isBusy} busyText="Estimating…" className="mt-5">
        Estimate
      </Button>
    </Card>
  )
}
