import { z } from 'zod/mini'
import { instant } from '../primitives/values.ts'

/** What the bank of an account said is wrong in it, after a payment. Nothing was changed by it. */
export const bankCorrection = z.object({
  reason: z.string(),
  /** What the bank has instead: "Routing number", "021000021". */
  corrected: z.array(z.object({ field: z.string(), value: z.string() })),
  received_at: instant,
})
export type ShownCorrection = z.output<typeof bankCorrection>
export type WireCorrection = z.input<typeof bankCorrection>

/** "Routing number 021000021, savings account" */
export const correctedText = (corrected: readonly { field: string; value: string }[]): string =>
  corrected
    .map(({ field, value }) =>
      / account$/.test(value) && field === 'Account type' ? value : `${field} ${value}`,
    )
    .join(', ')
