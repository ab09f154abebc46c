import { z } from 'zod/mini'

/** Where the buyer pays. */
export const collectionAccount = z.object({
  holder: z.string(),
  account: z.string(),
  reference: z.string(),
  /** All of it, in the words and the groups of digits of the account's country. */
  lines: z.array(z.object({ label: z.string(), value: z.string() })),
})
