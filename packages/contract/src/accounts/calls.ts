import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { roles } from '../primitives/roles.ts'
import { done, id, instant } from '../primitives/values.ts'
import { changedPassword, credentials, forgottenPassword, signup, verification } from './forms.ts'

export const user = z.object({
  uid: id,
  user_id: id,
  first_name: z.string(),
  middle_name: z.string(),
  last_name: z.string(),
  work_email: z.string(),
  job_title: z.nullable(z.string()),
  role: z.enum(roles),
  /** Whether team mode is on. */
  team_enabled: z.boolean(),
  countryCode: z.string(),
  company_phone_number: z.string(),
  company_name: z.string(),
  company_reg_number: z.string(),
  company_region: z.string(),
  two_fa: z.union([z.literal(0), z.literal(1)]),
  /** The KYB status: null until the business information is completed. */
  status: z.nullable(z.enum(['IN_PROGRESS', 'RFI_REQUESTED', 'Clear', 'Refused'])),
  /** Why the back office refused or requested more information; shown to the customer. */
  status_reason: z.nullable(z.string()),
  /** The promised date of the decision, while IN_PROGRESS. */
  review_due_at: z.nullable(instant),
  company_reg_address: z.nullable(z.string()),
  company_reg_country: z.nullable(z.string()),
  city: z.nullable(z.string()),
  registered_addressLine1: z.nullable(z.string()),
  registered_addressLine2: z.nullable(z.string()),
  registered_city: z.nullable(z.string()),
  registered_state: z.nullable(z.string()),
  registered_country: z.nullable(z.string()),
  /** The KYB form as last saved or submitted; its shape is `registration` of the onboarding contract. */
  registration: z.nullable(z.unknown()),
  business_documents_details: z.array(z.unknown()),
  founders: z.array(z.unknown()),
})
export type User = z.output<typeof user>

export const signedInDevice = z.object({
  session_id: id,
  user_agent: z.string(),
  /** "Firefox on Windows" */
  device: z.string(),
  ip: z.string(),
  created_at: instant,
  is_current: z.boolean(),
})
const signedIn = z.object({ status: z.literal('success'), message: z.optional(z.string()), jwt: z.string() })

export const accounts = {
  signup: endpoint({
    method: 'POST',
    path: '/users/signup',
    auth: 'none',
    summary: 'Creates an account and sends a code to the work email',
    body: signup,
    response: done,
    errors: ['WEAK_PASSWORD'],
  }),
  verify: endpoint({
    method: 'POST',
    path: '/users/verify',
    auth: 'none',
    signsIn: true,
    summary: 'Redeems an emailed code: sign-up, email link, or second factor at sign-in',
    body: verification,
    response: signedIn,
    errors: ['WRONG_CODE', 'ILLEGAL_STATE'],
  }),
  resendCode: endpoint({
    method: 'POST',
    path: '/users/resend_code',
    auth: 'none',
    summary: 'Sends a new code for the pending sign-up or sign-in',
    body: forgottenPassword,
    response: done,
  }),
  login: endpoint({
    method: 'POST',
    path: '/users/login',
    auth: 'none',
    signsIn: true,
    summary: 'Signs in; with the second factor on, sends a code by email and returns no token yet',
    body: credentials,
    response: z.object({
      status: z.literal('success'),
      message: z.optional(z.string()),
      two_fa: z.union([z.literal(0), z.literal(1)]),
      jwt: z.optional(z.string()),
    }),
    errors: ['WRONG_CREDENTIALS', 'EMAIL_NOT_VERIFIED'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/users/logout',
    auth: 'customer',
    who: 'everyone',
    summary: 'Ends this session',
    response: done,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/users/forgot_password',
    auth: 'none',
    summary: 'Sends a reset link by email; the answer does not show whether the address exists',
    body: forgottenPassword,
    response: done,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/users/change_password',
    auth: 'customer-or-reset',
    who: 'everyone',
    summary:
      'Changes the password, with the old one or with the token of a reset link; ends all other sessions',
    body: changedPassword,
    response: done,
    errors: ['WRONG_CREDENTIALS', 'WEAK_PASSWORD', 'RESET_LINK_DEAD'],
  }),
  profile: endpoint({
    method: 'GET',
    path: '/users/get',
    auth: 'customer',
    summary: 'The signed-in user and the company',
    response: z.object({
      status: z.literal('success'),
      data: z.extend(user, {
        /** Whether the sidebar leads to smart escrow. */
        smart_escrow: z.boolean(),
        /** Only where a colleague of the back office views the account: until when. */
        viewed_until: z.optional(instant),
      }),
    }),
  }),
  twoFactorMail: endpoint({
    method: 'POST',
    path: '/users/two_factor_mail',
    auth: 'customer',
    who: 'everyone',
    summary: 'Sends the code that turns the second factor on or off',
    response: done,
    errors: ['CODE_SENT_RECENTLY'],
  }),
  verifyTwoFactor: endpoint({
    method: 'POST',
    path: '/users/verify_two_factor_otp',
    auth: 'customer',
    who: 'everyone',
    summary: 'Turns the second factor on (1) or off (0)',
    body: z.strictObject({
      two_fa: z.union([z.literal(0), z.literal(1)]),
      verify_code: verification.shape.verify_code,
    }),
    response: done,
    errors: ['WRONG_CODE'],
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/users/sessions',
    auth: 'customer',
    summary: 'The signed-in devices',
    response: z.object({ status: z.literal('success'), data: z.array(signedInDevice) }),
  }),
  revokeSessions: endpoint({
    method: 'POST',
    path: '/users/sessions/revoke',
    auth: 'customer',
    who: 'everyone',
    summary: 'Signs one device out, or all others',
    body: z.strictObject({ session_id: z.optional(id) }),
    response: done,
    errors: ['NOT_FOUND'],
  }),
}
