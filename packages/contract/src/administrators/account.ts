import { z } from 'zod/mini'
import { signedInDevice } from '../accounts/calls.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { staffRoles } from '../primitives/staff.ts'
import { done, id, instant } from '../primitives/values.ts'
import { secondFactors, sixDigits } from './second-factor.ts'

/** A change of how somebody signs in takes the password, which a session that was left open does not have. */
export const ownPassword = z.strictObject({
  password: z
    .string('Password is required')
    .check(
      z.minLength(1, 'Password is required'),
      z.maxLength(128, 'Password must be at most 128 characters'),
    ),
})
export const changedOwnPassword = z.extend(ownPassword, {
  new_password: z
    .string('Choose a password')
    .check(
      z.minLength(8, 'Password must be at least 8 characters long'),
      z.maxLength(128, 'Password must be at most 128 characters'),
    ),
})
export const appCode = z.strictObject({ verify_code: sixDigits })

const recoveryCodes = z.object({
  status: z.literal('success'),
  message: z.optional(z.string()),
  /** Shown once: only their hashes are stored. */
  recovery_codes: z.array(z.string()),
})

export const adminAccount = {
  get: endpoint({
    method: 'GET',
    path: '/admin/account',
    auth: 'admin',
    staff: 'everyone',
    summary: 'One’s own account in the back office: how one signs in',
    response: z.object({
      status: z.literal('success'),
      data: z.object({
        name: z.string(),
        email: z.string(),
        role: z.enum(staffRoles),
        second_factor: z.enum(secondFactors),
        /** Since when the authenticator app is in use. */
        app_since: z.nullable(instant),
        recovery_codes_left: z.number(),
      }),
    }),
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/admin/account/password',
    auth: 'admin',
    staff: 'own',
    summary: 'Changes one’s own password, with the old one; ends all other sessions',
    body: changedOwnPassword,
    response: done,
    errors: ['WRONG_CREDENTIALS', 'WEAK_PASSWORD'],
  }),
  beginApp: endpoint({
    method: 'POST',
    path: '/admin/account/app/begin',
    auth: 'admin',
    staff: 'own',
    summary: 'Makes the secret of a new authenticator app, which counts once a code of it was right',
    body: ownPassword,
    response: z.object({
      status: z.literal('success'),
      /** As text, for who cannot read the QR code. */
      secret: z.string(),
      /** For an app on the same device. */
      address: z.string(),
      /** The dark squares of the QR code as the path of an SVG; `size` is its side. */
      qr_code: z.object({ size: z.number(), path: z.string() }),
    }),
    errors: ['WRONG_CREDENTIALS'],
  }),
  confirmApp: endpoint({
    method: 'POST',
    path: '/admin/account/app/confirm',
    auth: 'admin',
    staff: 'own',
    summary: 'Makes the new authenticator app the second factor, by a code of it; ends all other sessions',
    body: appCode,
    response: recoveryCodes,
    errors: ['WRONG_CODE', 'ILLEGAL_STATE'],
  }),
  useMail: endpoint({
    method: 'POST',
    path: '/admin/account/mail',
    auth: 'admin',
    staff: 'own',
    summary: 'Makes codes by mail the second factor; ends all other sessions',
    body: ownPassword,
    response: done,
    errors: ['WRONG_CREDENTIALS', 'ILLEGAL_STATE'],
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/admin/account/recovery_codes',
    auth: 'admin',
    staff: 'own',
    summary: 'Makes new recovery codes; the old ones end',
    body: ownPassword,
    response: recoveryCodes,
    errors: ['WRONG_CREDENTIALS', 'ILLEGAL_STATE'],
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/admin/account/sessions',
    auth: 'admin',
    staff: 'everyone',
    summary: 'The devices on which one is signed in at the back office',
    response: z.object({ status: z.literal('success'), data: z.array(signedInDevice) }),
  }),
  endSessions: endpoint({
    method: 'POST',
    path: '/admin/account/sessions/end',
    auth: 'admin',
    staff: 'own',
    summary: 'Signs one device out, or all others',
    body: z.strictObject({ session_id: z.optional(id) }),
    response: done,
    errors: ['NOT_FOUND'],
  }),
}
