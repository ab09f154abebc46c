import { z } from 'zod/mini'
import { dollarAmount } from '../primitives/amounts.ts'
import { id } from '../primitives/values.ts'

/** In US dollars, also for payments in other currencies; with 0, every payment waits. */
const releaseLimit = dollarAmount({
  least: '0',
  most: '999999999999.99',
  message: 'Enter an amount in dollars, 0 for every payment',
})
export const teamChoice = {
  team_enabled: z.union([z.literal(0), z.literal(1)]),
  approval_limit: releaseLimit,
  /** For all that one person approves alone on a day. Left out, it stays; until one was chosen, it is the release limit. */
  daily_limit: z.optional(releaseLimit),
}

export const settingsRequest = z.strictObject({ type: z.literal('team settings'), ...teamChoice })

/** Higher limits that wait for a second person. */
export const raiseRequest = z.strictObject({ type: z.literal('limit raise'), limit_raise_id: id })
