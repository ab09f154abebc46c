import { counted } from '@tradelane/contract/primitives/counted'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import { type PlayedShipment, useAdvance } from './carrier-queries.ts'

/** One voyage and its clock. */
export function PlayedShipmentCard({ shipment }: { shipment: PlayedShipment }) {
  const advancing = useAdvance()
  const { carrier_booking_number: booking_number, is_cancelled } = shipment
  return (
    <Card
      title={`${shipment.from} to ${shipment.to}, ${booking_number}`}
      action={is_cancelled && <Badge tone="idle">Cancelled</Badge>}
    >
      <div className="grid gap-4">
        <DefinitionList facts={factsOf(shipment)} />
        {!is_cancelled && (
          <div className="flex flex-wrap gap-3">
            {stepsOf(shipment).map(({ label, days }) => (
              <Button
                key={label}
                size="sm"
                isBusy={advancing.isPending}
                onClick={() => advancing.mutate({ booking_number, days })}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
        {advancing.error && (
          <Banner tone="lost" isAlert>
            {messageOf(advancing.error)}
          </Banner>
        )}
      </div>
    </Card>
  )
}

type Step = { label: string; days: number }

/** Without the payment, the goods are never handed out, no matter how much time passes. */
function stepsOf({ as_of, arrives_at, delivers_at, is_released }: PlayedShipment): Step[] {
  const until = (at: string) => Math.max(1, Math.ceil((Date.parse(at) - Date.parse(as_of)) / dayMs))
  return [
    { label: 'Move one day forward', days: 1 },
    ...(arrives_at ? [{ label: 'Move to arrival', days: until(arrives_at) }] : []),
    ...(delivers_at && is_released ? [{ label: 'Move to delivery', days: until(delivers_at) }] : []),
  ]
}

const dayMs = 86_400_000

const factsOf = (shipment: PlayedShipment) => [
  { term: 'Carrier', value: shipment.carrier },
  { term: 'Carrier’s booking', value: shipment.carrier_booking_number },
  {
    term: 'Clock',
    value: `${formatInstant(shipment.as_of)}${shipment.days_ahead > 0 ? `, ${counted(shipment.days_ahead, 'day')} ahead` : ''}`,
  },
  { term: 'Freight', value: shipment.is_released ? 'Paid: the goods are handed out' : 'Not paid yet' },
  { term: 'Last event', value: eventText(shipment.last_event) },
  { term: 'Next event', value: eventText(shipment.next_event) },
]

const eventText = (event: PlayedShipment['last_event']) =>
  event && `${event.text}, ${formatInstant(event.at)}`
