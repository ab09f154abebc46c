import { z } from 'zod/mini'
import { adminCredentials } from '../administrators/calls.ts'
import { secondFactors } from '../administrators/second-factor.ts'
import { doneOrWaiting } from '../four-eyes/waiting.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { paragraphs } from '../primitives/paragraphs.ts'
import { staffRoles } from '../primitives/staff.ts'
import { id, instant, line } from '../primitives/values.ts'
import { colleagueStates } from './colleagues.ts'

const role = z.enum(staffRoles, 'Select a role')
const name = line(100, 'Enter a name')
export const staffReason = paragraphs(1000, 'Say why')
const token = z.string().check(z.minLength(1), z.maxLength(200))

export const newColleague = z.strictObject({
  email: adminCredentials.shape.email,
  name,
  role,
  reason: staffReason,
})

const whichColleague = { admin_id: id }
export const changedColleague = z.strictObject({
  ...whichColleague,
  role,
  /** Left out, it stays. */
  name: z.optional(name),
  reason: staffReason,
})

export const joiningStaff = z.strictObject({
  token,
  pwd: z
    .string('Choose a password')
    .check(
      z.minLength(8, 'Password must be at least 8 characters long'),
      z.maxLength(128, 'Password must be at most 128 characters'),
    ),
})

const colleague = z.object({
  ...whichColleague,
  name: z.string(),
  email: z.string(),
  role,
  state: z.enum(colleagueStates),
  second_factor: z.enum(secondFactors),
  is_you: z.boolean(),
  is_last_administrator: z.boolean(),
  /** When the link of an invitation expires. */
  expires_at: z.nullable(instant),
})
export type WireColleague = z.input<typeof colleague>

/** The colleagues of the back office. */
export const staff = {
  list: endpoint({
    method: 'GET',
    path: '/admin/staff',
    auth: 'admin',
    staff: 'everyone',
    summary: 'Who works at the back office or is invited, with role and second factor',
    response: z.object({ status: z.literal('success'), staff: z.array(colleague) }),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/admin/staff/invite',
    auth: 'admin',
    staff: [],
    summary: 'Invites a colleague by email; an open invitation gets a new link, and its old one ends',
    body: newColleague,
    response: z.object({ ...doneOrWaiting.shape, ...whichColleague }),
    errors: ['CONFLICT', 'CODE_SENT_RECENTLY'],
    idempotent: true,
  }),
  update: endpoint({
    method: 'POST',
    path: '/admin/staff/update',
    auth: 'admin',
    staff: [],
    summary: 'Changes a colleague’s role, from their next call on, or name',
    body: changedColleague,
    response: doneOrWaiting,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/admin/staff/remove',
    auth: 'admin',
    staff: [],
    summary: 'Removes a colleague: ends their sessions, and what they owned has no owner',
    body: z.strictObject({ ...whichColleague, reason: staffReason }),
    response: doneOrWaiting,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
  invitation: endpoint({
    method: 'POST',
    path: '/admin/staff/invitation',
    auth: 'none',
    summary: 'The content of a colleague’s invitation, by the token of its link',
    body: z.strictObject({ token }),
    response: z.object({ status: z.literal('success'), name: z.string(), email: z.string(), role }),
    errors: ['INVITATION_DEAD'],
  }),
  join: endpoint({
    method: 'POST',
    path: '/admin/staff/join',
    auth: 'none',
    signsIn: true,
    summary: 'Joins the back office with a password and signs in; the link works once',
    body: joiningStaff,
    response: z.object({ status: z.literal('success'), jwt: z.string() }),
    errors: ['INVITATION_DEAD', 'WEAK_PASSWORD'],
  }),
}
