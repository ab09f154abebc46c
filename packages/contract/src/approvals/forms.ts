import { z } from 'zod/mini'
import { currencyCode, wireAmount } from '../primitives/values.ts'

/** What every approved action takes beside its own fields: the password once more, and the code that was mailed. */
export const approval = {
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(128, 'Password is required')),
  verify_code: z
    .string('Enter a OTP')
    .check(z.trim(), z.minLength(1, 'Enter a OTP'), z.regex(/^\d{6}$/, 'Enter the 6 digits of the code')),
}

/** What the code approves, as the server has it: to be shown above the boxes for the code. */
export const approves = z.object({
  amount: z.optional(wireAmount),
  currency: z.optional(currencyCode),
  payee: z.optional(z.string()),
  account_last_four: z.optional(z.string()),
  /** Further lines, such as a fee inside the amount. */
  facts: z.optional(z.array(z.string())),
})
export type Approves = z.input<typeof approves>
