import { type FieldErrors, type Resolver, set, useForm } from 'react-hook-form'
import { faultsOf, type RequestValues } from './request-values.ts'

const resolver: Resolver<RequestValues> = (values) => {
  const errors: FieldErrors<RequestValues> = {}
  const faults = Object.entries(faultsOf(values))
  for (const [path, message] of faults) set(errors, path, { type: 'rule', message })
  return faults.length > 0 ? { values: {}, errors } : { values, errors: {} }
}

/** A form that holds what is typed to be well-formed. What is missing is no fault: a request may be saved without it. */
export const useRequestForm = (start: RequestValues) =>
  useForm<RequestValues>({ defaultValues: start, resolver, mode: 'onTouched' })
