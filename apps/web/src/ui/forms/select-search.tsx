import { lazy, Suspense, useState } from 'react'
import type { SelectSearchControl } from './combobox.tsx'
import { controlLook } from './control-look.ts'
import { Field, type FieldProps, type FieldWiring } from './field.tsx'
import { splitFieldProps } from './split-field-props.ts'

const Combobox = lazy(() => import('./combobox.tsx').then((module) => ({ default: module.Combobox })))

/** A select that is searched by typing, for more than twelve entries. With react-hook-form: inside a `Controller`. */
export function SelectSearch(props: FieldProps & SelectSearchControl) {
  const [field, control] = splitFieldProps(props)
  const [isInUse, setInUse] = useState(false)
  return (
    <Field {...field}>
      {(wiring) => (
        <Suspense fallback={<Waiting {...control} wiring={wiring} onInUse={setInUse} />}>
          <Combobox {...control} wiring={wiring} startsOpen={isInUse} />
        </Suspense>
      )}
    </Field>
  )
}

type WaitingProps = SelectSearchControl & { wiring: FieldWiring; onInUse: (isInUse: boolean) => void }

/** The same box with the chosen entry, until the search has been loaded. A click or the focus that it takes is not lost. */
function Waiting(props: WaitingProps) {
  const { options, value, placeholder, wiring, onInUse } = props
  const chosen = options.find((option) => option.value === value)
  return (
    <input
      className={controlLook}
      {...wiring}
      value={chosen?.label ?? ''}
      placeholder={placeholder}
      readOnly
      aria-busy
      onFocus={() => onInUse(true)}
      onBlur={() => onInUse(false)}
    />
  )
}
