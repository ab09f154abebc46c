import { z } from 'zod/mini'
import { waitingRelease } from '../approvals/release-calls.ts'
import { nextStep } from '../lifecycle/timeline.ts'
import { id, instant, wireAmount } from '../primitives/values.ts'
import { shownCaseStates } from '../quote-desk/states.ts'
import { clearanceStates } from './clearance-states.ts'
import { customsAskKinds, customsFacts } from './customs-asks.ts'
import { type ShippingDocument, shippingDocumentKinds } from './shipping-documents.ts'

/** What customs asks for with every declaration. */
export const clearanceDocuments = [
  'commercial_invoice',
  'packing_list',
] as const satisfies readonly ShippingDocument[]

/** The bill of a clearance that the desk has offered. */
const clearanceBill = z.object({
  number: z.string(),
  /** Who clears: the broker as it was called, or Tradelane. */
  vendor_name: z.string(),
  amount: wireAmount,
  currency: z.literal('USD'),
  /** By which rate our fee is, with its version; null where there is no fee. */
  fee_rate: z.nullable(z.string()),
  /** `due` after a payment that failed. */
  payment: z.enum(['due', 'processing', 'paid', 'refunded', 'cancelled']),
  /** Why the last payment failed. */
  refusal: z.nullable(z.string()),
  /** Where its payment is above the company's limit, and one person has approved it. */
  release: waitingRelease,
})

/** The newest request for a clearance of a booking that was made without one. */
export const clearanceRequest = z.object({
  case_id: id,
  number: z.string(),
  state: z.enum(shownCaseStates),
  due_at: instant,
})

/** The customs clearance of a booking; null where none was chosen or accepted, and until the booking is confirmed. */
export const clearance = z.nullable(
  z.object({
    state: z.enum(clearanceStates),
    documents: z.array(z.object({ document_type: z.enum(shippingDocumentKinds), is_added: z.boolean() })),
    /** What customs asks beside the documents, by destination, day and HS codes; see `customsAsks`. */
    asks: z.array(z.object({ ask: z.enum(customsAskKinds), is_given: z.boolean() })),
    facts: customsFacts,
    /** Goods without a code: what else customs asks for is not known. */
    has_codes: z.boolean(),
    /** The company may change the facts: the goods are not declared yet. */
    is_open: z.boolean(),
    /** Two letters. */
    into: z.string(),
    declaration_number: z.nullable(z.string()),
    /** Null where it is on the bill of the freight. */
    bill: z.nullable(clearanceBill),
    next: nextStep,
  }),
)
