import type { FieldError, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { TextInput } from '../../../ui/text-input.tsx'
import { wholeOf } from './whole-of.ts'

type ListInputProps<Values extends FieldValues> = {
  form: Pick<UseFormReturn<Values>, 'register' | 'formState'>
  name: FieldPath<Values>
  label: string
  help: string
  areNumbers?: boolean
}

/** Several values as one text, with commas between them. */
export function ListInput<Values extends FieldValues>(props: ListInputProps<Values>) {
  const { form, name, areNumbers = false, ...field } = props
  return (
    <TextInput
      {...field}
      autoComplete="off"
      error={firstMessage(form.formState.errors[name])}
      {...form.register(name, { setValueAs: (value: unknown) => listOf(value, areNumbers) })}
    />
  )
}

function listOf(value: unknown, areNumbers: boolean): unknown[] {
  const parts = String(value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return areNumbers ? parts.map(wholeOf) : parts
}

/** The message of the list, or of its first faulty value. */
function firstMessage(error: unknown): string | undefined {
  if (!error) return undefined
  if (Array.isArray(error)) return firstMessage(error.find(Boolean))
  return (error as FieldError).message
}
