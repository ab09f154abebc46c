import { vendorServiceNames, vendorServices } from '@tradelane/contract/vendors/forms'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import type { VendorFormState } from './vendor-form-values.ts'

/** By which the desk finds whom to ask. */
export function VendorServices({ form: { watch, setValue } }: { form: VendorFormState }) {
  const chosen = watch('services') ?? []
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">
        Asked for offers of<span className="font-normal text-ink-2"> (optional)</span>
      </legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {vendorServices.map((service) => (
          <Checkbox
            key={service}
            label={vendorServiceNames[service]}
            checked={chosen.includes(service)}
            onChange={({ target: { checked } }) => {
              const isChosen = (one: typeof service) => (one === service ? checked : chosen.includes(one))
              setValue('services', vendorServices.filter(isChosen), { shouldDirty: true })
            }}
          />
        ))}
      </div>
    </fieldset>
  )
}
