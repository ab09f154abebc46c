import { useEffect, useState } from 'react'
import { businessNow } from './business-clock.ts'

/** Whole seconds until an instant, counting down to 0; undefined without one. */
export function useSecondsUntil(instant: string | undefined): number | undefined {
  const [now, setNow] = useState(() => businessNow().getTime())
  const left = instant === undefined ? undefined : Math.max(0, Math.ceil((Date.parse(instant) - now) / 1_000))
  const isRunning = left !== undefined && left > 0
  useEffect(() => {
    setNow(businessNow().getTime())
    if (!isRunning) return
    const timer = setInterval(() => setNow(businessNow().getTime()), 500)
    return () => clearInterval(timer)
  }, [isRunning, instant])
  return left
}
