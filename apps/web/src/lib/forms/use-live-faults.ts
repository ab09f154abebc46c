import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { focusFirstFault } from './focus-first-fault.ts'

/** Messages by the form's own names. */
type Faults = Readonly<Record<string, string>>
type Form<V extends FieldValues> = Pick<
  UseFormReturn<V>,
  'watch' | 'clearErrors' | 'setError' | 'getFieldState'
>

/**
 * A form that is checked as a whole. Nothing is marked while it is first typed: `isValid` marks what is wrong, focuses the first such field
 * of the page, and says whether nothing is. From then on a marked field loses its message once its value is valid, also where another field
 * was corrected. What only the server refuses stays marked until its field is changed.
 * `ref` is the form's.
 */
export function useLiveFaults<V extends FieldValues>(
  { watch, clearErrors, setError, getFieldState }: Form<V>,
  faultsOf: () => Faults,
): { isValid: () => boolean; ref: RefObject<HTMLFormElement | null> } {
  const ref = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  // Once the messages are on the page. The faults are not in its order.
  useEffect(() => {
    if (tries > 0) focusFirstFault(ref.current)
  }, [tries])
  const marked = useRef<readonly string[]>([])
  const find = useRef(faultsOf)
  find.current = faultsOf
  useEffect(() => {
    const { unsubscribe } = watch((_, { name: typed }) => {
      const faults = find.current()
      for (const name of new Set([...marked.current, ...(typed ? [typed] : [])])) {
        const field = name as FieldPath<V>
        const message = faults[name]
        const before = getFieldState(field).error?.message
        if (before === undefined || before === message) continue
        if (message === undefined) clearErrors(field)
        else setError(field, { message })
      }
    })
    return unsubscribe
  }, [watch, clearErrors, setError, getFieldState])
  const isValid = (): boolean => {
    const faults = Object.entries(faultsOf())
    clearErrors()
    for (const [name, message] of faults) setError(name as FieldPath<V>, { message })
    if (faults.length > 0) setTries(tries + 1)
    marked.current = faults.map(([name]) => name)
    return faults.length === 0
  }
  return { isValid, ref }
}
