import { lazy, Suspense } from 'react'
import type { CityControl } from './city-combobox.tsx'
import { controlLook } from './control-look.ts'
import { Field, type FieldProps } from './field.tsx'
import { splitFieldProps } from './split-field-props.ts'

const CityCombobox = lazy(() =>
  import('./city-combobox.tsx').then((module) => ({ default: module.CityCombobox })),
)

/**
 * A city field with suggestions. `onChange` gets the text and, once a city was picked from the list, that city.
 * With react-hook-form: inside a `Controller`.
 */
export function CityField(props: FieldProps & CityControl) {
  const [field, control] = splitFieldProps(props)
  return (
    <Field {...field}>
      {(wiring) => (
        <Suspense
          fallback={<input className={controlLook} {...wiring} value={control.value} readOnly aria-busy />}
        >
          <CityCombobox {...control} wiring={wiring} />
        </Suspense>
      )}
    </Field>
  )
}
