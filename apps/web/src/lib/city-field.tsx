import { lazy, Suspense } from 'react'
import { controlLook } from '../ui/control-look.ts'
import { Field, type FieldProps } from '../ui/field.tsx'
import { splitFieldProps } from '../ui/split-field-props.ts'
import type { CityControl } from './city-combobox.tsx'

const CityCombobox = lazy(() =>
  import('./city-combobox.tsx').then((module) => ({ default: module.CityCombobox })),
)

/**
 * A city, suggested while it is typed. `onChange` is told the text and, once one was picked from the list, the city it
 * is. With react-hook-form: inside a `Controller`.
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
