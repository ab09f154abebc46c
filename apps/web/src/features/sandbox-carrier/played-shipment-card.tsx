import { messageOf } from '../../lib/api-error.ts'
import { formatInstant } from '../../lib/format-date.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { type PlayedShipment, useAdvance } from './queries.ts'

/** One voyage and its clock. */
export function PlayedShipmentCard({ shipment }: { shipment: PlayedShipment }) {
  const advancing = useAdvance()
  const { carrier_booking_number: booking_number, is_cancelled, next_event } = shipment
  const advance = (days: number) => advancing.mutate({ booking_number, days })
  return (
    <Card
      title={`${shipment.from} to ${shipment.to}`}
      action={is_cancelled ? <Badge tone="idle">Cancelled</Badge> : undefined}
    >
      <div className="grid gap-4">
        <DefinitionList facts={factsOf(shipment)} />
        {!is_cancelled && next_event && (
          <div className="flex flex-wrap gap-3">
            {steps.map(({ label, daysOf }) => {
              const days = daysOf(shipment)
              return (
                days !== undefined && (
                  <Button key={label} size="sm" isBusy={advancing.isPending} onClick={() => advance(days)}>
                    {label}
                  </Button>
                )
              )
            })}
          </div>
        )}
        {advancing.error && (
          <Banner tone="lost" isNews>
            {messageOf(advancing.error)}
          </Banner>
        )}
      </div>
    </Card>
  )
}

const factsOf = (shipment: PlayedShipment) => [
  { term: 'Carrier', value: shipment.carrier },
  { term: 'Carrier’s booking', value: shipment.carrier_booking_number },
  {
    term: 'Its clock',
    value: `${formatInstant(shipment.as_of)}${shipment.days_ahead > 0 ? `, ${shipment.days_ahead} days ahead` : ''}`,
  },
  { term: 'Freight', value: shipment.is_released ? 'Paid: the goods are handed out' : 'Not paid yet' },
  { term: 'Last event', value: eventText(shipment.last_event) },
  { term: 'Next event', value: eventText(shipment.next_event) },
]

const eventText = (event: PlayedShipment['last_event']) =>
  event && `${event.text}, ${formatInstant(event.at)}`

type Step = { label: string; daysOf: (shipment: PlayedShipment) => number | undefined }
const steps: Step[] = [{ label: 'Let a day pass', daysOf: () => 1 }]
