import { z } from 'zod/mini'
import { instant } from './values.ts'

/** How often a record was changed. Its column is an `integer`, in which the next version must have room, too. */
export const recordVersion = z.int32().check(z.minimum(0), z.maximum(2_147_483_646))

/** Fields of terms that are never changed: each change of the back office is a new version. */
export const versionFields = {
  version: recordVersion,
  /** The administrator's name; 'Tradelane' for what came with the product. */
  saved_by: z.string(),
  saved_at: instant,
}

/** The version that was edited: where somebody else has saved since, nothing is overwritten. */
export const editedVersion = { version: recordVersion }

/** The answer to a saved version. */
export const savedVersion = z.object({
  status: z.literal('success'),
  message: z.string(),
  version: recordVersion,
})
