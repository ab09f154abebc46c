import { fourEyes } from '@tradelane/contract/four-eyes/calls'
import { routes, success } from '../../../http/routes.ts'
import { decideChange } from './decide-change.ts'
import { listChanges } from './list-changes.ts'
import { withdrawChange } from './withdraw-change.ts'

export const fourEyesRoutes = routes(fourEyes, {
  list: async ({ deps, actor }) => ({ ...success, changes: await listChanges(deps, actor) }),
  decide: async ({ deps, actor, body }) => {
    await decideChange(deps, actor, body)
    const message =
      body.decision === 'approve' ? 'Approved. The change is made.' : 'Refused. Nothing changes.'
    return { ...success, message }
  },
  withdraw: async ({ deps, actor, body }) => {
    await withdrawChange(deps, actor, body.change_id)
    return { ...success, message: 'Withdrawn. Nothing changes.' }
  },
})
