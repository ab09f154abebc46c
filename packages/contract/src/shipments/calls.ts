import { z } from 'zod/mini'
import { payable, payableCode } from '../charges/payable-calls.ts'
import { documentLink } from '../documents/forms.ts'
import { promised } from '../lifecycle/promises.ts'
import { checkTransportForm, transportFormFields } from '../lists/transport-document-forms.ts'
import { seaLane } from '../logistics/freight.ts'
import { amountInput } from '../primitives/amounts.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { identifier } from '../primitives/identifier.ts'
import { paragraphs } from '../primitives/paragraphs.ts'
import { done, fileAnswer, id, instant, line } from '../primitives/values.ts'
import { askedDetails } from './asked-details.ts'
import { booking } from './booking.ts'
import { printedDocumentKinds } from './booking-detail.ts'
import { customsFacts } from './customs-asks.ts'
import { bookingDetails } from './forms.ts'
import { publicShipment } from './shipment-view.ts'
import { shippingDocumentKinds } from './shipping-documents.ts'

const whichBooking = z.strictObject({ logistics_id: id })
/** A reason may be left out. */
const reason = z.optional(line(300, 'Enter a reason'))

export const savedDetails = z.strictObject({
  logistics_id: id,
  details: bookingDetails,
  /** Of the details that the person saw: newer ones are not overwritten. */
  details_saved_at: z.optional(z.nullable(instant)),
})

export const requestedClearance = z.strictObject({
  logistics_id: id,
  /** US dollars. Needed where the search for the freight did not say what the goods are worth; otherwise it counts in place of that. */
  invoice_amount: z.optional(
    amountInput('Enter the value of the goods').check(
      z.refine((text) => Number(text) >= 0.01 && Number(text) <= 1e9, 'Enter the value of the goods'),
    ),
  ),
  note: z.optional(paragraphs(2000, 'Say what you need')),
})

const freightPaid = {
  /** `awaiting_release`: above the company's limit, a second person must pay it too. */
  payment_status: z.enum(['paid', 'processing', 'awaiting_release']),
}

export const shipments = {
  suggestDetails: endpoint({
    method: 'GET',
    path: '/logistics/suggested_details',
    auth: 'customer',
    summary:
      'Parties and goods for the booking of an offer: from the last booking on this lane, else from the profile and the partner of the trade’s payments, or the only partner',
    query: z.object({ shipment_id: id }),
    response: z.object({ status: z.literal('success'), details: bookingDetails, asked: askedDetails }),
    errors: ['NOT_FOUND'],
  }),
  saveDetails: endpoint({
    method: 'POST',
    path: '/logistics/save_details',
    auth: 'customer',
    summary:
      'Who ships what to whom; once the booking is confirmed, a correction that the carrier accepts until its documentation cut-off',
    body: savedDetails,
    response: done,
    errors: ['NOT_FOUND', 'CONFLICT', 'ILLEGAL_STATE', 'CARRIER_REFUSED'],
  }),
  saveCustomsFacts: endpoint({
    method: 'POST',
    path: '/logistics/customs_facts',
    auth: 'customer',
    summary: 'What customs asks beside its documents, until the goods are declared',
    body: z.strictObject({ logistics_id: id, facts: customsFacts }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/logistics/cancel',
    auth: 'customer',
    summary: 'Calls a booking off, until the carrier has received the goods; what was paid comes back',
    body: z.strictObject({ logistics_id: id, reason }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'DEPENDENCY_UNAVAILABLE'],
    idempotent: true,
  }),
  payCode: payableCode({
    path: '/logistics/pay_code',
    summary: 'Mails the code that approves paying the freight of this booking',
    body: whichBooking,
    response: done,
  }),
  pay: payable({
    path: '/logistics/pay',
    summary: 'Pays the freight from the wallet in US dollars, with password and code',
    which: { logistics_id: id },
    answered: freightPaid,
  }),
  payContainerCharges: payable({
    path: '/logistics/container_charges/pay',
    summary:
      'Pays the demurrage and detention of a shipment from the wallet in US dollars, with password and code',
    which: { logistics_id: id },
    answered: freightPaid,
  }),
  requestClearance: endpoint({
    method: 'POST',
    path: '/logistics/clearance/request',
    auth: 'customer',
    summary: `Asks the desk for the customs clearance of a booking that was made without one, before the goods arrive: it answers within ${promised('offerQuotes')}`,
    body: requestedClearance,
    response: z.object({
      status: z.literal('success'),
      message: z.string(),
      case_id: id,
      transaction_id: id,
    }),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
  payClearance: payable({
    path: '/logistics/clearance/pay',
    summary: 'Pays a customs clearance again whose payment failed with the acceptance of its offer',
    which: { logistics_id: id },
    answered: freightPaid,
  }),
  find: endpoint({
    method: 'GET',
    path: '/logistics/find',
    auth: 'customer',
    summary:
      "The company's bookings by booking number, carrier's booking number, transport document or container number",
    query: z.object({ number: identifier(40, 'Enter a number') }),
    response: z.object({ status: z.literal('success'), logistics: z.array(booking) }),
    errors: ['NOT_FOUND'],
  }),
  track: endpoint({
    method: 'GET',
    path: '/logistics/track',
    auth: 'none',
    summary: 'Where a shipment is, for anyone who has its tracking link',
    query: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
    response: z.object({
      status: z.literal('success'),
      state: booking.shape.state,
      shipment: publicShipment,
      routes: z.array(seaLane),
    }),
    errors: ['NOT_FOUND'],
  }),
  makeLink: endpoint({
    method: 'POST',
    path: '/logistics/tracking_link',
    auth: 'customer',
    summary: 'The link by which anybody can follow the shipment; asked again, the same one',
    body: whichBooking,
    response: z.object({ status: z.literal('success'), url: z.string() }),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  revokeLink: endpoint({
    method: 'POST',
    path: '/logistics/tracking_link/revoke',
    auth: 'customer',
    summary: 'Makes the link worthless; the next one is another',
    body: whichBooking,
    response: done,
    errors: ['NOT_FOUND'],
  }),
  addDocument: endpoint({
    method: 'POST',
    path: '/logistics/documents/add',
    auth: 'customer',
    summary: 'Puts an uploaded document with the booking',
    body: z
      .strictObject({
        logistics_id: id,
        document_type: z.enum(shippingDocumentKinds, 'Select a type'),
        /** Of a bill of lading or waybill. */
        ...transportFormFields,
        url: documentLink('Please upload document'),
      })
      .check(checkTransportForm),
    response: done,
    errors: ['NOT_FOUND', 'LIST_FULL'],
    idempotent: true,
  }),
  paper: endpoint({
    method: 'GET',
    path: '/logistics/paper',
    auth: 'customer-or-admin',
    staff: 'everyone',
    who: 'everyone',
    summary: 'Booking confirmation, invoice or proof of delivery as PDF',
    query: z.object({ logistics_id: id, paper: z.enum(printedDocumentKinds) }),
    response: fileAnswer,
    answer: 'file',
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  eventsFile: endpoint({
    method: 'GET',
    path: '/logistics/events_file',
    auth: 'customer',
    summary: 'The tracking events as table (CSV) or for a calendar (iCalendar)',
    query: z.object({ logistics_id: id, format: z.enum(['csv', 'ics']) }),
    response: fileAnswer,
    answer: 'file',
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
}
