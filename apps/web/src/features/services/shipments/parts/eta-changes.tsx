import { counted } from '@tradelane/contract/primitives/counted'
import type { ShipmentWire } from '@tradelane/contract/shipments/shipment-view'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { formatLocalDay } from '../../../../lib/format/format-local-time.ts'
import { Card } from '../../../../ui/card.tsx'

type EtaChangesProps = {
  history: ShipmentWire['eta_history']
  /** Of the place of arrival. */
  timeZone: string
}

/** Every reported arrival date, newest first, with the change and its reason. */
export function EtaChanges({ history, timeZone }: EtaChangesProps) {
  if (history.length === 0) return null
  const newestFirst = history
    .map((reported, index) => ({ ...reported, before: history[index - 1] }))
    .reverse()
  return (
    <Card title="Arrival at the terminal (ETA)">
      <ol aria-label="Reported arrival dates" className="num divide-y divide-line">
        {newestFirst.map(({ eta, reported_at, remark, before }) => (
          <li key={`${reported_at} ${eta}`} className="py-2 first:pt-0 last:pb-0">
            <div className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium">{formatLocalDay(eta, timeZone)}</span>
              <span className="text-ink-2">{before ? movedText(before.eta, eta) : 'As planned'}</span>
            </div>
            <p className="text-xs text-ink-2">
              Reported {formatInstant(reported_at)}
              {remark && `: ${remark}`}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}

const hourMs = 3_600_000

/** "2 days later", "5 hours earlier" */
function movedText(before: string, after: string): string {
  const hours = Math.round((Date.parse(after) - Date.parse(before)) / hourMs)
  if (hours === 0) return 'Unchanged'
  const size = Math.abs(hours)
  const amount = size < 48 ? counted(size, 'hour') : counted(Math.round(size / 24), 'day')
  return `${amount} ${hours > 0 ? 'later' : 'earlier'}`
}
