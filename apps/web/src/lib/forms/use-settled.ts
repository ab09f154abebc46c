import { useEffect, useState } from 'react'

/** A value once it has stood still for a moment: what is still being typed is not worth asking about. */
export function useSettled<T>(value: T, afterMs = 400): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return settled
}
