import { useSuspenseQuery } from '@tanstack/react-query'
import { insurance } from '@tradelane/contract/insurance/service-info'
import { officeBookings } from '@tradelane/contract/shipments/office-calls'
import { useParams } from 'react-router'
import { businessNow } from '../../../../lib/browser/business-clock.ts'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { CustomerLink } from '../../../../ui/records/customer-link.tsx'
import { WaitingChanges } from '../../../../ui/records/waiting-changes.tsx'
import { StaffOnly } from '../../../../ui/staff-only.tsx'
import type { BookingDetail } from '../parts/booking-queries.ts'
import { ChosenServices } from '../parts/chosen-services.tsx'
import { ShipmentRecord } from '../parts/shipment-record.tsx'
import { AddOfficeDocument } from './add-office-document.tsx'
import { ClearGoods } from './clear-goods.tsx'
import { DecideBooking } from './decide-booking.tsx'
import { HeldBanner } from './held-banner.tsx'
import { bookingQuery } from './office-booking-queries.ts'
import { OfficeParties } from './office-parties.tsx'
import { PriceCard } from './price-card.tsx'
import { RecordReturn } from './record-return.tsx'
import { WaiveCharges } from './waive-charges.tsx'

/** /admin/bookings/:logisticsId: a booking, its shipment, and the decision about a request. */
export function AdminBookingPage() {
  const { logisticsId = '' } = useParams()
  const { data: detail } = useSuspenseQuery(bookingQuery(logisticsId))
  const { logistics } = detail
  return (
    <ShipmentRecord
      isOffice
      detail={detail}
      about={<About detail={detail} />}
      back={{ to: '/admin/bookings', label: 'Bookings' }}
      actions={
        logistics.state === 'requested' ? <DecideBooking detail={detail} /> : <RecordReturn detail={detail} />
      }
      banner={
        <>
          {detail.held && <HeldBanner held={detail.held} />}
          <WaitingChanges recordId={logisticsId} />
        </>
      }
      chargeActions={
        detail.container_charge && <WaiveCharges detail={detail} charge={detail.container_charge} />
      }
      addDocument={
        <StaffOnly call={officeBookings.addDocument}>
          <AddOfficeDocument logisticsId={logisticsId} />
        </StaffOnly>
      }
      parties={<OfficeParties detail={detail} />}
      services={
        <ChosenServices
          isOffice
          detail={detail}
          policyAddress={(id) => insurance.officePage?.(id) ?? '/admin'}
          clearanceActions={<ClearGoods detail={detail} />}
        />
      }
      more={<PriceCard freight={logistics.freight} />}
    />
  )
}

function About({ detail: { logistics, uid, company_name } }: { detail: BookingDetail }) {
  const { state, confirm_due_at, freight } = logistics
  return (
    <>
      <CustomerLink uid={uid} name={company_name} />
      {freight.name}
      {state === 'requested' && <span className="num">Decision due {formatInstant(confirm_due_at)}</span>}
      {state === 'requested' && Date.parse(confirm_due_at) < businessNow().getTime() && (
        <Badge tone="lost">Overdue</Badge>
      )}
    </>
  )
}
