import { useState } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { NumberField } from '../../../../ui/forms/number-field.tsx'

type AmountFieldProps<Values extends FieldValues> = {
  control: Control<Values, unknown, FieldValues>
  name: FieldPath<Values>
  label: string
  help: string
  unit: string
  /** What an empty field is sent as. */
  empty: null | undefined
}

/** Dollars or per cent: a number in the form, as the call wants it, and text while it is typed. */
export function AmountField<Values extends FieldValues>(props: AmountFieldProps<Values>) {
  const { control, name, label, help, unit, empty } = props
  const { field, fieldState } = useController({ control, name })
  const [text, setText] = useState(String(field.value ?? ''))
  const take = (typed: string) => {
    setText(typed)
    field.onChange(typed === '' ? empty : Number(typed))
  }
  return (
    <NumberField
      label={label}
      help={help}
      error={fieldState.error && (text === '' ? 'Enter an amount' : fieldState.error.message)}
      decimals={2}
      unit={unit}
      name={name}
      value={text}
      onChange={take}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  )
}
