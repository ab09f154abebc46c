import type { BookingDetailWire } from '@tradelane/contract/shipments/booking-detail'
import type { Db } from '@tradelane/db'
import { type Scope, systemScope } from '../../../access/scope.ts'
import { heldByScreening, heldText } from '../../world/screening/index.ts'
import type { BookingRow } from './bookings.ts'
import { partiesOfBooking } from './screen-booking.ts'

/** What the screening holds of a booking: its confirmation, which only the office reads, and then its payments. */
export async function describeHeld(
  db: Db,
  scope: Scope,
  booking: BookingRow,
  mayPay: boolean,
): Promise<NonNullable<BookingDetailWire['held']> | null> {
  const isOffice = scope.kind === 'office'
  const isRequest = booking.state === 'requested'
  if (!mayPay && !(isOffice && isRequest)) return null
  const held = await heldByScreening(db, systemScope(booking.uid), await partiesOfBooking(db, booking))
  if (!held) return null
  if (!isOffice) return { message: heldText(held.outcome, 'take this payment'), cases: [] }
  const waits = isRequest ? 'It cannot be confirmed' : 'The company cannot pay'
  return { message: officeText(held.outcome, waits), cases: held.cases }
}

const officeText = (outcome: 'open' | 'confirmed', waits: string): string =>
  outcome === 'open'
    ? `A name of this booking may be on a sanctions list. ${waits} before the match is decided.`
    : `A name of this booking is on a sanctions list. ${waits}.`
