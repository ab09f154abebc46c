import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { PasswordInput } from './password-input.tsx'

type NewPasswordFieldsProps = {
  label: 'Password' | 'New password'
  /** “At least 8 characters”. */
  length: string
  /** The field, and the one in which it is typed again. */
  fields: readonly [password: UseFormRegisterReturn, retype: UseFormRegisterReturn]
  errors: readonly [password: FieldError | undefined, retype: FieldError | undefined]
}

/** A password that is chosen, typed twice. */
export function NewPasswordFields({ label, length, fields, errors }: NewPasswordFieldsProps) {
  const [password, retype] = fields
  return (
    <>
      <PasswordInput
        label={label}
        autoComplete="new-password"
        help={`${length}, and hard to guess: for example, a few unrelated words.`}
        error={errors[0]?.message}
        {...password}
      />
      <PasswordInput
        label={`Retype ${label.toLowerCase()}`}
        autoComplete="new-password"
        error={errors[1]?.message}
        {...retype}
      />
    </>
  )
}
