import { accountViews, officeViews } from '@tradelane/contract/account-views/calls'
import { routes, success } from '../../../http/routes.ts'
import { beginView } from './begin-view.ts'
import { leaveViews } from './leave-views.ts'
import { listViews } from './list-views.ts'

export const officeViewRoutes = routes(officeViews, {
  begin: async ({ deps, actor, body }) => ({ ...success, ...(await beginView(deps, actor, body)) }),
  leave: async ({ deps, actor, body }) => {
    await leaveViews(deps, actor, body.view_id)
    return { ...success, message: 'You have left the account.' }
  },
})

export const accountViewRoutes = routes(accountViews, {
  list: async ({ deps, actor }) => ({ ...success, data: await listViews(deps, actor) }),
})
