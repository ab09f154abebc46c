import { useEffect, useState } from 'react'

/** A debounced value: text that is still being typed does not trigger a request. */
export function useSettled<T>(value: T, afterMs = 400): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return settled
}
