import { z } from 'zod/mini'
import { id } from '../primitives/values.ts'

/** A saved draft: the code is bound to it as it is stored. */
export const submitRequest = z.strictObject({ type: z.literal('simple payment'), simple_payment_id: id })

/** A colleague's payment at a price just locked. */
export const releaseRequest = z.strictObject({
  type: z.literal('release payment'),
  simple_payment_id: id,
  quote_id: id,
})
