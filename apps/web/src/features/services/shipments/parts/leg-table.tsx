import { viaText } from '@tradelane/contract/logistics/passages'
import type { ShipmentWire } from '@tradelane/contract/shipments/shipment-view'
import { formatKm } from '../../../../lib/format/format-number.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Card } from '../../../../ui/card.tsx'
import { type Column, DataTable } from '../../../../ui/lists/data-table.tsx'
import { KnownTimes } from './known-times.tsx'
import { placeText } from './place-text.ts'

type Leg = ShipmentWire['legs'][number]

const carriageNames = { truck: 'Road', rail: 'Rail', sea: 'Sea', air: 'Air' } as const
const progressWords = {
  planned: { label: 'Not started', tone: 'idle' },
  under_way: { label: 'Under way', tone: 'wait' },
  done: { label: 'Done', tone: 'done' },
} as const

const columns: Column<Leg>[] = [
  {
    key: 'leg',
    title: 'Leg',
    cell: ({ by, from, to, vessel, voyage, passages }) => (
      <>
        {carriageNames[by]}, {placeText(from)} to {placeText(to)}
        {viaText(passages) && ` via ${viaText(passages)}`}
        {vessel && (
          <span className="block text-xs font-normal text-ink-2">
            {vessel}
            {voyage && `, ${voyage}`}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'distance',
    title: 'Distance',
    className: 'num whitespace-nowrap',
    cell: ({ distance_km }) => formatKm(distance_km),
  },
  {
    key: 'departure',
    title: 'Departure',
    className: 'num',
    cell: ({ departure, from }) => <KnownTimes times={departure} timeZone={from.time_zone} />,
  },
  {
    key: 'arrival',
    title: 'Arrival',
    className: 'num',
    cell: ({ arrival, to }) => <KnownTimes times={arrival} timeZone={to.time_zone} />,
  },
  {
    key: 'progress',
    title: 'Progress',
    cell: ({ progress }) => (
      <Badge tone={progressWords[progress].tone}>{progressWords[progress].label}</Badge>
    ),
  },
]

/** Each leg from door to door with its planned, estimated and actual times. */
export function LegTable({ legs }: { legs: readonly Leg[] }) {
  return (
    <Card isFlush title="Legs">
      <DataTable
        label="Legs"
        columns={columns}
        rows={legs.filter(({ distance_km }) => distance_km > 0)}
        rowKey={({ role }) => role}
        empty={null}
      />
    </Card>
  )
}
