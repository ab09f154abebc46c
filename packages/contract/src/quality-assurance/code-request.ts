import { z } from 'zod/mini'
import { id } from '../primitives/values.ts'

export const inspectionRequest = z.strictObject({
  type: z.literal('quality assurance'),
  quality_assurance_id: id,
})
