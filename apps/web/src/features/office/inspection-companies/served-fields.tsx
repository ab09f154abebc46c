import type { newInspectionCompany } from '@tradelane/contract/inspection-companies/calls'
import {
  type InspectionService,
  inspectionServices,
  serviceNames,
} from '@tradelane/contract/quality-assurance/rules'
import { X } from 'lucide-react'
import { type UseFormReturn, useController } from 'react-hook-form'
import type { z } from 'zod/mini'
import { countryName } from '../../../lib/format/country-names.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { SelectSearch } from '../../../ui/forms/select-search.tsx'
import { useCountryOptions } from '../../../ui/forms/use-country-options.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

type Values = z.input<typeof newInspectionCompany>
export type CompanyFormState = UseFormReturn<Values, unknown, z.output<typeof newInspectionCompany>>

/** What the company does. */
export function ServedServices({ form: { watch, setValue, formState } }: { form: CompanyFormState }) {
  const chosen = watch('services')
  const choose = (service: InspectionService, isChosen: boolean) => {
    const next = inspectionServices.filter((one) => (one === service ? isChosen : chosen.includes(one)))
    setValue('services', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium">Services</legend>
      {inspectionServices.map((service, index) => (
        <Checkbox
          key={service}
          label={serviceNames[service]}
          checked={chosen.includes(service)}
          onChange={({ target }) => choose(service, target.checked)}
          error={index === inspectionServices.length - 1 ? formState.errors.services?.message : undefined}
        />
      ))}
    </fieldset>
  )
}

/** Where its inspectors work. */
export function ServedCountries({ form: { control, formState } }: { form: CompanyFormState }) {
  const { field, fieldState } = useController({ control, name: 'countries' })
  const chosen = field.value
  const left = useCountryOptions().filter(({ value }) => !chosen.includes(value))
  return (
    <div className="grid gap-3">
      <SelectSearch
        // Emptied after each choice.
        key={chosen.length}
        label="Countries"
        placeholder={chosen.length > 0 ? 'Add another country' : 'Add a country'}
        options={left}
        value=""
        onChange={(code) => code && field.onChange([...chosen, code])}
        onBlur={field.onBlur}
        error={fieldState.error?.message ?? formState.errors.countries?.message}
        ref={field.ref}
      />
      {chosen.length > 0 && (
        <ul aria-label="Countries served" className="flex flex-wrap gap-2">
          {chosen.map((code) => (
            <li key={code} className="flex items-center gap-1 rounded-md border border-line pl-3">
              {countryName(code)}
              <IconButton
                label={`Remove ${countryName(code)}`}
                icon={X}
                isBare
                onClick={() => field.onChange(chosen.filter((one) => one !== code))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
