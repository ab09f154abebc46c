import { z } from 'zod/mini'
import { signup } from '../accounts/forms.ts'
import { approval } from '../approvals/forms.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { inCapitals, isIdentifier } from '../primitives/identifier.ts'
import { roles } from '../primitives/roles.ts'
import { done, id, instant, wireAmount } from '../primitives/values.ts'
import { teamChoice } from './code-request.ts'

/** The description of each role. */
export const roleFacts = {
  owner: { label: 'Owner', explanation: 'May do everything, invite people and set the limits.' },
  preparer: {
    label: 'Preparer',
    explanation: 'Prepares and submits payments, adds balance and manages partners.',
  },
  approver: { label: 'Approver', explanation: 'Releases or refuses payments that others have prepared.' },
  viewer: { label: 'Viewer', explanation: 'Sees everything and changes nothing.' },
} as const

const role = z.enum(roles, 'Select a role')
export const invitation = z.strictObject({ email: signup.shape.work_email, role })

export const teamSettings = z.strictObject({ ...teamChoice, ...approval })

/** Countries write them in many ways: only what no country writes is refused. Empty where the company has none. */
export const companyTaxNumber = z.strictObject({
  tax_number: z
    .string()
    .check(
      inCapitals,
      isIdentifier,
      z.regex(/^$|^[A-Z0-9][A-Z0-9 ./-]{3,29}$/, 'Enter 4 to 30 letters and digits, or leave it empty'),
    ),
})

const token = z.string().check(z.minLength(1), z.maxLength(200))
export const joining = z.strictObject({
  token,
  first_name: signup.shape.first_name,
  last_name: signup.shape.last_name,
  pwd: signup.shape.pwd,
})

export const memberStates = ['active', 'invited', 'removed'] as const
const member = z.object({
  /** The person's id; before they join, the invitation's id. */
  member_id: id,
  state: z.enum(memberStates),
  /** Empty until the person has joined. */
  name: z.string(),
  email: z.string(),
  role,
  is_you: z.boolean(),
  /** When the person joined, was invited or removed. */
  since: instant,
  /** When the link of an invitation expires. */
  expires_at: z.nullable(instant),
})
export type Member = z.output<typeof member>

const waitingLimits = z.object({
  limit_raise_id: id,
  approval_limit: wireAmount,
  daily_limit: wireAmount,
  requested_by: z.string(),
  requested_at: instant,
  expires_at: instant,
  /** Whether the reader may release or refuse them, or take them back. */
  may_decide: z.boolean(),
  may_withdraw: z.boolean(),
})
export type WaitingLimits = z.output<typeof waitingLimits>

const whichRaise = { limit_raise_id: id }
const whichInvitation = z.strictObject({ invitation_id: id })

export const team = {
  get: endpoint({
    method: 'GET',
    path: '/team/get',
    auth: 'customer',
    summary: "The company's people, and above which amount a payment waits for release",
    response: z.object({
      status: z.literal('success'),
      team_enabled: z.union([z.literal(0), z.literal(1)]),
      /** In US dollars. */
      approval_limit: wireAmount,
      /** Per person and day. */
      daily_limit: wireAmount,
      /** Higher limits that wait for a second owner or approver. */
      waiting_limits: z.nullable(waitingLimits),
      /** Printed on the company's invoices; empty where none was given. */
      tax_number: z.string(),
      members: z.array(member),
    }),
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/team/send_code',
    auth: 'customer',
    who: 'owner',
    summary: 'Sends the code for exactly these settings',
    body: z.strictObject(teamChoice),
    response: done,
    errors: ['CODE_SENT_RECENTLY'],
  }),
  save: endpoint({
    method: 'POST',
    path: '/team/settings',
    auth: 'customer',
    who: 'owner',
    summary:
      'Turns the team on or off and sets the limits, with password and code; higher limits wait for a second owner or approver',
    body: teamSettings,
    response: done,
    errors: ['WRONG_CODE', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  releaseLimits: endpoint({
    method: 'POST',
    path: '/team/release_limits',
    auth: 'customer',
    who: 'approver',
    summary: 'Releases the higher limits that another person has asked for, with password and code',
    body: z.strictObject({ ...whichRaise, ...approval }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'SELF_APPROVAL', 'WRONG_CODE'],
    idempotent: true,
  }),
  refuseLimits: endpoint({
    method: 'POST',
    path: '/team/refuse_limits',
    auth: 'customer',
    who: 'approver',
    summary: 'Refuses the higher limits that another person has asked for, or takes one’s own back',
    body: z.strictObject(whichRaise),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  saveTaxNumber: endpoint({
    method: 'POST',
    path: '/team/tax_number',
    auth: 'customer',
    who: 'owner',
    summary: "The company's tax number, printed on its invoices; empty to delete it",
    body: companyTaxNumber,
    response: done,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/team/invite',
    auth: 'customer',
    who: 'owner',
    summary: 'Invites a person by email',
    body: invitation,
    response: z.object({ status: z.literal('success'), message: z.string(), invitation_id: id }),
    errors: ['ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/team/resend',
    auth: 'customer',
    who: 'owner',
    summary: 'Sends a new link and voids the previous one',
    body: whichInvitation,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CODE_SENT_RECENTLY'],
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/team/revoke',
    auth: 'customer',
    who: 'owner',
    summary: 'Withdraws an invitation',
    body: whichInvitation,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  changeRole: endpoint({
    method: 'POST',
    path: '/team/change_role',
    auth: 'customer',
    who: 'owner',
    summary: "Changes a person's role, from their next call on",
    body: z.strictObject({ user_id: id, role }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/team/remove',
    auth: 'customer',
    who: 'owner',
    summary: 'Removes a person and ends all their sessions',
    body: z.strictObject({ user_id: id }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  invitation: endpoint({
    method: 'POST',
    path: '/team/invitation',
    auth: 'none',
    summary: 'The content of an invitation, by the token of its link',
    body: z.strictObject({ token }),
    response: z.object({
      status: z.literal('success'),
      company_name: z.string(),
      invited_by: z.string(),
      email: z.string(),
      role,
    }),
    errors: ['INVITATION_DEAD', 'CONFLICT'],
  }),
  join: endpoint({
    method: 'POST',
    path: '/team/join',
    auth: 'none',
    signsIn: true,
    summary: 'Joins the company that sent the invitation and signs in; the link works once',
    body: joining,
    response: z.object({ status: z.literal('success'), jwt: z.string() }),
    errors: ['INVITATION_DEAD', 'CONFLICT', 'WEAK_PASSWORD'],
  }),
}
