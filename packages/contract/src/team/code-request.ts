import { z } from 'zod/mini'
import { wireAmount } from '../primitives/values.ts'

/** In US dollars, also for payments in other currencies; with 0, every payment waits. */
const releaseLimit = wireAmount.check(
  z.refine((text) => /^\d{1,12}(\.\d{1,2})?$/.test(text), 'Enter an amount in dollars, 0 for every payment'),
)
export const teamChoice = {
  team_enabled: z.union([z.literal(0), z.literal(1)]),
  approval_limit: releaseLimit,
}

export const settingsRequest = z.strictObject({ type: z.literal('team settings'), ...teamChoice })
