import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { smallLetters } from '../primitives/identifier.ts'
import { staffRoles } from '../primitives/staff.ts'
import { done } from '../primitives/values.ts'
import { secondFactors, secondStepCode } from './second-factor.ts'

const email = z
  .string('Please enter a valid email address')
  .check(z.trim(), z.overwrite(smallLetters), z.maxLength(254), z.email('Please enter a valid email address'))

export const adminCredentials = z.strictObject({
  email,
  password: z
    .string('Password must be at least 4 characters long')
    .check(
      z.minLength(4, 'Password must be at least 4 characters long'),
      z.maxLength(128, 'Password must be at most 128 characters'),
    ),
})

export const adminAccess = {
  login: endpoint({
    method: 'POST',
    path: '/admin/login',
    auth: 'none',
    signsIn: true,
    summary: 'Signs a colleague in; who has a second factor gives its code next',
    body: adminCredentials,
    response: z.object({
      status: z.literal('success'),
      second_factor: z.enum(secondFactors),
      jwt: z.optional(z.string()),
    }),
    errors: ['WRONG_CREDENTIALS'],
  }),
  verify: endpoint({
    method: 'POST',
    path: '/admin/verify',
    auth: 'none',
    signsIn: true,
    summary:
      'Completes an administrator’s sign-in after its password: by a code of the app, of a mail, or for the day on which the phone is lost',
    body: z.strictObject({ email, verify_code: secondStepCode }),
    response: z.object({ status: z.literal('success'), jwt: z.string() }),
    errors: ['WRONG_CODE'],
  }),
  verifyMail: endpoint({
    method: 'POST',
    path: '/admin/verify/mail',
    auth: 'none',
    signsIn: true,
    summary: 'Mails a code to an administrator whose password was right, also instead of the app’s',
    body: z.strictObject({ email }),
    response: done,
  }),
  profile: endpoint({
    method: 'GET',
    path: '/admin/profile',
    auth: 'admin',
    staff: 'everyone',
    summary: 'Who is signed in',
    response: z.object({
      status: z.literal('success'),
      data: z.object({ name: z.string(), email: z.string(), role: z.enum(staffRoles) }),
    }),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/admin/logout',
    auth: 'admin',
    staff: 'own',
    summary: 'Ends this session',
    response: done,
  }),
}
