import { logistics } from '@tradelane/contract/logistics/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { adminBookings } from '@tradelane/contract/shipments/office-calls'
import { sendApprovalCode } from '../../approvals/send-approval-code.ts'
import { routes, success } from '../../http/routes.ts'
import { listAdminBookings } from './admin-bookings.ts'
import { addOfficeDocument, addOwnDocument } from './booking-documents.ts'
import { printBookingPaper } from './booking-papers.ts'
import { getBooking, listBookings, toBooking } from './bookings.ts'
import { cancelBooking } from './cancel-booking.ts'
import { confirmBooking } from './confirm-booking.ts'
import { denyBooking } from './deny-booking.ts'
import { describeBooking, describePublicly } from './describe-booking.ts'
import { saveDetails } from './details.ts'
import { eventsFile } from './events-file.ts'
import { findBookings } from './find-bookings.ts'
import { freightPayment } from './freight-approval.ts'
import { payFreight } from './pay-freight.ts'
import { getBookingByToken, makeTrackingLink, revokeTrackingLink } from './tracking-links.ts'

const { get, list } = logistics

export const shipmentRoutes = routes(
  { get, list, ...shipments },
  {
    get: async ({ deps, actor, body }) => {
      const booking = await getBooking(deps.db, actor.companyId, body.logistics_id)
      return { ...success, ...(await describeBooking(deps, booking)) }
    },
    list: async ({ deps, actor, query }) => ({
      ...success,
      ...(await listBookings(deps.db, actor.companyId, query)),
    }),
    saveDetails: async ({ deps, actor, body }) => {
      await saveDetails(deps, actor, body)
      return { ...success, message: 'The details are saved.' }
    },
    cancel: async ({ deps, actor, body }) => {
      await cancelBooking(deps, actor, body)
      return { ...success, message: 'The booking is cancelled.' }
    },
    payCode: async ({ deps, actor, body }) => {
      await sendApprovalCode(deps, actor, freightPayment, body)
      return success
    },
    pay: async ({ deps, actor, body }) => ({ ...success, ...(await payFreight(deps, actor, body)) }),
    find: async ({ deps, actor, query }) => ({
      ...success,
      logistics: (await findBookings(deps.db, actor.companyId, query.number)).map(toBooking),
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
      return { ...success, message: 'The link leads nowhere now.' }
    },
    addDocument: async ({ deps, actor, body }) => {
      await addOwnDocument(deps, actor, body)
      return { ...success, message: 'The document is with the booking.' }
    },
    paper: async ({ deps, actor, query }) => {
      const companyId = actor.kind === 'company' ? actor.companyId : undefined
      const booking = await getBooking(deps.db, companyId, query.logistics_id)
      return printBookingPaper(deps, booking, query.paper)
    },
    eventsFile: async ({ deps, actor, query }) =>
      eventsFile(deps, await getBooking(deps.db, actor.companyId, query.logistics_id), query.format),
  },
)

export const adminBookingRoutes = routes(adminBookings, {
  list: async ({ deps, query }) => ({ ...success, ...(await listAdminBookings(deps, query)) }),
  get: async ({ deps, body }) => {
    const booking = await getBooking(deps.db, undefined, body.logistics_id)
    return { ...success, ...(await describeBooking(deps, booking)) }
  },
  confirm: async ({ deps, actor, body }) => {
    const number = await confirmBooking(deps, actor, body.logistics_id)
    return { ...success, message: `Booked with the carrier: ${number}`, carrier_booking_number: number }
  },
  deny: async ({ deps, actor, body }) => {
    await denyBooking(deps, actor, body)
    return { ...success, message: 'The booking is denied.' }
  },
  addDocument: async ({ deps, body }) => {
    await addOfficeDocument(deps, body)
    return { ...success, message: 'The document is with the booking.' }
  },
})
