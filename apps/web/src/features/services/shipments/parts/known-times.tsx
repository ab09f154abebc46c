import type { ShipmentWire } from '@tradelane/contract/shipments/shipment-view'
import { formatLocalInstant } from '../../../../lib/format/format-local-time.ts'

type Times = ShipmentWire['eta']

/** What is known of a time at a place, the surest first, each called what it is. */
export function KnownTimes({ times, timeZone }: { times: Times; timeZone: string }) {
  const known = [
    ['Actual', times.actual],
    ['Estimated', times.estimated],
    ['Planned', times.planned],
  ] as const
  // An estimate that equals the actual time is not shown twice.
  const said = known.filter(
    ([, at], index) => at !== null && !known.slice(0, index).some(([, surer]) => surer === at),
  )
  if (said.length === 0) return '–'
  const overdue = times.overdue_since
  return (
    <ul className="grid gap-0.5">
      {overdue && (
        <li className="text-lost">
          Overdue since <time dateTime={overdue}>{formatLocalInstant(overdue, timeZone)}</time>, no new
          estimate
        </li>
      )}
      {said.map(([name, at], index) => (
        <li key={name} className={index === 0 && !overdue ? undefined : 'text-xs text-ink-2'}>
          {name} {at && <time dateTime={at}>{formatLocalInstant(at, timeZone)}</time>}
        </li>
      ))}
    </ul>
  )
}
