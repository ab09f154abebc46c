import { z } from 'zod/mini'
import { id } from '../primitives/values.ts'

export const signRequest = z.strictObject({ type: z.literal('credit limit'), credit_limit_id: id })
