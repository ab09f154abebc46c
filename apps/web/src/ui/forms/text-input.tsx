import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { controlLook } from './control-look.ts'
import { Field, type FieldProps } from './field.tsx'
import { splitFieldProps } from './split-field-props.ts'

export type TextInputProps = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'children'>

export function TextInput(props: TextInputProps) {
  const [field, control] = splitFieldProps(props)
  return (
    <Field {...field}>
      {(wiring) => <input type="text" className={controlLook} {...wiring} {...control} />}
    </Field>
  )
}

export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'className' | 'children'>

export function TextArea(props: TextAreaProps) {
  const [field, control] = splitFieldProps(props)
  return (
    <Field {...field}>
      {(wiring) => (
        <textarea
          rows={4}
          className={classNames(controlLook, 'field-sizing-content min-h-24')}
          {...wiring}
          {...control}
        />
      )}
    </Field>
  )
}

/** A calendar day, `YYYY-MM-DD`; `min` and `max` bound it. */
export function DateInput(props: TextInputProps) {
  return <TextInput type="date" {...props} />
}
