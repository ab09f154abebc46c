import type { BookingDetailWire } from '@tradelane/contract/shipments/booking-detail'
import { Link } from 'react-router'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import { BookingBadge } from '../../../ui/booking-badge.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { DecideBooking } from './decide-booking.tsx'

/** Which booking of whose it is, by when it wants an answer, and the answers. */
export function BookingHeader({ detail }: { detail: BookingDetailWire }) {
  const { logistics, uid, company_name } = detail
  const { state, booking_number, confirm_due_at, freight } = logistics
  const isWaiting = state === 'requested'
  return (
    <PageHeader
      title={`${booking_number}: ${freight.from_city} to ${freight.to_city}`}
      lead={
        <span className="flex flex-wrap items-center gap-3">
          <Link to={`/admin/customer-profiles/${uid}`} className="text-link">
            {company_name}
          </Link>
          {freight.name}
          <BookingBadge state={state} />
          {isWaiting && <span className="num">Answer due {formatInstant(confirm_due_at)}</span>}
          {isWaiting && Date.parse(confirm_due_at) < Date.now() && <Badge tone="lost">Overdue</Badge>}
        </span>
      }
      back={{ to: '/admin/bookings', label: 'Bookings' }}
      actions={isWaiting && <DecideBooking booking={logistics} />}
    />
  )
}
