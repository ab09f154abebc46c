import { z } from 'zod/mini'
import { uploadedFile } from '../documents/calls.ts'
import { doneOrWaiting } from '../four-eyes/waiting.ts'
import { checkTransportForm, transportFormFields } from '../lists/transport-document-forms.ts'
import { freight, freightModes } from '../logistics/freight.ts'
import { dollarAmount } from '../primitives/amounts.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { identifier } from '../primitives/identifier.ts'
import { officeList } from '../primitives/office-list.ts'
import { day, done, id, instant, line, wireAmount } from '../primitives/values.ts'
import { booking } from './booking.ts'
import { bookingDetail } from './booking-detail.ts'
import { bookingDetails } from './forms.ts'
import { shippingDocumentKinds } from './shipping-documents.ts'
import { bookingStates } from './states.ts'

const whichBooking = z.strictObject({ logistics_id: id })

const bookingRow = z.object({
  ...z.pick(booking, {
    logistics_id: true,
    booking_number: true,
    state: true,
    requested_at: true,
    confirm_due_at: true,
    carrier_booking_number: true,
    payment: true,
    eta: true,
  }).shape,
  uid: id,
  company_name: z.string(),
  /** Requested, and not answered within the promised time. */
  is_overdue: z.boolean(),
  /** The carrier. */
  name: z.string(),
  mode: z.enum(freightModes),
  from_city: z.string(),
  to_city: z.string(),
  shipping_date: z.string(),
  closed: freight.shape.closed,
  /** US dollars. */
  cost: wireAmount,
})
export type BookingRow = z.input<typeof bookingRow>

export const confirmedBooking = z.strictObject({
  logistics_id: id,
  /** Of the details that the administrator saw: newer ones are not sent to the carrier. */
  details_saved_at: z.optional(z.nullable(instant)),
})
/** As customs writes it: letters, digits and what stands between them. */
export const declaredClearance = z.strictObject({
  logistics_id: id,
  declaration_number: identifier(40, 'Enter the declaration number'),
})
export const lateCorrection = z.strictObject({
  logistics_id: id,
  details: bookingDetails,
  /** For the company: why the carrier was asked after its cut-off. */
  reason: line(300, 'Enter a reason'),
  /** Of the details that the administrator saw: newer ones are not overwritten. */
  details_saved_at: z.optional(z.nullable(instant)),
})
export const deniedBooking = z.strictObject({ logistics_id: id, reason: line(300, 'Enter a reason') })

export const recordedReturn = z.strictObject({
  logistics_id: id,
  /** By the calendar of the port. */
  returned_on: day,
  /** For the company: who has reported it, and how. */
  reason: line(300, 'Enter a reason'),
})
export const waivedCharges = z.strictObject({
  logistics_id: id,
  /** All that is left where it is left out. */
  amount: z.optional(dollarAmount({ most: '10000000', message: 'Enter an amount that is left to pay' })),
  reason: line(300, 'Enter a reason'),
})

export const officeBookings = {
  list: officeList({
    method: 'GET',
    path: '/admin/bookings',
    summary: 'All bookings: those that wait for an answer first, the next due first; then the newest',
    states: bookingStates,
    rows: { data: z.array(bookingRow) },
  }),
  get: endpoint({
    method: 'POST',
    path: '/admin/bookings/get',
    auth: 'admin',
    staff: 'everyone',
    summary: 'A booking as its customer sees it',
    body: whichBooking,
    response: z.object({ status: z.literal('success'), ...bookingDetail.shape }),
    errors: ['NOT_FOUND'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/admin/bookings/confirm',
    auth: 'admin',
    staff: ['trade'],
    summary: 'Books a freight with the carrier: its booking number, containers, vessel and plan',
    body: confirmedBooking,
    response: z.object({
      status: z.literal('success'),
      message: z.string(),
      carrier_booking_number: z.string(),
    }),
    errors: ['NOT_FOUND', 'CONFLICT', 'ILLEGAL_STATE', 'CARRIER_REFUSED', 'DEPENDENCY_UNAVAILABLE'],
    idempotent: true,
  }),
  deny: endpoint({
    method: 'POST',
    path: '/admin/bookings/deny',
    auth: 'admin',
    staff: ['trade'],
    summary: 'Denies a request; the customer reads the reason',
    body: deniedBooking,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  correctDetails: endpoint({
    method: 'POST',
    path: '/admin/bookings/correct_details',
    auth: 'admin',
    staff: ['trade'],
    summary:
      'Corrects parties and goods in the company’s name after the documentation cut-off, if the carrier accepts it; the company reads the reason',
    body: lateCorrection,
    response: done,
    errors: ['NOT_FOUND', 'CONFLICT', 'ILLEGAL_STATE', 'CARRIER_REFUSED'],
  }),
  declare: endpoint({
    method: 'POST',
    path: '/admin/bookings/declare',
    auth: 'admin',
    staff: ['trade'],
    summary: 'Records the number under which the goods were declared to customs',
    body: declaredClearance,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  clear: endpoint({
    method: 'POST',
    path: '/admin/bookings/clear',
    auth: 'admin',
    staff: ['trade'],
    summary: 'Records that customs has released the goods',
    body: whichBooking,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  recordReturn: endpoint({
    method: 'POST',
    path: '/admin/bookings/record_return',
    auth: 'admin',
    staff: ['trade'],
    summary:
      'Ends the count of containers whose return the carrier has not reported, with the day that somebody has; the company reads the reason',
    body: recordedReturn,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  waiveCharges: endpoint({
    method: 'POST',
    path: '/admin/bookings/waive_charges',
    auth: 'admin',
    staff: ['finance'],
    summary:
      'Waives demurrage and detention that is invoiced and not paid, whole or in part; the customer reads the reason',
    body: waivedCharges,
    response: doneOrWaiting,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
  addDocument: endpoint({
    method: 'POST',
    path: '/admin/bookings/add_document',
    auth: 'admin',
    staff: ['trade'],
    summary: 'Puts a document with the booking, for the customer',
    body: z
      .strictObject({
        logistics_id: id,
        document_type: z.enum(shippingDocumentKinds, 'Select a type'),
        /** Of a bill of lading or waybill. */
        ...transportFormFields,
        ...uploadedFile,
      })
      .check(checkTransportForm),
    response: done,
    errors: ['NOT_FOUND', 'LIST_FULL', 'WRONG_FILE_TYPE', 'TOO_LARGE', 'DOCUMENT_SPACE_FULL'],
    idempotent: true,
    maxBodyBytes: 15 * 1024 * 1024,
  }),
}
