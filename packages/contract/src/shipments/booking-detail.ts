import { z } from 'zod/mini'
import { waitingRelease } from '../approvals/release-calls.ts'
import { nextStep, timelineItem } from '../lifecycle/timeline.ts'
import { shownTransportForm } from '../lists/transport-document-forms.ts'
import { seaLane } from '../logistics/freight.ts'
import { id, instant, wireAmount } from '../primitives/values.ts'
import { askedDetails } from './asked-details.ts'
import { booking, freightPayments } from './booking.ts'
import { clearance, clearanceRequest } from './clearance.ts'
import { containerCharge } from './container-charges.ts'
import { bookingDetails } from './forms.ts'
import { shipment } from './shipment-view.ts'
import { shippingDocumentKinds } from './shipping-documents.ts'

/** The PDFs that we make for a booking. */
export const printedDocuments = {
  booking_confirmation: 'Booking confirmation',
  transport_draft: 'Draft of the transport document',
  invoice: 'Logistics Invoice',
  credit_note: 'Credit note',
  container_invoice: 'Demurrage and detention invoice',
  clearance_invoice: 'Customs Clearance Invoice',
  proof_of_delivery: 'Proof of delivery',
  dangerous_goods_declaration: 'Dangerous goods declaration',
} as const
export type PrintedDocument = keyof typeof printedDocuments
export const printedDocumentKinds = Object.keys(printedDocuments) as [PrintedDocument, ...PrintedDocument[]]

/**
 * What is owed for the freight, in US dollars. The lines add up to the amount: the quoted cost, less the insurance where the goods have
 * left without it.
 */
const freightCharge = z.object({
  state: z.enum(freightPayments),
  amount: wireAmount,
  currency: z.literal('USD'),
  lines: z.array(
    z.object({
      code: z.enum(['freight', 'customs', 'cover', 'service_fee']),
      label: z.string(),
      amount: wireAmount,
    }),
  ),
  paid_at: z.nullable(instant),
  /** Why the last attempt failed. */
  refusal: z.nullable(z.string()),
})

/**
 * The insurance that was chosen with the freight; null without. `agreed` until the freight is paid, then the policy: bound, expired or
 * cancelled. `lapsed` where the goods left, or the booking ended, before it was paid.
 */
const cover = z.nullable(
  z.object({
    state: z.enum(['agreed', 'bound', 'expired', 'cancelled', 'lapsed']),
    insurance_id: z.nullable(id),
    policy_number: z.nullable(z.string()),
    certificate_number: z.nullable(z.string()),
    /** The first day of a cover that is bound and starts later; null otherwise. */
    insured_from: z.nullable(z.string()),
  }),
)

/** A booking with everything that its page shows. `company_name` and `uid` are of the company that booked. */
export const bookingDetail = z.object({
  logistics: booking,
  uid: id,
  company_name: z.string(),
  routes: z.array(seaLane),
  timeline: z.array(timelineItem),
  details: bookingDetails,
  asked: askedDetails,
  /** Null while the details are suggestions that nobody has saved. */
  details_saved_at: z.nullable(instant),
  /** Of the details, by the carrier; null before the confirmation, and where the carrier named no cut-off. */
  corrections: z.nullable(
    z.object({
      until: instant,
      /** IANA, of the place where the main leg begins. */
      time_zone: z.string(),
      is_open: z.boolean(),
      /** What the carrier has not answered yet. */
      waiting: z.nullable(z.object({ changed: z.string(), asked_at: instant })),
      /** Of the papers: one more with each correction. */
      edition: z.number(),
    }),
  ),
  /** As described for the quote. */
  cargo: z.object({
    weight_kg: z.number(),
    volume_m3: z.nullable(z.number()),
    /** The value of the goods in US dollars, if it was given. */
    invoice_amount: z.nullable(wireAmount),
  }),
  charge: freightCharge,
  cover,
  clearance,
  /** What decides whether a clearance can be asked for, and what became of the newest request for one. */
  clearing: z.object({
    is_ordered: z.boolean(),
    crosses_border: z.boolean(),
    has_codes: z.boolean(),
    may_correct: z.boolean(),
    request: z.nullable(clearanceRequest),
  }),
  /** Demurrage and detention; null before the discharge, and for goods without a container of their own. */
  container_charge: z.nullable(containerCharge),
  /** Null until the carrier has confirmed. */
  shipment: z.nullable(shipment),
  documents: z.array(
    z.object({
      document_id: id,
      document_type: z.enum(shippingDocumentKinds),
      ...shownTransportForm,
      file_name: z.string(),
      /** For the serve call. */
      url: z.string(),
      added_at: instant,
      added_by: z.enum(['company', 'tradelane']),
    }),
  ),
  /** Those that are available by now. */
  papers: z.array(z.enum(printedDocumentKinds)),
  /** The address of the public page while a link is active. */
  tracking_link: z.nullable(z.string()),
  /** Where its payment is above the company's limit, and one person has approved it. */
  release: waitingRelease,
  /**
   * Where the screening holds its payments, or its confirmation: in words for the one who reads. The company sees no case. Null otherwise.
   */
  held: z.optional(
    z.nullable(
      z.object({
        message: z.string(),
        cases: z.array(z.object({ case_id: id, case_number: z.string(), name: z.string() })),
      }),
    ),
  ),
  /** What the state allows. The person's role may allow less. */
  may: z.object({
    edit_details: z.boolean(),
    /** By the back office, in the company's name. */
    correct_late: z.boolean(),
    cancel: z.boolean(),
    pay: z.boolean(),
    pay_container_charges: z.boolean(),
    pay_clearance: z.boolean(),
    /** By the back office: the return of containers that the carrier has not reported. */
    record_return: z.boolean(),
    share: z.boolean(),
  }),
  next: nextStep,
})
export type BookingDetailWire = z.input<typeof bookingDetail>
