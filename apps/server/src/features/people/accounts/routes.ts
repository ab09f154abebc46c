import { accounts } from '@tradelane/contract/accounts/calls'
import { findUser } from '../../../access/users.ts'
import { routes, success } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { findRegistrationProfile } from '../onboarding/index.ts'
import { toUser } from './account-rows.ts'
import { askForMail } from './ask-for-mail.ts'
import { changePassword } from './change-password.ts'
import { endSession, endSessionsOf, listSessions } from './sessions.ts'
import { signInWithPassword } from './sign-in-with-password.ts'
import { signUp } from './sign-up.ts'
import { mailTwoFactorCode, switchTwoFactor } from './two-factor.ts'
import { verifyCode } from './verify-code.ts'

export const accountRoutes = routes(accounts, {
  signup: async ({ deps, body }) => {
    await signUp(deps, body)
    return { ...success, message: 'We have sent a code to your work email.' }
  },
  verify: async ({ deps, body, request }) => ({
    ...success,
    message: 'Email verification complete',
    jwt: await verifyCode(deps, { email: body.email, code: body.verify_code }, request),
  }),
  resendCode: async ({ deps, body }) => {
    await inTransaction(deps.db, (tx) => askForMail(tx, { mail: 'waiting code', email: body.email }))
    return { ...success, message: 'If a code was pending, we have sent a new one.' }
  },
  login: async ({ deps, body, request }) => ({
    ...success,
    ...(await signInWithPassword(deps, body, request)),
  }),
  logout: async ({ deps, actor }) => {
    await endSession(deps, actor.sessionId)
    return success
  },
  forgotPassword: async ({ deps, body }) => {
    await inTransaction(deps.db, (tx) => askForMail(tx, { mail: 'reset link', email: body.email }))
    return { ...success, message: 'If there is an account with this address, we have sent a link to it.' }
  },
  changePassword: async ({ deps, actor, body }) => {
    await changePassword(deps, actor, { oldPassword: body.old_password, newPassword: body.new_password })
    return { ...success, message: 'Your password has been changed. All other devices have been signed out.' }
  },
  profile: async ({ deps, actor }) => {
    const row = await findUser(deps.db, actor.userId)
    if (!row) throw new Refusal('UNAUTHENTICATED')
    const business = await findRegistrationProfile(deps, actor)
    const viewed = actor.view && { viewed_until: actor.view.expiresAt }
    const { opensSmartEscrow: smart_escrow } = deps.config
    return { ...success, data: { ...toUser(row), ...business, smart_escrow, ...viewed } }
  },
  twoFactorMail: async ({ deps, actor }) => {
    await mailTwoFactorCode(deps, actor)
    return { ...success, message: 'We have sent a code to your work email.' }
  },
  verifyTwoFactor: async ({ deps, actor, body }) => {
    const isOn = body.two_fa === 1
    await switchTwoFactor(deps, actor, { isOn, code: body.verify_code })
    const state = isOn ? 'on' : 'off'
    return {
      ...success,
      message: `Two-factor authentication is ${state}. All other devices have been signed out.`,
    }
  },
  sessions: async ({ deps, actor }) => ({
    ...success,
    data: await listSessions(deps, actor, actor.sessionId),
  }),
  revokeSessions: async ({ deps, actor, body }) => {
    const which = body.session_id ? { only: body.session_id } : { except: actor.sessionId }
    const ended = await endSessionsOf(deps, deps.db, actor.userId, which)
    if (body.session_id && ended === 0) throw new Refusal('NOT_FOUND')
    return {
      ...success,
      message: body.session_id
        ? 'The device has been signed out.'
        : 'All other devices have been signed out.',
    }
  },
})
