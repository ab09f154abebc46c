import { z } from 'zod/mini'
import { instant } from './values.ts'

/** Fields of terms that are never changed: each change of the back office is a new version. */
export const versionFields = {
  version: z.int(),
  /** The administrator's name; 'Tradelane' for what came with the product. */
  saved_by: z.string(),
  saved_at: instant,
}

/** The version that was edited: where somebody else has saved since, nothing is overwritten. */
export const editedVersion = { version: z.int() }

/** The answer to a saved version. */
export const savedVersion = z.object({
  status: z.literal('success'),
  message: z.string(),
  version: z.int(),
})
