import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod/mini'
import { ApiError } from '../net/api-error.ts'

/** Any schema whose input and output are form values. */
type FormSchema<In extends FieldValues, Out extends FieldValues> = z.ZodMiniType<Out, In>

/**
 * A form held to a schema of the contract. Nothing is validated while it is first typed: the first submit does, focuses
 * the first faulty field, and from then on the messages follow what is typed.
 */
export function useContractForm<In extends FieldValues, Out extends FieldValues>(
  schema: FormSchema<In, Out>,
  defaultValues: DefaultValues<In>,
  /** Off where the page itself finds the first faulty field. */
  { shouldFocusError = true } = {},
): UseFormReturn<In, unknown, Out> {
  const resolver: Resolver<In, unknown, Out> = standardSchemaResolver(schema)
  return useForm<In, unknown, Out>({ resolver, defaultValues, shouldFocusError })
}

/**
 * Shows the server's errors next to their fields, by the form's own names, and focuses the first. Returns false if none of the named fields is in
 * the form: the caller then shows the message itself.
 */
export function showRefusedFields<In extends FieldValues>(
  form: Pick<UseFormReturn<In>, 'setError' | 'getValues'>,
  error: unknown,
  fieldOf = (path: string) => path,
): boolean {
  if (!(error instanceof ApiError)) return false
  const named = Object.entries(error.fields).map(([path, message]) => [fieldOf(path), message] as const)
  const known = named.filter(([name]) => form.getValues(name as Path<In>) !== undefined)
  known.forEach(([name, message], index) => {
    form.setError(name as Path<In>, { type: 'server', message }, { shouldFocus: index === 0 })
  })
  return known.length > 0
}
