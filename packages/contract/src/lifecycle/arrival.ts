import { z } from 'zod/mini'
import { day } from '../primitives/values.ts'

/** The last day on which money arrives at a bank, counted in banking days, and in words why it is later than usual. */
export const arrival = z.object({
  day,
  /** Where the day is counted: "India", "the euro area". */
  place: z.string(),
  reasons: z.array(z.string()),
  /** By whose calendar the days are counted, in one sentence. */
  counted: z.optional(z.string()),
})

export const arrivalMethods = ['LOCAL', 'SWIFT'] as const

/** What an amount would do that is sent now. Without an account, one for each way. */
export const estimatedArrival = z.object({ ...arrival.shape, method: z.enum(arrivalMethods) })
export type EstimatedArrival = z.output<typeof estimatedArrival>

/** Of a payment on its way. */
export const expectedArrival = z.object({
  ...arrival.shape,
  /** What was promised when it was submitted, which later holidays and cut-offs do not change. */
  promised_day: z.nullable(day),
  /** The promised day is over. */
  is_late: z.boolean(),
})
export type ExpectedArrival = z.output<typeof expectedArrival>
