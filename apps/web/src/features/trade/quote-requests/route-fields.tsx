import { namedPlaceDoubt } from '@tradelane/contract/incoterms/named-place'
import { ruleOf } from '@tradelane/contract/incoterms/obligations'
import type { Incoterm } from '@tradelane/contract/lists/incoterms'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { today } from '../../../lib/format/format-date.ts'
import { CityField } from '../../../ui/forms/city-field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { DateInput, TextInput } from '../../../ui/forms/text-input.tsx'
import { incotermOptions } from '../../../ui/parties/party-words.ts'
import { TermsLink } from '../../../ui/parties/terms-link.tsx'
import type { RequestValues } from './request-values.ts'

/** From where to where, when, and under which term. `isVisitor`: links into the account are left out. */
export function RouteFields({ isVisitor = false }: { isVisitor?: boolean }) {
  const { control, register, formState } = useFormContext<RequestValues>()
  const { errors } = formState
  const [term, place, from, to] = useWatch({ control, name: ['incoterm', 'named_place', 'from', 'to'] })
  const rule = term ? ruleOf(term as Incoterm) : undefined
  const way = { from: from.city, to: to.city, named_place: place }
  const doubt = rule && namedPlaceDoubt({ ...way, incoterm: term as Incoterm })
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <City name="from" label="From" />
      <City name="to" label="To" />
      <DateInput
        label="Shipping date"
        min={today()}
        error={errors.shipping_date?.message}
        {...register('shipping_date')}
      />
      <div className="max-sm:hidden" />
      <Select
        label="Incoterm"
        placeholder="Select a term"
        options={incotermOptions}
        help={isVisitor ? undefined : <TermsLink />}
        error={errors.incoterm?.message}
        {...register('incoterm')}
      />
      <TextInput
        label="Named place"
        help={doubt ?? (rule ? `The ${rule.namedPlace}.` : 'The place that is written behind the term.')}
        error={errors.named_place?.message}
        {...register('named_place')}
      />
      {rule && <p className="text-ink-2 sm:col-span-2">The risk passes {rule.riskPasses}.</p>}
    </div>
  )
}

function City({ name, label }: { name: 'from' | 'to'; label: string }) {
  const { control } = useFormContext<RequestValues>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <CityField
          label={label}
          placeholder="City"
          // The error of an object may be on one of its parts.
          error={error?.message}
          {...field}
          value={field.value.text}
          onChange={(text, city) =>
            field.onChange({
              text,
              city: city
                ? {
                    name: city.name,
                    countryCode: city.countryCode,
                    lat: Number(city.lat),
                    lng: Number(city.lng),
                  }
                : null,
            })
          }
        />
      )}
    />
  )
}
