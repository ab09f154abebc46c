import { z } from 'zod/mini'
import { day, wireAmount } from '../primitives/values.ts'
import { eachTerm } from './terms.ts'

/** What the trade-finance form of a new escrow begins with. */
export const suggestedTerms = z.object({
  status: z.literal('success'),
  /** Null where the trade has no booking: then the terms are the usual ones only. */
  booking_number: z.nullable(z.string()),
  /** The value of the goods in US dollars, if it was given. */
  invoice_amount: z.nullable(wireAmount),
  expiry_date: z.nullable(day),
  terms: z.object(eachTerm(z.optional(z.string()))),
})
