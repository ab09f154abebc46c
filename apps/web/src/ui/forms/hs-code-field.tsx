import { lazy, Suspense } from 'react'
import { controlLook } from './control-look.ts'
import { Field, type FieldProps } from './field.tsx'
import type { HsCodeControl } from './hs-code-combobox.tsx'
import { splitFieldProps } from './split-field-props.ts'

const HsCodeCombobox = lazy(() =>
  import('./hs-code-combobox.tsx').then((module) => ({ default: module.HsCodeCombobox })),
)

/**
 * A code of the Harmonized System, searched by word or typed. The value is what the field shows: '8471.30' once a code was picked, or the
 * typed text; `hsDigits` reads the code from it. With react-hook-form: inside a `Controller`.
 */
export function HsCodeField(props: FieldProps & HsCodeControl) {
  const [field, control] = splitFieldProps(props)
  return (
    <Field {...field}>
      {(wiring) => (
        <Suspense
          fallback={<input className={controlLook} {...wiring} value={control.value} readOnly aria-busy />}
        >
          <HsCodeCombobox {...control} wiring={wiring} />
        </Suspense>
      )}
    </Field>
  )
}
