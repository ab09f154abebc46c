import { promised } from '@tradelane/contract/lifecycle/promises'
import { logistics } from '@tradelane/contract/logistics/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { officeBookings } from '@tradelane/contract/shipments/office-calls'
import { sendApprovalCode } from '../../../approvals/send-approval-code.ts'
import { routes, success } from '../../../http/routes.ts'
import { requestKeyOf } from '../../money/wallet/index.ts'
import { requestReceived } from '../../office/quote-desk/index.ts'
import { answerOf } from '../../people/four-eyes/index.ts'
import { bookFreight } from './booking/book-freight.ts'
import { addOfficeDocument, addOwnDocument } from './booking/booking-documents.ts'
import { cancelBooking } from './booking/cancel-booking.ts'
import { declareClearance, finishClearance } from './booking/clearance.ts'
import { confirmBooking } from './booking/confirm-booking.ts'
import { denyBooking } from './booking/deny-booking.ts'
import { saveCustomsFacts } from './booking/save-customs-facts.ts'
import { saveDetails } from './booking/save-details.ts'
import { suggestForOffer } from './booking/suggest-details.ts'
import { getBooking } from './bookings.ts'
import { payContainerCharges } from './container-charges/pay-container-charges.ts'
import { recordReturn } from './container-charges/record-return.ts'
import { waiveContainerCharges } from './container-charges/waive-container-charges.ts'
import { correctLate } from './corrections/correct-late.ts'
import { describeBooking, describePublicly } from './describe-booking.ts'
import { findBookings } from './find-bookings.ts'
import { listBookings, toCompanyRows, toOfficeRow } from './list-bookings.ts'
import { payClearance } from './ordered-clearance/pay-clearance.ts'
import { requestClearance } from './ordered-clearance/request-clearance.ts'
import { printDocument } from './papers/printed-documents.ts'
import { freightPayment } from './payment/freight-approval.ts'
import { payFreight } from './payment/pay-freight.ts'
import { eventsFile } from './tracking/events-file.ts'
import { getBookingByToken, makeTrackingLink, revokeTrackingLink } from './tracking/tracking-links.ts'

const { add, get, list } = logistics

const requested = `Successfully Submitted. You will receive confirmation from the shipper in ${promised('confirmBooking')} and task to make payment after confirmation`

export const shipmentRoutes = routes(
  { add, get, list, ...shipments },
  {
    add: async ({ deps, actor, body }) => ({
      ...success,
      msg: requested,
      ...(await bookFreight(deps, actor, body)),
    }),
    get: async ({ deps, actor, body }) => ({
      ...success,
      ...(await describeBooking(deps, actor, body.logistics_id)),
    }),
    list: async ({ deps, actor, query }) => {
      const { rows, pagination } = await listBookings(deps, actor, query)
      return { ...success, logistics: await toCompanyRows(deps, rows), pagination }
    },
    suggestDetails: async ({ deps, actor, query }) => ({
      ...success,
      ...(await suggestForOffer(deps, actor, query.shipment_id)),
    }),
    saveDetails: async ({ deps, actor, body }) => ({
      ...success,
      message: await saveDetails(deps, actor, body),
    }),
    saveCustomsFacts: async ({ deps, actor, body }) => {
      await saveCustomsFacts(deps, actor, body)
      return { ...success, message: 'Saved for customs.' }
    },
    cancel: async ({ deps, actor, body }) => {
      await cancelBooking(deps, actor, body)
      return { ...success, message: 'The booking has been cancelled.' }
    },
    payCode: async ({ deps, actor, body }) => {
      await sendApprovalCode(deps, actor, freightPayment, body)
      return success
    },
    pay: async ({ deps, actor, body, request }) => ({
      ...success,
      ...(await payFreight(deps, actor, body, requestKeyOf(actor, request))),
    }),
    payContainerCharges: async ({ deps, actor, body, request }) => ({
      ...success,
      ...(await payContainerCharges(deps, actor, body, requestKeyOf(actor, request))),
    }),
    requestClearance: async ({ deps, actor, body }) => ({
      ...success,
      message: requestReceived,
      ...(await requestClearance(deps, actor, body)),
    }),
    payClearance: async ({ deps, actor, body, request }) => ({
      ...success,
      ...(await payClearance(deps, actor, body, requestKeyOf(actor, request))),
    }),
    find: async ({ deps, actor, query }) => ({
      ...success,
      logistics: await toCompanyRows(deps, await findBookings(deps.db, actor, query.number)),
    }),
    track: async ({ deps, query }) => ({
      ...success,
      ...(await describePublicly(deps, await getBookingByToken(deps, query.token))),
    }),
    makeLink: async ({ deps, actor, body }) => ({
      ...success,
      url: await makeTrackingLink(deps, actor, body.logistics_id),
    }),
    revokeLink: async ({ deps, actor, body }) => {
      await revokeTrackingLink(deps, actor, body.logistics_id)
      return { ...success, message: 'The tracking link has been revoked.' }
    },
    addDocument: async ({ deps, actor, body }) => {
      await addOwnDocument(deps, actor, body)
      return { ...success, message: 'The document has been added to the booking.' }
    },
    paper: async ({ deps, actor, query }) =>
      printDocument(deps, await getBooking(deps.db, actor, query.logistics_id), query.paper),
    eventsFile: async ({ deps, actor, query }) =>
      eventsFile(deps, await getBooking(deps.db, actor, query.logistics_id), query.format),
  },
)

export const officeBookingRoutes = routes(officeBookings, {
  list: async ({ deps, actor, query }) => {
    const { rows, pagination } = await listBookings(deps, actor, query)
    return { ...success, data: rows.map((row) => toOfficeRow(row, deps.clock.now())), pagination }
  },
  get: async ({ deps, actor, body }) => ({
    ...success,
    ...(await describeBooking(deps, actor, body.logistics_id)),
  }),
  confirm: async ({ deps, actor, body }) => {
    const number = await confirmBooking(deps, actor, body)
    return { ...success, message: `Booked with the carrier: ${number}`, carrier_booking_number: number }
  },
  deny: async ({ deps, actor, body }) => {
    await denyBooking(deps, actor, body)
    return { ...success, message: 'The booking has been denied.' }
  },
  correctDetails: async ({ deps, actor, body }) => ({
    ...success,
    message: await correctLate(deps, actor, body),
  }),
  declare: async ({ deps, actor, body }) => {
    await declareClearance(deps, actor, body)
    return { ...success, message: 'The declaration has been recorded.' }
  },
  clear: async ({ deps, actor, body }) => {
    await finishClearance(deps, actor, body.logistics_id)
    return { ...success, message: 'The release has been recorded.' }
  },
  recordReturn: async ({ deps, actor, body }) => {
    await recordReturn(deps, actor, body)
    return { ...success, message: 'The return has been recorded.' }
  },
  waiveCharges: async ({ deps, actor, body }) => {
    const made = await waiveContainerCharges(deps, actor, body)
    return answerOf(made, 'The charges have been waived.')
  },
  addDocument: async ({ deps, actor, body }) => {
    await addOfficeDocument(deps, actor, body)
    return { ...success, message: 'The document has been added to the booking.' }
  },
})
