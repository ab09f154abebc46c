import { sandboxParties } from '@tradelane/contract/sandbox-parties/calls'
import { servicesOf } from '../../../entries/service-entry.ts'
import { routes, success } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'
import { oneAtATime } from './one-at-a-time.ts'

export const sandboxPartyRoutes = routes(sandboxParties, {
  play: async ({ deps, body: { subject, id } }) => {
    const service = servicesOf(deps).find(({ info }) => info.subject === subject)
    const play = service?.play
    if (!deps.sandbox || !play) throw new Refusal('NOT_FOUND')
    return { ...success, message: await oneAtATime(deps, id, () => play(deps, id)) }
  },
})
