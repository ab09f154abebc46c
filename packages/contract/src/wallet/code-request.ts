import { z } from 'zod/mini'
import { currencyCode, positiveAmount } from '../primitives/values.ts'

export const addBalanceRequest = z.strictObject({
  type: z.literal('add balance'),
  amount: positiveAmount,
  currency: z._default(currencyCode, 'USD'),
})
