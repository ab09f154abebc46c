import type { Ref } from 'react'
import { controlFrameLook } from './control-look.ts'
import { Field, type FieldProps } from './field.tsx'
import { splitFieldProps } from './split-field-props.ts'
import { useAmountInput } from './use-amount-input.ts'

type NumberFieldProps = FieldProps & {
  /** Plain decimal text, '' for nothing: "1234.5" while shown as "1,234.5". */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  /** At the right: "kg". */
  unit?: string
  /** None for what is counted. */
  decimals?: number
  /** Decimals that were not typed are not added. */
  isShort?: boolean
  ref?: Ref<HTMLInputElement>
}

/** What is counted, weighed or measured. With react-hook-form: inside a `Controller`, `field` spread into it. */
export function NumberField(props: NumberFieldProps) {
  const [field, { value, onChange, onBlur, name, unit, decimals = 0, isShort = false, ref }] =
    splitFieldProps(props)
  const { input, doubt, ...number } = useAmountInput(value, decimals, {
    tell: onChange,
    leave: onBlur,
    isShort,
  })
  const hold = (element: HTMLInputElement | null) => {
    input.current = element
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }
  return (
    <Field {...field} help={doubt ?? field.help}>
      {(wiring) => (
        <div className={controlFrameLook}>
          <input
            {...wiring}
            {...number}
            ref={hold}
            name={name}
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            className="num min-w-0 flex-1 rounded-md bg-transparent px-3 outline-none"
          />
          {unit && (
            <span className="my-2 flex items-center border-l border-line px-3 text-ink-2">{unit}</span>
          )}
        </div>
      )}
    </Field>
  )
}
