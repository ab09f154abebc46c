import { adminAccount } from '@tradelane/contract/administrators/account'
import { routes, success } from '../../../http/routes.ts'
import { qrCodePath } from '../../../pdf/qr-code.ts'
import { listSessions } from '../accounts/index.ts'
import { changeOwnPassword } from './change-own-password.ts'
import { beginApp, confirmApp, renewRecoveryCodes, useMail } from './change-second-factor.ts'
import { endOwnSessions } from './end-own-sessions.ts'
import { getAccount } from './get-administrator.ts'

export const adminAccountRoutes = routes(adminAccount, {
  get: async ({ deps, actor }) => ({ ...success, data: await getAccount(deps.db, actor.administratorId) }),
  changePassword: async ({ deps, actor, body: { password, new_password: newPassword } }) => {
    await changeOwnPassword(deps, actor, { password, newPassword })
    return { ...success, message: 'Your password has been changed. All other devices have been signed out.' }
  },
  beginApp: async ({ deps, actor, body }) => {
    const { secret, address } = await beginApp(deps, actor, body.password)
    return { ...success, secret, address, qr_code: qrCodePath(address) }
  },
  confirmApp: async ({ deps, actor, body }) => ({
    ...success,
    message: 'You sign in with your authenticator app now. All other devices have been signed out.',
    recovery_codes: await confirmApp(deps, actor, body.verify_code),
  }),
  useMail: async ({ deps, actor, body }) => {
    await useMail(deps, actor, body.password)
    return {
      ...success,
      message: 'You sign in with codes by mail now. All other devices have been signed out.',
    }
  },
  renewRecoveryCodes: async ({ deps, actor, body }) => ({
    ...success,
    message: 'The old recovery codes do not work any more.',
    recovery_codes: await renewRecoveryCodes(deps, actor, body.password),
  }),
  sessions: async ({ deps, actor: { administratorId, sessionId } }) => ({
    ...success,
    data: await listSessions(deps, { administratorId }, sessionId),
  }),
  endSessions: async ({ deps, actor, body }) => {
    await endOwnSessions(deps, actor, body.session_id)
    return {
      ...success,
      message: body.session_id
        ? 'The device has been signed out.'
        : 'All other devices have been signed out.',
    }
  },
})
