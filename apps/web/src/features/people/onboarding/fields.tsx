import type { RegistrationInput } from '@tradelane/contract/onboarding/forms'
import { type FieldPath, useFormContext } from 'react-hook-form'
import { today } from '../../../lib/format/format-date.ts'
import {
  DateInput,
  TextArea,
  type TextAreaProps,
  TextInput,
  type TextInputProps,
} from '../../../ui/forms/text-input.tsx'

/** A field's path in the whole form; each step's form holds a part of it. */
export type FieldName = FieldPath<RegistrationInput>

function useField(name: FieldName) {
  const { register, getFieldState, formState } = useFormContext<RegistrationInput>()
  return { error: getFieldState(name, formState).error?.message, ...register(name) }
}

export function TextField({ name, ...props }: TextInputProps & { name: FieldName }) {
  return <TextInput {...props} {...useField(name)} />
}

export function LongTextField({ name, ...props }: TextAreaProps & { name: FieldName }) {
  return <TextArea {...props} {...useField(name)} />
}

/** A date in the past: of birth or registration. */
export function PastDayField({ name, ...props }: TextInputProps & { name: FieldName }) {
  return <DateInput max={today()} {...props} {...useField(name)} />
}

/** An expiry date. */
export function ExpiryField({ name, ...props }: TextInputProps & { name: FieldName }) {
  return <DateInput min={today()} {...props} {...useField(name)} />
}
