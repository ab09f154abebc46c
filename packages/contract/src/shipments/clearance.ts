import { z } from 'zod/mini'
import { nextStep } from '../lifecycle/timeline.ts'
import { clearanceStates } from './clearance-states.ts'
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
    declaration_number: z.nullable(z.string()),
    next: nextStep,
  }),
)
