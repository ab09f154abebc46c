import { z } from 'zod/mini'
import { id } from '../primitives/values.ts'

export const payFreightRequest = z.strictObject({ type: z.literal('freight'), logistics_id: id })
