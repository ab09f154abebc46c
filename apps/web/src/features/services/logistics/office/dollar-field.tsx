import { useState } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'

type DollarFieldProps<Values extends FieldValues> = {
  control: Control<Values, unknown, FieldValues>
  name: FieldPath<Values>
  label: string
  help: string
}

/** An amount that is a number in the form, as the call wants it, and text while it is typed. */
export function DollarField<Values extends FieldValues>(props: DollarFieldProps<Values>) {
  const { control, name, label, help } = props
  const { field, fieldState } = useController({ control, name })
  const [text, setText] = useState(String(field.value ?? ''))
  const take = (typed: string) => {
    setText(typed)
    field.onChange(typed === '' ? undefined : Number(typed))
  }
  return (
    <MoneyField
      label={label}
      help={help}
      error={fieldState.error && 'Enter an amount in dollars'}
      currency="USD"
      name={name}
      value={text}
      onChange={take}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  )
}
