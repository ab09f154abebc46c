import { adminPassword } from '@tradelane/contract/administrators/forgotten-password'
import { routes, success } from '../../../http/routes.ts'
import { inTransaction } from '../../../transaction.ts'
import { askForStaffLink, resetStaffPassword } from './forgotten-password.ts'

export const adminPasswordRoutes = routes(adminPassword, {
  forgot: async ({ deps, body: { email } }) => {
    await inTransaction(deps.db, (tx) => askForStaffLink(tx, { email }))
    return {
      ...success,
      message: 'If a colleague has this address, we have sent a link to it.',
    }
  },
  reset: async ({ deps, body: { token, new_password: newPassword }, request }) => {
    await resetStaffPassword(deps, { token, newPassword }, request)
    return { ...success, message: 'Your password has been changed. All devices have been signed out.' }
  },
})
