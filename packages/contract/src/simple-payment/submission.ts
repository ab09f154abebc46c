import { z } from 'zod/mini'
import { id } from '../primitives/values.ts'
import { paymentStates } from './states.ts'

/** What the provider said, or what our own books said in its place. */
const providerResult = z.object({
  status: z.enum(['ACCEPTED', 'PROCESSING', 'BAD_REQUEST']),
  message: z.string(),
})

/** What a submission answers, and the approval that submits. */
export const submission = z.object({
  status: z.literal('success'),
  simple_payment_id: id,
  message: z.string(),
  /** Where the payment stands now. */
  payment_status: z.enum(paymentStates),
  /**
   * On a submission only, and not while it is waiting for release. PROCESSING: no answer yet, the money is held and the
   * payment goes on by itself.
   */
  provider: z.optional(providerResult),
})

export const whichPayment = z.strictObject({ simple_payment_id: id })
