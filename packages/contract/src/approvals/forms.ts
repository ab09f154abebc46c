import { z } from 'zod/mini'

/** What every call that moves money wants beside its own fields: who you are, once more, and the code we mailed. */
export const approval = {
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(128, 'Password is required')),
  verify_code: z
    .string('Enter a OTP')
    .check(z.trim(), z.minLength(1, 'Enter a OTP'), z.regex(/^\d{6}$/, 'Enter the 6 digits of the code')),
}
