import { adminAccess } from '@tradelane/contract/administrators/calls'
import { routes, success } from '../../../http/routes.ts'
import { inTransaction } from '../../../transaction.ts'
import { endSession } from '../accounts/index.ts'
import { getAdministrator } from './get-administrator.ts'
import { askForSecondStep } from './mail-second-step.ts'
import { signInAdministrator } from './sign-in-administrator.ts'
import { verifyAdministrator } from './verify-administrator.ts'
import { placeOf } from './waiting-sign-ins.ts'

export const adminAccessRoutes = routes(adminAccess, {
  login: async ({ deps, body, request }) => ({
    ...success,
    ...(await signInAdministrator(deps, body, request)),
  }),
  verify: async ({ deps, body, request }) => ({
    ...success,
    jwt: await verifyAdministrator(deps, { email: body.email, code: body.verify_code }, request),
  }),
  verifyMail: async ({ deps, body: { email }, request }) => {
    await inTransaction(deps.db, (tx) => askForSecondStep(tx, { email, place: placeOf(request) }))
    return { ...success, message: 'If a sign-in is waiting for a code, we have sent a new one.' }
  },
  profile: async ({ deps, actor }) => ({
    ...success,
    data: await getAdministrator(deps.db, actor.administratorId),
  }),
  logout: async ({ deps, actor }) => {
    await endSession(deps, actor.sessionId)
    return success
  },
})
