import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { BookingHeader } from '../features/shipments/office/booking-header.tsx'
import { PriceCard } from '../features/shipments/office/price-card.tsx'
import { bookingQuery } from '../features/shipments/office/queries.ts'
import { useOfficeDocument } from '../features/shipments/office/use-office-document.tsx'
import { AddDocument } from '../features/shipments/parts/add-document.tsx'
import { bookingItems } from '../features/shipments/parts/booking-items.ts'
import { ContainerCard } from '../features/shipments/parts/container-card.tsx'
import { DocumentCard } from '../features/shipments/parts/document-card.tsx'
import { EtaChanges } from '../features/shipments/parts/eta-changes.tsx'
import { FreeTimeCard } from '../features/shipments/parts/free-time-card.tsx'
import { freightStates } from '../features/shipments/parts/freight-states.ts'
import { partyFacts } from '../features/shipments/parts/party-words.ts'
import { bookedFacts, carrierFacts } from '../features/shipments/parts/shipment-facts.tsx'
import { ShipmentView } from '../features/shipments/parts/shipment-view.tsx'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'

/** /admin/bookings/:logisticsId: the request and the shipment as the customer sees them, with the answers to it. */
export function AdminBookingPage() {
  const { logisticsId = '' } = useParams()
  const { data: detail } = useSuspenseQuery(bookingQuery(logisticsId))
  const adding = useOfficeDocument(logisticsId)
  const { logistics, shipment, routes } = detail
  return (
    <>
      <BookingHeader detail={detail} />
      <ShipmentView
        fromTo={`${logistics.freight.from_city} to ${logistics.freight.to_city}`}
        shipment={shipment}
        legs={shipment?.legs ?? logistics.freight.legs}
        routes={routes}
        items={bookingItems(detail)}
        beneath={
          <>
            <Card title="Parties and goods">
              <DefinitionList facts={partyFacts(detail.details)} />
            </Card>
            {shipment && <EtaChanges history={shipment.eta_history} />}
            <DocumentCard detail={detail} hasEvents={false} add={<AddDocument adding={adding} />} />
          </>
        }
        beside={
          <>
            <Card title="Request">
              <DefinitionList
                facts={[
                  ...bookedFacts(detail),
                  { term: 'Payment', value: freightStates[detail.charge.state].label },
                  ...carrierFacts(detail),
                ]}
              />
            </Card>
            <PriceCard freight={logistics.freight} />
            {shipment?.free_time && <FreeTimeCard freeTime={shipment.free_time} />}
            {shipment && <ContainerCard containers={shipment.containers} />}
          </>
        }
      />
    </>
  )
}
