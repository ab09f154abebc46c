import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { smallLetters } from '../primitives/identifier.ts'
import { staffRoles } from '../primitives/staff.ts'
import { done } from '../primitives/values.ts'

export const adminCredentials = z.strictObject({
  email: z
    .string('Please enter a valid email address')
    .check(
      z.trim(),
      z.overwrite(smallLetters),
      z.maxLength(254),
      z.email('Please enter a valid email address'),
    ),
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
    summary: 'Signs an administrator in',
    body: adminCredentials,
    response: z.object({ status: z.literal('success'), jwt: z.string() }),
    errors: ['WRONG_CREDENTIALS'],
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
    staff: 'everyone',
    summary: 'Ends this session',
    response: done,
  }),
}
