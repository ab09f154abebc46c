import { z } from 'zod/mini'

/** What an administrator needs besides the password. `none` is for accounts from before there was one, and for the sandbox’s. */
export const secondFactors = ['none', 'mail', 'app'] as const
export type SecondFactor = (typeof secondFactors)[number]

/** The six digits of a mail. */
export const secondStepCode = z
  .string('Enter the code')
  .check(z.trim(), z.minLength(1, 'Enter the code'), z.regex(/^\d{6}$/, 'Enter the 6 digits of the code'))
