import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { BookingBadge } from '../../../ui/booking-badge.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { MayOnly } from '../../../ui/may-only.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { bookingItems } from '../parts/booking-items.ts'
import { ContainerCard } from '../parts/container-card.tsx'
import { DocumentCard } from '../parts/document-card.tsx'
import { EtaChanges } from '../parts/eta-changes.tsx'
import { FreeTimeCard } from '../parts/free-time-card.tsx'
import { type BookingDetail, bookingQuery } from '../parts/queries.ts'
import { bookedFacts, carrierFacts } from '../parts/shipment-facts.tsx'
import { ShipmentView } from '../parts/shipment-view.tsx'
import { AddCompanyDocument } from './add-company-document.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import { FreightCard } from './freight-card.tsx'
import { NextStep } from './next-step.tsx'
import { PartiesCard } from './parties-card.tsx'
import { PayFreight } from './pay-freight.tsx'
import { SharingCard } from './sharing-card.tsx'

/** As long as the goods have not left. */
const insurable: ReadonlySet<string> = new Set(['requested', 'confirmed'])

/** /logistics/shipments/:logisticsId: where it is, who acts next, its papers, and what may still be done. */
export function ShipmentPage() {
  const { logisticsId = '' } = useParams()
  const { data: detail } = useSuspenseQuery(bookingQuery(logisticsId))
  const { logistics, shipment, routes, may } = detail
  const fromTo = `${logistics.freight.from_city} to ${logistics.freight.to_city}`
  return (
    <>
      <PageHeader
        title={fromTo}
        lead={
          <span className="flex flex-wrap items-center gap-3">
            <span className="num text-base font-medium text-ink">{logistics.booking_number}</span>
            {logistics.freight.name}
            <BookingBadge state={logistics.state} />
          </span>
        }
        back={{ to: '/logistics/shipments', label: 'Shipments' }}
        actions={
          <>
            {insurable.has(logistics.state) && (
              <MayOnly who="preparer">
                <LinkButton to={`/insurance?logisticsId=${logisticsId}`}>Insure the goods</LinkButton>
              </MayOnly>
            )}
            {may.cancel && (
              <MayOnly who="preparer">
                <CancelBooking detail={detail} />
              </MayOnly>
            )}
            {may.pay && (
              <MayOnly who="approver">
                <PayFreight detail={detail} />
              </MayOnly>
            )}
          </>
        }
      />
      <ShipmentView
        fromTo={fromTo}
        shipment={shipment}
        legs={shipment?.legs ?? logistics.freight.legs}
        routes={routes}
        items={bookingItems(detail)}
        banner={<NextStep detail={detail} />}
        beside={<Beside detail={detail} />}
      />
      <div className="mt-4">
        <PartiesCard detail={detail} />
      </div>
    </>
  )
}

function Beside({ detail }: { detail: BookingDetail }) {
  const { logistics, shipment } = detail
  return (
    <>
      <FreightCard detail={detail} />
      <Card title="Booking">
        <DefinitionList facts={[...bookedFacts(detail), ...carrierFacts(detail)]} />
      </Card>
      {shipment?.free_time && <FreeTimeCard freeTime={shipment.free_time} />}
      {shipment && <ContainerCard containers={shipment.containers} />}
      {shipment && <EtaChanges history={shipment.eta_history} />}
      <DocumentCard
        detail={detail}
        hasEvents={shipment !== null}
        add={
          <MayOnly who="preparer">
            <AddCompanyDocument logisticsId={logistics.logistics_id} />
          </MayOnly>
        }
      />
      <SharingCard detail={detail} />
    </>
  )
}
