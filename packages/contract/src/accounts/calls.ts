import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { roles } from '../primitives/roles.ts'
import { done, id, instant } from '../primitives/values.ts'

const email = z
  .string('Enter a valid email')
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, 'Enter a valid email'), z.email('Enter a valid email'))
const code = z
  .string('Enter a OTP')
  .check(z.trim(), z.minLength(1, 'Enter a OTP'), z.regex(/^\d{6}$/, 'Enter the 6 digits of the code'))
/** One line: no breaks or other control characters, which would let a name write lines of a letter or a log. */
const oneLine = z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Remove the unusual characters')
const text = (required: string, max: number, tooLong: string) =>
  z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(max, tooLong), oneLine)

/** The specification's own bounds, each screen its own; `newPassword` adds that it must be hard to guess. */
const signupPassword = z
  .string('Password is required')
  .check(
    z.minLength(3, 'Password must be at least 3 characters'),
    z.maxLength(20, 'Password must be at most 20 characters'),
  )

/** Regions in which a company can sign up; the others are shown, disabled. */
export const regions = [
  { code: 'US', name: 'United States', isOpen: true },
  { code: 'EU', name: 'Europe', isOpen: false },
  { code: 'AS', name: 'Asia', isOpen: false },
] as const

/** Exactly this many characters, as the specification states. */
export const regNumberLength = 6
export const regNumber = z
  .string('Registration number is required')
  .check(z.trim(), z.length(regNumberLength, 'Reg number must be 6 characters'), oneLine)

export const signup = z.strictObject({
  first_name: text('First name is required', 50, 'First name must be at most 20 characters'),
  middle_name: z._default(z.string().check(z.trim(), z.maxLength(50, 'At most 50 characters'), oneLine), ''),
  last_name: text('Last name is required', 50, 'Last name must be at most 20 characters'),
  company_name: z
    .string('Company name is required')
    .check(
      z.trim(),
      z.minLength(2, 'Company name must be at least 2 characters'),
      z.maxLength(200, 'Company name must be at most 200 characters'),
      oneLine,
    ),
  work_email: email,
  countryCode: z.string('Country code is required').check(z.regex(/^\+\d{1,4}$/, 'Country code is required')),
  company_phone_number: z
    .string('Enter a valid Business phone number')
    .check(
      z.trim(),
      z.minLength(6, 'Enter a valid Business phone number'),
      z.maxLength(20, 'Enter a valid Business phone number'),
      z.regex(/^[\d ()-]+$/, 'Enter a valid Business phone number'),
    ),
  company_reg_number: regNumber,
  company_region: z.enum(['US'], 'Select a region'),
  pwd: signupPassword,
})

export const credentials = z.strictObject({
  email,
  password: z
    .string('Password must be at least 3 characters')
    .check(
      z.minLength(3, 'Password must be at least 3 characters'),
      z.maxLength(20, 'Password must be at most 20 characters'),
    ),
})

export const verification = z.strictObject({ email, verify_code: code })
export const forgottenPassword = z.strictObject({ email })
export const resetPassword = z.strictObject({
  new_password: z
    .string('Password must be at least 6 characters long')
    .check(
      z.minLength(6, 'Password must be at least 6 characters long'),
      z.maxLength(128, 'Password must be at most 128 characters'),
    ),
})
export const changedPassword = z.strictObject({
  old_password: z.optional(z.string().check(z.maxLength(128))),
  new_password: z
    .string('Password is required')
    .check(
      z.minLength(4, 'Password must be at least 4 characters'),
      z.maxLength(20, 'Password must be at most 20 characters'),
    ),
})

export const user = z.object({
  uid: id,
  user_id: id,
  first_name: z.string(),
  middle_name: z.string(),
  last_name: z.string(),
  work_email: z.string(),
  job_title: z.nullable(z.string()),
  role: z.enum(roles),
  /** Whether the company has turned on that several people work for it. */
  team_enabled: z.boolean(),
  countryCode: z.string(),
  company_phone_number: z.string(),
  company_name: z.string(),
  company_reg_number: z.string(),
  company_region: z.string(),
  two_fa: z.union([z.literal(0), z.literal(1)]),
  /** The KYB status: null until the business information is completed. */
  status: z.nullable(z.enum(['IN_PROGRESS', 'RFI_REQUESTED', 'Clear', 'Refused'])),
  /** Why the back office refused or asked for more; shown to the customer. */
  status_reason: z.nullable(z.string()),
  /** When the review is promised by, while it is IN_PROGRESS. */
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

const session = z.object({
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
    summary: 'Opens an account and mails a code to the work email',
    body: signup,
    response: done,
    errors: ['WEAK_PASSWORD'],
  }),
  verify: endpoint({
    method: 'POST',
    path: '/users/verify',
    auth: 'none',
    summary: 'Redeems a mailed code: sign-up, email link, or second factor at login',
    body: verification,
    response: signedIn,
    errors: ['WRONG_CODE'],
  }),
  resendCode: endpoint({
    method: 'POST',
    path: '/users/resend_code',
    auth: 'none',
    summary: 'Mails a fresh code for the sign-up or login that is waiting for one',
    body: forgottenPassword,
    response: done,
  }),
  login: endpoint({
    method: 'POST',
    path: '/users/login',
    auth: 'none',
    summary: 'Signs in; with a second factor on, a code is mailed and no token given yet',
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
    summary: 'Mails a reset link; the answer does not tell whether the address exists',
    body: forgottenPassword,
    response: done,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/users/change_password',
    auth: 'customer-or-reset',
    who: 'everyone',
    summary:
      'Changes the password, with the old one or with the token of a reset link; ends every other session',
    body: changedPassword,
    response: done,
    errors: ['WRONG_CREDENTIALS', 'WEAK_PASSWORD', 'RESET_LINK_DEAD'],
  }),
  profile: endpoint({
    method: 'GET',
    path: '/users/get',
    auth: 'customer',
    summary: 'The signed-in user and the company',
    response: z.object({ status: z.literal('success'), data: user }),
  }),
  twoFactorMail: endpoint({
    method: 'POST',
    path: '/users/two_factor_mail',
    auth: 'customer',
    who: 'everyone',
    summary: 'Mails the code that turns the second factor on or off',
    response: done,
    errors: ['CODE_SENT_RECENTLY'],
  }),
  verifyTwoFactor: endpoint({
    method: 'POST',
    path: '/users/verify_two_factor_otp',
    auth: 'customer',
    who: 'everyone',
    summary: 'Turns the second factor on (1) or off (0)',
    body: z.strictObject({ two_fa: z.union([z.literal(0), z.literal(1)]), verify_code: code }),
    response: done,
    errors: ['WRONG_CODE'],
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/users/sessions',
    auth: 'customer',
    summary: 'The devices signed in',
    response: z.object({ status: z.literal('success'), data: z.array(session) }),
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
