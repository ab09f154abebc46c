import { z } from 'zod/mini'
import { id } from '../primitives/values.ts'

export const payFreightRequest = z.strictObject({ type: z.literal('freight'), logistics_id: id })
export const payContainerChargesRequest = z.strictObject({
  type: z.literal('container charges'),
  logistics_id: id,
})
export const payClearanceRequest = z.strictObject({ type: z.literal('customs clearance'), logistics_id: id })
