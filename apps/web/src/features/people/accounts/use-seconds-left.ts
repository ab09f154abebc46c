import { useEffect, useState } from 'react'

/** Counts down to 0 from the value it was last started with. */
export function useSecondsLeft(initial: number): [secondsLeft: number, start: (seconds: number) => void] {
  const [left, setLeft] = useState(initial)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left])
  return [left, setLeft]
}
