import { z } from 'zod/mini'
import { isIdentifier, plainIdentifier, smallLetters } from '../primitives/identifier.ts'
import { oneLine, optionalLine } from '../primitives/plain-text.ts'

const email = z
  .string('Enter a valid email')
  .check(
    z.trim(),
    z.overwrite(smallLetters),
    z.maxLength(254, 'Enter a valid email'),
    z.email('Enter a valid email'),
  )
const code = z
  .string('Enter a OTP')
  .check(z.trim(), z.minLength(1, 'Enter a OTP'), z.regex(/^\d{6}$/, 'Enter the 6 digits of the code'))
const text = (required: string, max: number, tooLong: string) =>
  z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(max, tooLong), ...oneLine)

/** The specification's limits, which differ by screen; `newPassword` adds that it must be hard to guess. */
const signupPassword = z
  .string('Password is required')
  .check(
    z.minLength(3, 'Password must be at least 3 characters'),
    z.maxLength(20, 'Password must be at most 20 characters'),
  )

/** Regions in which a company can sign up; the others are listed but disabled. */
export const regions = [
  { code: 'US', name: 'United States', isOpen: true },
  { code: 'EU', name: 'Europe', isOpen: false },
  { code: 'AS', name: 'Asia', isOpen: false },
] as const

/** Exactly this many characters, as the specification states. */
export const regNumberLength = 6
export const regNumber = z
  .string('Registration number is required')
  .check(
    z.overwrite(plainIdentifier),
    z.length(regNumberLength, 'Reg number must be 6 characters'),
    isIdentifier,
  )

export const signup = z.strictObject({
  first_name: text('First name is required', 50, 'First name must be at most 20 characters'),
  middle_name: optionalLine(50),
  last_name: text('Last name is required', 50, 'Last name must be at most 20 characters'),
  company_name: z
    .string('Company name is required')
    .check(
      z.trim(),
      z.minLength(2, 'Company name must be at least 2 characters'),
      z.maxLength(200, 'Company name must be at most 200 characters'),
      ...oneLine,
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
