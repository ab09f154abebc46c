import { useEffect, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** Messages by the form's own names. */
type Faults = Readonly<Record<string, string>>
type Form<V extends FieldValues> = Pick<
  UseFormReturn<V>,
  'watch' | 'clearErrors' | 'setError' | 'getFieldState'
>

/**
 * A form that is checked as a whole. Nothing is marked while it is first typed: the answered function marks what is wrong, focuses the first
 * such field, and says whether nothing is. From then on a marked field loses its message once its value is valid, also where another field
 * was corrected. What only the server refuses stays marked until its field is changed.
 */
export function useLiveFaults<V extends FieldValues>(
  { watch, clearErrors, setError, getFieldState }: Form<V>,
  faultsOf: () => Faults,
): () => boolean {
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
  return () => {
    const faults = Object.entries(faultsOf())
    clearErrors()
    faults.forEach(([name, message], index) => {
      setError(name as FieldPath<V>, { message }, { shouldFocus: index === 0 })
    })
    marked.current = faults.map(([name]) => name)
    return faults.length === 0
  }
}
