import { bookingStateTable } from '@tradelane/contract/shipments/states'
import type { ReactNode } from 'react'
import { Card } from '../../../../ui/card.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { History } from '../../../../ui/records/history.tsx'
import { RecordHeader } from '../../../../ui/records/record-page.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import type { BookingDetail } from './booking-queries.ts'
import { ContainerCard } from './container-card.tsx'
import { ContainerChargeCard } from './container-charge-card.tsx'
import { CutOffCard } from './cut-off-card.tsx'
import { DocumentCard } from './document-card.tsx'
import { EtaChanges } from './eta-changes.tsx'
import { eventItems } from './event-items.ts'
import { FreeTimeCard } from './free-time-card.tsx'
import { FreightCard } from './freight-card.tsx'
import { arrivalZone } from './place-times.ts'
import { bookedFacts, carrierFacts } from './shipment-facts.tsx'
import { ShipmentView } from './shipment-view.tsx'

type ShipmentRecordProps = {
  detail: BookingDetail
  about: ReactNode
  back: { to: string; label: string }
  actions: ReactNode
  /** Who pays the freight, if the user may not. */
  freightNote?: ReactNode
  /** What can be done about demurrage and detention. */
  chargeActions?: ReactNode
  addDocument: ReactNode
  /** What must be known before anything else. */
  banner?: ReactNode
  parties: ReactNode
  /** What was chosen with the freight. */
  services: ReactNode
  /** Under the facts. */
  more?: ReactNode
  isOffice?: boolean
  mayApprove?: boolean
}

/** A booking and its shipment, as the customer and the back office see them. */
export function ShipmentRecord(props: ShipmentRecordProps) {
  const {
    detail,
    freightNote,
    chargeActions,
    addDocument,
    banner,
    parties,
    services,
    more,
    isOffice = false,
    mayApprove = false,
    ...header
  } = props
  const { logistics, shipment, routes, charge, container_charge } = detail
  const fromTo = `${logistics.freight.from_city} to ${logistics.freight.to_city}`
  const items = eventItems(eventsOf(detail))
  return (
    <>
      <RecordHeader
        {...header}
        title={`${logistics.booking_number}: ${fromTo}`}
        badge={<StatusBadge states={bookingStateTable} state={logistics.state} />}
        next={(isOffice || !detail.release) && { next: detail.next, isOffice, mayApprove }}
      />
      {banner && <div className="mb-6">{banner}</div>}
      <ShipmentView
        fromTo={fromTo}
        shipment={shipment}
        legs={shipment?.legs ?? logistics.freight.legs}
        routes={routes}
        items={items}
        history={
          <>
            <HistoryCard detail={detail} />
            <FreightCard charge={charge} note={freightNote} />
            <ContainerChargeCard charge={container_charge} actions={chargeActions} />
          </>
        }
        beneath={
          <>
            {shipment && <EtaChanges history={shipment.eta_history} timeZone={arrivalZone(shipment.legs)} />}
            {services}
            <DocumentCard detail={detail} hasEvents={!isOffice && shipment !== null} add={addDocument} />
            {items.length === 0 && parties}
          </>
        }
        beside={
          <>
            <BookingCard detail={detail} />
            {shipment?.free_time && <FreeTimeCard freeTime={shipment.free_time} />}
            {shipment && <ContainerCard containers={shipment.containers} />}
            {items.length > 0 && parties}
            {more}
          </>
        }
      />
    </>
  )
}

function HistoryCard({ detail: { timeline } }: { detail: BookingDetail }) {
  return (
    <Card title="What happened">
      <History timeline={timeline} />
    </Card>
  )
}

function BookingCard({ detail }: { detail: BookingDetail }) {
  const { shipment } = detail
  return (
    <>
      <Card title="Booking">
        <DefinitionList facts={[...bookedFacts(detail), ...carrierFacts(detail)]} />
      </Card>
      {shipment && <CutOffCard cutOffs={shipment.cut_offs} asOf={shipment.as_of} />}
    </>
  )
}

/** The planned events of a cancelled booking will not happen. */
function eventsOf({ logistics, shipment }: BookingDetail) {
  const events = shipment?.events ?? []
  return logistics.state === 'cancelled' ? events.filter(({ actual }) => actual !== null) : events
}
