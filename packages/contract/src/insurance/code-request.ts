import { z } from 'zod/mini'
import { id } from '../primitives/values.ts'

export const bindRequest = z.strictObject({ type: z.literal('insurance'), insurance_id: id })
