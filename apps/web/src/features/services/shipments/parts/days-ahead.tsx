import { useBusinessNow, useSandboxClock } from '../../../../lib/browser/business-clock.ts'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { Banner } from '../../../../ui/banner.tsx'

const halfDayMs = 12 * 60 * 60 * 1000

/** Days pass for one shipment by the day. What is less is two clocks that differ. */
export const isAhead = (asOf: string, now: Date): boolean => Date.parse(asOf) - now.getTime() > halfDayMs

/** In the sandbox the carrier can be played ahead of everybody else. */
export function DaysAhead({ asOf }: { asOf: string }) {
  const isSandbox = useSandboxClock() !== undefined
  const now = useBusinessNow()
  if (!isSandbox || !isAhead(asOf, now)) return null
  return (
    <Banner tone="info" title="The sandbox has let days pass for this shipment alone.">
      {`For its carrier it is ${formatDay(asOf)}, for everybody else ${formatDay(now.toISOString())}. Its reports have the carrier’s day; what follows from them, such as a payment, has ours.`}
    </Banner>
  )
}
