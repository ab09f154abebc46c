import type { ShipmentWire } from '@tradelane/contract/shipments/shipment-view'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { Banner } from '../../../../ui/banner.tsx'

const titles = {
  delay: 'Delay',
  rolled: 'Rolled',
  customs_hold: 'Held by customs',
  cancelled_on_the_way: 'Cancelled by the carrier',
  overdue: 'Overdue',
  held_for_payment: 'Waiting for the payment',
  container_late: 'Container late',
} as const

/** What goes otherwise than planned. */
export function Exceptions({ exceptions }: { exceptions: ShipmentWire['exceptions'] }) {
  return exceptions.map(({ kind, text, at }) => (
    <Banner key={`${kind} ${at}`} tone="wait" title={titles[kind]}>
      {text} <span className="num text-ink-2">{formatInstant(at)}</span>
    </Banner>
  ))
}
