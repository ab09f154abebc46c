import { type RequestedService, requestedServices } from '@tradelane/contract/quote-requests/forms'
import { useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { FieldNote } from '../../../ui/forms/field.tsx'
import { TextArea } from '../../../ui/forms/text-input.tsx'
import { CargoFields } from './cargo-fields.tsx'
import type { RequestValues } from './request-values.ts'
import { serviceWords } from './service-words.ts'

/** What is wanted, and what freight needs to know for it. */
export function ServicesFields() {
  const { control, register, setValue, formState } = useFormContext<RequestValues>()
  const { errors } = formState
  const [chosen, role] = useWatch({ control, name: ['services', 'role'] })
  return (
    <div className="grid gap-6">
      <fieldset className="grid gap-3" aria-describedby={errors.services ? 'services-error' : undefined}>
        <legend className="mb-3 font-medium">What do you need?</legend>
        {requestedServices.map((service) => (
          <Checkbox
            key={service}
            label={serviceWords[service].title}
            help={<Help service={service} role={role} />}
            checked={chosen.includes(service)}
            aria-invalid={errors.services ? true : undefined}
            onChange={({ target }) =>
              setValue(
                'services',
                requestedServices.filter((one) => (one === service ? target.checked : chosen.includes(one))),
                { shouldDirty: true },
              )
            }
          />
        ))}
        {errors.services?.message && <FieldNote id="services-error" error={errors.services.message} />}
      </fieldset>
      {chosen.includes('freight') && <CargoFields />}
      <TextArea
        label="What else should we know?"
        isOptional
        error={errors.note?.message}
        {...register('note')}
      />
    </div>
  )
}

/** What it does, and whose it is where that is not this company's side. */
function Help({ service, role }: { service: RequestedService; role: RequestValues['role'] }) {
  const { does, isFor } = serviceWords[service]
  const isOther = role !== '' && isFor !== undefined && isFor !== role
  return (
    <>
      {does}
      {isOther && <span className="font-medium text-ink"> {sideWords[isFor]}</span>}
    </>
  )
}

const sideWords = {
  buyer: 'The buyer orders it: your company sells the goods.',
  seller: 'The seller orders it: your company buys the goods.',
}
