import { adminAccess } from '@tradelane/contract/administrators/calls'
import { routes, success } from '../../http/routes.ts'
import { endSession } from '../accounts/index.ts'
import { logInAdministrator } from './log-in-administrator.ts'

export const adminAccessRoutes = routes(adminAccess, {
  login: async ({ deps, body, request }) => ({
    ...success,
    jwt: await logInAdministrator(deps, body, request),
  }),
  logout: async ({ deps, actor }) => {
    await endSession(deps, actor.sessionId)
    return success
  },
})
