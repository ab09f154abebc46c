import { z } from 'zod/mini'
import { id } from '../primitives/values.ts'

export const acceptOfferRequest = z.strictObject({ type: z.literal('quote offer'), offer_id: id })
