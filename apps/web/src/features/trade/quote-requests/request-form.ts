import { useRef } from 'react'
import {
  type FieldErrors,
  get,
  type Path,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { ApiError } from '../../../lib/net/api-error.ts'
import { faultsOf, type RequestValues } from './request-values.ts'

type Refused = { value: unknown; message: string; isMissing?: true }

export type RequestForm = {
  form: UseFormReturn<RequestValues>
  /** What is not well-formed, and what the server has refused and was not changed since, by field. */
  faultsNow: () => Record<string, string>
  /** Marks what was refused. False where the refusal names no field, or nothing new. */
  refuse: (error: unknown) => boolean
  /** Marks what a submission misses, until it is filled in. It keeps nothing from being saved. */
  miss: (messages: Readonly<Record<string, string>>) => void
}

/** A form that holds what is typed to be well-formed. What is missing is no fault: a request may be saved without it. */
export function useRequestForm(start: RequestValues): RequestForm {
  const refused = useRef(new Map<string, Refused>())
  const all = (values: RequestValues, { withMissing = false } = {}): Record<string, string> => ({
    ...Object.fromEntries(
      [...refused.current].flatMap(([path, { value, message, isMissing }]) =>
        sameAs(get(values, path), value) && (withMissing || !isMissing) ? [[path, message] as const] : [],
      ),
    ),
    ...faultsOf(values),
  })
  const resolver: Resolver<RequestValues> = (values) => {
    const errors: FieldErrors<RequestValues> = {}
    const faults = Object.entries(all(values, { withMissing: true }))
    for (const [path, message] of faults) set(errors, path, { type: 'rule', message })
    return faults.length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
  const form = useForm<RequestValues>({ defaultValues: start, resolver, mode: 'onTouched' })
  const refuse = (error: unknown): boolean => {
    if (!(error instanceof ApiError)) return false
    const values = form.getValues()
    let isNew = false
    for (const [name, message] of Object.entries(error.fields)) {
      const path = fieldOf(name)
      const value = structuredClone(get(values, path))
      const before = refused.current.get(path)
      if (value === undefined || (before && sameAs(before.value, value))) continue
      refused.current.set(path, { value, message })
      // Without the focus: the person is typing elsewhere by now.
      form.setError(path as Path<RequestValues>, { type: 'rule', message })
      isNew = true
    }
    return isNew
  }
  const miss = (messages: Readonly<Record<string, string>>) => {
    for (const [path, message] of Object.entries(messages))
      refused.current.set(path, {
        value: structuredClone(get(form.getValues(), path)),
        message,
        isMissing: true,
      })
  }
  return { form, faultsNow: () => all(form.getValues()), refuse, miss }
}

const sameAs = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A city is one field, of which the server may refuse a part. */
const fieldOf = (path: string): string => path.replace(/^(from|to)\..*/, '$1')
