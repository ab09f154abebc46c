import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import {
  bookingActions,
  containerActions,
  customsActions,
  officeContainerActions,
} from '@tradelane/contract/shipments/actions'
import { getCompany } from '../../../access/company.ts'
import { type Scope, systemScope } from '../../../access/scope.ts'
import { describeRelease, nextWithRelease } from '../../../approvals/describe-release.ts'
import type { Deps } from '../../../deps/deps.ts'
import { timelineOf } from '../../../lifecycle/timeline.ts'
import { seaLanesOf } from '../logistics/index.ts'
import { askedOf } from './asked-of-booking.ts'
import { readCargo } from './booking/booking-cargo.ts'
import { listBookingDocuments } from './booking/booking-documents.ts'
import { describeHeld } from './booking-held.ts'
import { type BookingRow, getBooking, paymentOf, quotedFreight, toBooking } from './bookings.ts'
import { describeContainerCharge } from './container-charges/describe-container-charges.ts'
import { mayCorrectLate } from './corrections/cut-offs.ts'
import { describeCorrections } from './corrections/describe-corrections.ts'
import { describeShipment } from './describe-shipment.ts'
import { detailsSavedAt, mayEditDetails, readDetails } from './details.ts'
import { bookingLifecycle } from './lifecycle.ts'
import { freightDueAt, nextOfBooking } from './next-step.ts'
import { isPaid } from './ordered-clearance/bill-state.ts'
import { describeCustoms } from './ordered-clearance/describe-customs.ts'
import { stepsOwed } from './owed-by-company.ts'
import { printedDocumentsOf } from './papers/printed-documents.ts'
import { describeCover } from './payment/booking-cover.ts'
import { freightPayment } from './payment/freight-approval.ts'
import { describeCharge } from './payment/freight-charge.ts'
import { findTrackingLink, mayBeShared } from './tracking/tracking-links.ts'

/** A booking with everything that its page shows, for its company and for the back office. Refuses with NOT_FOUND. */
export async function describeBooking(deps: Deps, scope: Scope, logisticsId: string) {
  const { db, clock } = deps
  const booking = await getBooking(db, scope, logisticsId)
  const routes = seaLanesOf([quotedFreight(booking)])
  const [
    company,
    timeline,
    details,
    savedAt,
    corrections,
    cargo,
    charge,
    cover,
    customs,
    containers,
    shipment,
    documents,
    trackingLink,
    release,
  ] = await Promise.all([
    getCompany(db, systemScope(booking.uid)),
    timelineOf(db, bookingLifecycle, scope, { companyId: booking.uid, id: logisticsId }),
    readDetails(db, booking),
    detailsSavedAt(db, booking),
    describeCorrections(db, booking, clock.now()),
    readCargo(db, booking),
    describeCharge(db, booking),
    describeCover(deps, scope, booking),
    describeCustoms(db, scope, booking, clock.now()),
    describeContainerCharge(deps, scope, booking),
    describeShipment(db, booking, routes, clock.now()),
    listBookingDocuments(deps, db, booking),
    findTrackingLink(deps, booking),
    describeRelease({ db, scope, companyId: booking.uid, now: clock.now() }, freightPayment, booking),
  ])
  const may = mayOf(booking, {
    charge: containers.charge,
    corrections,
    clearance: customs.clearance,
    now: clock.now(),
  })
  const held = await describeHeld(db, scope, booking, mayPay(may))
  const seen = { shipment, cover, release, details, corrections, timeline, customs, containers, held }
  return {
    logistics: toBooking(booking, clock.now()),
    uid: booking.uid,
    company_name: company.company_name,
    routes,
    timeline: wholeTimeline(seen),
    ...{ details, corrections, cargo, charge, cover, shipment, documents, release, held, may },
    asked: askedOf(booking),
    details_saved_at: savedAt,
    clearance: customs.clearance,
    clearing: customs.clearing,
    container_charge: containers.charge,
    papers: printedDocumentsOf(booking, containers.charge?.invoiced_at ?? null, isPaid(customs.bill)),
    tracking_link: trackingLink,
    next: await nextOf(deps, scope, booking, seen),
  }
}

type Seen = Pick<Parameters<typeof nextOfBooking>[1], 'shipment' | 'cover' | 'held'> &
  Omit<Parameters<typeof stepsOwed>[2], 'isOffice' | 'clearance'> & {
    release: Parameters<typeof nextWithRelease>[1]
    customs: Customs
    containers: Containers
  }

/** Of the booking, its clearance and its containers, oldest first. */
const wholeTimeline = ({ timeline, customs, containers }: Seen) =>
  [...timeline, ...customs.timeline, ...containers.timeline].sort((a, b) => +a.at - +b.at)

/** What happens next with the booking, and after it with its containers. */
async function nextOf(
  { db, clock }: Deps,
  scope: Scope,
  booking: BookingRow,
  { shipment, cover, held, release, customs, containers, ...seen }: Seen,
) {
  const isOffice = scope.kind === 'office'
  const own = nextOfBooking(booking, {
    ...{ shipment, cover, held, isOffice, now: clock.now() },
    owed: await stepsOwed(db, booking, { ...seen, clearance: customs.clearance, isOffice }),
    payBy: await freightDueAt(db, booking),
  })
  return nextWithRelease(own, release) ?? containers.charge?.next ?? null
}

type Containers = Awaited<ReturnType<typeof describeContainerCharge>>

type Corrections = Awaited<ReturnType<typeof describeCorrections>>

type Customs = Awaited<ReturnType<typeof describeCustoms>>
type Known = {
  charge: Containers['charge']
  corrections: Corrections
  clearance: Customs['clearance']
  now: Date
}

const mayOf = (booking: BookingRow, { charge, corrections, clearance, now }: Known) => ({
  edit_details: mayEditDetails(booking) || (corrections?.is_open === true && !corrections.waiting),
  correct_late: mayCorrectLate(booking, now) && !corrections?.waiting,
  cancel: closedBy(bookingActions.cancel, booking) === undefined,
  pay: paymentOf(booking) === 'due',
  pay_container_charges: charge !== null && closedBy(containerActions.pay, charge) === undefined,
  pay_clearance: mayPayClearance(clearance),
  record_return: charge !== null && closedBy(officeContainerActions.recordReturn, charge) === undefined,
  share: mayBeShared(booking),
})

const mayPayClearance = (clearance: Customs['clearance']): boolean =>
  clearance?.bill?.payment !== undefined &&
  closedBy(customsActions.pay, { state: clearance.state, payment: clearance.bill.payment }) === undefined

/** Something may be paid, which the screening may hold. */
const mayPay = ({ pay, pay_container_charges, pay_clearance }: ReturnType<typeof mayOf>): boolean =>
  pay || pay_container_charges || pay_clearance

/** What concerns only the company that pays. */
const ofMoney: readonly string[] = ['held_for_payment', 'container_late']

/** What anyone with the tracking link sees: no prices, no parties. */
export async function describePublicly({ db, clock }: Deps, booking: BookingRow) {
  const freight = quotedFreight(booking)
  const routes = seaLanesOf([freight])
  const shipment = await describeShipment(db, booking, routes, clock.now())
  if (!shipment) throw new Error(`booking ${booking.logistics_id} is shared before it is confirmed`)
  const { free_time: _, ...shown } = shipment
  const exceptions = shown.exceptions.filter(({ kind }) => !ofMoney.includes(kind))
  const { from_city, to_city, name, mode } = freight
  return { state: booking.state, shipment: { ...shown, exceptions, from_city, to_city, name, mode }, routes }
}
