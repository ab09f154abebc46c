import type { Deps } from '../../boot/deps.ts'
import { seaLanesOf } from '../logistics/index.ts'
import { readCargo } from './booking-cargo.ts'
import { listBookingDocuments } from './booking-documents.ts'
import { papersOf } from './booking-papers.ts'
import { bookingTimeline } from './booking-timeline.ts'
import { type BookingRow, paymentOf, quotedFreight, toBooking } from './bookings.ts'
import { describeShipment } from './describe-shipment.ts'
import { readDetails } from './details.ts'
import { describeCharge } from './freight-charge.ts'
import { nextStep } from './next-step.ts'
import { findTrackingLink, mayBeShared } from './tracking-links.ts'

/** A booking with everything that its page shows, for its company and for the back office. */
export async function describeBooking(deps: Deps, booking: BookingRow) {
  const { db } = deps
  const routes = seaLanesOf([quotedFreight(booking)])
  const [company, timeline, details, cargo, charge, shipment, documents, trackingLink] = await Promise.all([
    companyName(deps, booking.uid),
    bookingTimeline(db, booking),
    readDetails(db, booking),
    readCargo(db, booking),
    describeCharge(db, booking),
    describeShipment(db, booking, routes),
    listBookingDocuments(deps, db, booking),
    findTrackingLink(deps, booking),
  ])
  return {
    logistics: toBooking(booking),
    uid: booking.uid,
    company_name: company,
    routes,
    timeline,
    details,
    cargo,
    charge,
    shipment,
    documents,
    papers: papersOf(booking),
    tracking_link: trackingLink,
    may: {
      edit_details: booking.state === 'requested',
      cancel: booking.state === 'requested' || booking.state === 'confirmed',
      pay: paymentOf(booking) === 'due',
      share: mayBeShared(booking),
    },
    next: nextStep(booking, shipment),
  }
}

async function companyName({ db }: Deps, uid: string): Promise<string> {
  const { company_name } = await db
    .selectFrom('companies')
    .select('company_name')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow()
  return company_name
}

/** What whoever has the link sees: no prices, no parties. */
export async function describePublicly({ db }: Deps, booking: BookingRow) {
  const freight = quotedFreight(booking)
  const routes = seaLanesOf([freight])
  const shipment = await describeShipment(db, booking, routes)
  if (!shipment) throw new Error(`booking ${booking.logistics_id} is shared before it is confirmed`)
  const { free_time: _, ...shown } = shipment
  const { from_city, to_city, name, mode } = freight
  return { state: booking.state, shipment: { ...shown, from_city, to_city, name, mode }, routes }
}
