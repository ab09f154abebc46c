import type { SeaLane } from '@tradelane/contract/logistics/freight'
import type { ShipmentWire } from '@tradelane/contract/shipments/shipment-view'
import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import type { TimelineItem } from '../../../../ui/records/timeline.tsx'
import { CarrierMessages } from './carrier-messages.tsx'
import { DaysAhead } from './days-ahead.tsx'
import { EventsCard } from './events-card.tsx'
import { Exceptions } from './exceptions.tsx'
import { LegTable } from './leg-table.tsx'
import { ShipmentMap } from './shipment-map.tsx'
import type { WayLeg } from './way-of-legs.ts'

/** Shown to the customer, the back office and anyone with the link. */
type TrackedShipment = Omit<ShipmentWire, 'free_time'>

type ShipmentViewProps = {
  fromTo: string
  /** Null until the carrier has confirmed: then the way that was quoted is shown. */
  shipment: TrackedShipment | null
  legs: readonly WayLeg[]
  routes: readonly SeaLane[]
  items: readonly TimelineItem[]
  /** Beside the map, and above it on a phone. */
  history?: ReactNode
  /** Below the events. */
  beneath?: ReactNode
  /** Beside them. */
  beside: ReactNode
}

/** After the delivery only what still goes on. */
const exceptionsNow = ({ delivery, exceptions }: TrackedShipment) =>
  delivery.actual ? exceptions.filter(({ kind }) => kind === 'container_late') : exceptions

/** Where it is, by which legs it goes, and what happened and will happen. */
export function ShipmentView(props: ShipmentViewProps) {
  const { fromTo, shipment, legs, routes, items, history, beneath, beside } = props
  return (
    <div className="grid grid-cols-1 gap-4">
      {shipment && <DaysAhead asOf={shipment.as_of} />}
      {shipment && <Exceptions exceptions={exceptionsNow(shipment)} />}
      <div
        className={classNames(
          'grid grid-cols-1 items-start gap-4',
          history !== undefined && 'lg:grid-cols-[minmax(0,1fr)_340px]',
        )}
      >
        {history && <div className="grid gap-4 lg:col-start-2">{history}</div>}
        <div className="grid grid-cols-1 gap-4 lg:col-start-1 lg:row-start-1">
          <div>
            <ShipmentMap
              label={`Route from ${fromTo}`}
              legs={legs}
              routes={routes}
              position={shipment?.position ?? null}
            />
            {shipment?.position && <p className="mt-2 text-ink-2">{shipment.position.text}</p>}
          </div>
          {shipment && <LegTable legs={shipment.legs} />}
        </div>
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid gap-4">
          {items.length > 0 && <EventsCard items={items} />}
          {beneath}
        </div>
        <div className="grid gap-4">{beside}</div>
      </div>
      {shipment && shipment.messages.length > 0 && <CarrierMessages messages={shipment.messages} />}
    </div>
  )
}
