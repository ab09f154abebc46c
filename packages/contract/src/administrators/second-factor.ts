import { z } from 'zod/mini'
import { capitals, plainIdentifier } from '../primitives/identifier.ts'

/** What an administrator needs besides the password. `none` is for accounts from before there was one, and for the sandbox’s. */
export const secondFactors = ['none', 'mail', 'app'] as const
export type SecondFactor = (typeof secondFactors)[number]

/** Recovery codes have no 0, O, 1 or I, which look alike on paper. */
export const recoveryCodeSigns = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const recoveryCodeLength = 12

export const sixDigits = z
  .string('Enter the code')
  .check(z.trim(), z.minLength(1, 'Enter the code'), z.regex(/^\d{6}$/, 'Enter the 6 digits of the code'))

/** The six digits of a mail or an app, or a recovery code, in any case and with or without its hyphens. */
export const secondStepCode = z.string('Enter the code').check(
  z.maxLength(60, 'Enter the 6 digits of the code, or a recovery code'),
  z.overwrite((text) => capitals(plainIdentifier(text)).replace(/[ -]/g, '')),
  z.minLength(1, 'Enter the code'),
  z.regex(
    new RegExp(`^(\\d{6}|[${recoveryCodeSigns}]{${recoveryCodeLength}})$`),
    'Enter the 6 digits of the code, or a recovery code',
  ),
)
