import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { controlLook } from './control-look.ts'
import { Field, type FieldProps } from './field.tsx'
import { splitFieldProps } from './split-field-props.ts'

/** `alsoFound`: words that a search finds it by too, and `otherNames`: names that it has too; both are not shown. `isRarelyMeant`: after others that match as well. */
export type SelectOption = {
  value: string
  label: string
  alsoFound?: string
  otherNames?: readonly string[]
  isDisabled?: boolean
  isRarelyMeant?: boolean
}

export type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'className' | 'children'> & {
    options: readonly SelectOption[]
    /** The first, empty entry; omit it if there is always a value. */
    placeholder?: string
  }

/** The platform's own select, for up to twelve entries; beyond that use `SelectSearch`. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const [field, control] = splitFieldProps(props)
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="relative">
          <select
            className={classNames(controlLook, 'appearance-none truncate pr-10')}
            {...wiring}
            {...control}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label, isDisabled }) => (
              <option key={value} value={value} disabled={isDisabled}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={16}
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-2"
            aria-hidden
          />
        </div>
      )}
    </Field>
  )
}
