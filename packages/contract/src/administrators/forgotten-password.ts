import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { done } from '../primitives/values.ts'
import { changedOwnPassword } from './account.ts'
import { adminCredentials } from './calls.ts'

export const forgottenStaffPassword = z.pick(adminCredentials, { email: true })
export const resetStaffPassword = z.extend(z.pick(changedOwnPassword, { new_password: true }), {
  token: z.string().check(z.minLength(1), z.maxLength(100)),
})

export const adminPassword = {
  forgot: endpoint({
    method: 'POST',
    path: '/admin/forgot_password',
    auth: 'none',
    summary:
      'Mails a colleague a link for a new password; the answer does not show whether the address exists',
    body: forgottenStaffPassword,
    response: done,
  }),
  reset: endpoint({
    method: 'POST',
    path: '/admin/reset_password',
    auth: 'none',
    summary:
      'Sets a colleague’s new password with the token of a mailed link, which works once; ends all sessions. Signing in takes the second factor as before',
    body: resetStaffPassword,
    response: done,
    errors: ['RESET_LINK_DEAD', 'WEAK_PASSWORD'],
  }),
}
