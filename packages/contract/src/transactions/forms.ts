import { z } from 'zod/mini'
import { currencyCode, line } from '../primitives/values.ts'

export const tradeName = line(80, 'Enter a name')

/** What a customer may change of a trade, as its form has it: an empty name is none. */
export const tradeChange = z.strictObject({
  name: z.union([z.literal(''), tradeName]),
  currency: currencyCode,
})
