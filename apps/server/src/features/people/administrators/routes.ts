import { adminAccess } from '@tradelane/contract/administrators/calls'
import { routes, success } from '../../../http/routes.ts'
import { endSession } from '../accounts/index.ts'
import { getAdministrator } from './get-administrator.ts'
import { signInAdministrator } from './sign-in-administrator.ts'

export const adminAccessRoutes = routes(adminAccess, {
  login: async ({ deps, body, request }) => ({
    ...success,
    jwt: await signInAdministrator(deps, body, request),
  }),
  profile: async ({ deps, actor }) => ({
    ...success,
    data: await getAdministrator(deps.db, actor.administratorId),
  }),
  logout: async ({ deps, actor }) => {
    await endSession(deps, actor.sessionId)
    return success
  },
})
