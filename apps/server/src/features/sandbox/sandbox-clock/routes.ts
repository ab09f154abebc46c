import { sandboxClock } from '@tradelane/contract/sandbox-clock/calls'
import type { Deps } from '../../../deps/deps.ts'
import { routes } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'
import { passHours } from './pass-hours.ts'

export const sandboxClockRoutes = routes(sandboxClock, {
  read: async ({ deps }) => reading(deps),
  advance: async ({ deps, body, request }) => {
    await passHours(deps, body.advance_hours, request.isGone)
    return reading(deps)
  },
})

function reading({ sandbox }: Deps) {
  if (!sandbox) throw new Refusal('NOT_FOUND')
  const { clock } = sandbox
  return { now: clock.now(), offset_hours: clock.offsetMs / 3_600_000 }
}
