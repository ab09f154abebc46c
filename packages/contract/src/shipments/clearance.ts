import { z } from 'zod/mini'
import { nextStep } from '../lifecycle/timeline.ts'
import { clearanceStates } from './clearance-states.ts'
import { customsAskKinds, customsFacts } from './customs-asks.ts'
import { type ShippingDocument, shippingDocumentKinds } from './shipping-documents.ts'

/** What customs asks for with every declaration. */
export const clearanceDocuments = [
  'commercial_invoice',
  'packing_list',
] as const satisfies readonly ShippingDocument[]

/** The customs clearance of a booking; null where none was chosen, and until the booking is confirmed. */
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
    next: nextStep,
  }),
)
