import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import type { shipments } from '@tradelane/contract/shipments/calls'
import { bookingStateTable } from '@tradelane/contract/shipments/states'
import { Printer } from 'lucide-react'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { Button } from '../../../../ui/button.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import { ContainerCard } from '../parts/container-card.tsx'
import { CutOffCard } from '../parts/cut-off-card.tsx'
import { EtaChanges } from '../parts/eta-changes.tsx'
import { eventItems } from '../parts/event-items.ts'
import { arrivalZone } from '../parts/place-times.ts'
import { ShipmentView } from '../parts/shipment-view.tsx'
import { whenThere } from '../parts/when-there.ts'

/** What anyone with the link can see: no prices, no addresses. */
export function TrackedShipment({ tracked }: { tracked: WireOutput<typeof shipments.track> }) {
  const { state, shipment, routes } = tracked
  const fromTo = `${shipment.from_city} to ${shipment.to_city}`
  return (
    <>
      <PageHeader
        title={fromTo}
        lead={
          <span className="flex flex-wrap items-center gap-3">
            {shipment.name}
            <span className="num">{shipment.carrier_booking_number}</span>
            <StatusBadge states={bookingStateTable} state={state} />
            {whenThere(shipment, state === 'cancelled').map((text) => (
              <span key={text} className="num">
                {text}
              </span>
            ))}
          </span>
        }
        actions={
          <Button className="print:hidden" onClick={() => window.print()}>
            <Printer size={16} aria-hidden />
            Print
          </Button>
        }
      />
      <ShipmentView
        fromTo={fromTo}
        shipment={shipment}
        legs={shipment.legs}
        routes={routes}
        items={eventItems(shipment.events)}
        beside={
          <>
            <CutOffCard cutOffs={shipment.cut_offs} asOf={shipment.as_of} />
            <ContainerCard containers={shipment.containers} />
            <EtaChanges history={shipment.eta_history} timeZone={arrivalZone(shipment.legs)} />
          </>
        }
      />
      <p className="num mt-4 text-xs text-ink-2">As of {formatInstant(shipment.as_of)}.</p>
    </>
  )
}
