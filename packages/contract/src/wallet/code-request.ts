import { z } from 'zod/mini'
import { currencyCode, wireAmount } from '../primitives/values.ts'

export const addBalanceRequest = z.strictObject({
  type: z.literal('add balance'),
  amount: wireAmount.check(z.refine((text) => /^[\d.]*[1-9]/.test(text), 'Enter a valid amount')),
  currency: z._default(currencyCode, 'USD'),
})
