import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { instant } from '../primitives/values.ts'

const clock = z.object({
  now: instant,
  /** How many hours the business clock is ahead of the machine's; a fraction while it is being moved. */
  offset_hours: z.number(),
})

/** Only in the sandbox, and never in production. */
export const sandboxClock = {
  read: endpoint({
    method: 'GET',
    path: '/sandbox/clock',
    auth: 'none',
    isPublic: true,
    summary: 'The time of all that is business (sandbox only)',
    response: clock,
  }),
  advance: endpoint({
    method: 'POST',
    path: '/sandbox/clock',
    auth: 'none',
    summary:
      'Lets hours pass for all that is business: what comes due happens in order, before the answer. A caller who hangs up stops it; what has passed by then is read from the clock (sandbox only)',
    body: z.strictObject({
      advance_hours: z
        .int32('Enter a whole number of hours')
        .check(z.minimum(1, 'At least one hour'), z.maximum(8_784, 'At most a year at once')),
    }),
    response: clock,
    errors: ['CONFLICT'],
  }),
}
