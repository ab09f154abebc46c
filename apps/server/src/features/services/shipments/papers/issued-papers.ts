import { type PrintedDocument, printedDocuments } from '@tradelane/contract/shipments/booking-detail'
import type { OneCompanyScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { IssuedPaper } from '../../../../entries/feature-entry.ts'
import { bookingsOfSale } from '../booked-in-trade.ts'
import { bookingNumberOf, selectBookings } from '../bookings.ts'
import { printDocument, printedDocumentsOf } from './printed-documents.ts'
import { saysOfBooking } from './says-of-booking.ts'

/** Those that print the details of the booking. */
const saying: readonly PrintedDocument[] = ['booking_confirmation', 'transport_draft']

/** What is printed for the bookings. The register of invoices has their bills. */
export async function papersOfBookings(
  deps: Deps,
  scope: OneCompanyScope,
  records: readonly { subject: string; id: string }[],
): Promise<IssuedPaper[]> {
  const ids = records.filter(({ subject }) => subject === 'logistics').map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await selectBookings(deps.db, scope).where('booking.logistics_id', 'in', ids).execute()
  const [first] = rows
  if (!first) return []
  // The trade follows the newest of them.
  const carrying = await bookingsOfSale(deps.db, scope, first.transaction_id)
  const isOnly = carrying.length === 1
  return rows.flatMap((booking) =>
    printedDocumentsOf(booking, null, false)
      .filter((kind) => kind !== 'invoice' && kind !== 'credit_note')
      .map((kind) => ({
        ...{ key: `${kind}.${booking.logistics_id}`, type: 'other' as const },
        title: `${printedDocuments[kind]} ${bookingNumberOf(booking)}`,
        at:
          (kind === 'proof_of_delivery' ? booking.delivered_at : booking.confirmed_at) ??
          booking.requested_at,
        ...(booking.logistics_id === carrying[0]?.logistics_id &&
          saying.includes(kind) && { says: () => saysOfBooking(deps, booking, isOnly) }),
        file: () => printDocument(deps, booking, kind),
      })),
  )
}
