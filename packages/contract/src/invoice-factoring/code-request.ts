import { z } from 'zod/mini'
import { id, positiveAmount } from '../primitives/values.ts'

/** For a saved draft: the code is for this buyer, amount, percentage, partner, term and offer. */
export const fundRequest = z.strictObject({ type: z.literal('invoice factoring'), invoice_factoring_id: id })

/** The customer pays what its buyer has not paid, or passes on what its buyer paid to the wrong account. */
export const repayRequest = z.strictObject({
  type: z.literal('repay invoice factoring'),
  invoice_factoring_id: id,
  amount: positiveAmount,
})
